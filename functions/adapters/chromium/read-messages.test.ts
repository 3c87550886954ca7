import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readMessages } from './read-messages.ts';

test('messages come whole and in order, in whatever pieces they arrive', async () => {
  const pipe = new PassThrough();
  const taken: string[] = [];
  readMessages(pipe, (message) => taken.push(message));
  const bytes = Buffer.from('first é\0second\0third\0');
  // The first piece ends within a letter, and the second within a message.
  const cuts = [0, bytes.indexOf(0xc3) + 1, bytes.indexOf('third') + 2];
  for (const [index, cut] of cuts.entries()) pipe.write(bytes.subarray(cut, cuts[index + 1]));
  await expect.poll(() => taken).toEqual(['first é', 'second', 'third']);
});
