import { expect, test } from 'vitest';
import { failWith } from './fail-with.ts';

const never = new Promise<never>(() => undefined);

test('work that never ends is left when the signal aborts, before and after it began', async () => {
  const stop = new AbortController();
  const left = failWith(stop.signal, never);
  stop.abort(new Error('closed'));
  await expect(left).rejects.toThrow('closed');
  await expect(failWith(stop.signal, never)).rejects.toThrow('closed');
});

test('work that ends answers or fails as it does, whatever the signal says later', async () => {
  const stop = new AbortController();
  expect(await failWith(stop.signal, Promise.resolve(1))).toBe(1);
  await expect(failWith(stop.signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  stop.abort();
});
