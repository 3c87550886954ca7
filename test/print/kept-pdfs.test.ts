import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { aWorksheet } from '../support/builders.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const renderer = createRenderer();
afterAll(() => renderer.close());

/** Prints a worksheet; returns what tells whether its PDF is still held. */
async function printAndForget(): Promise<WeakRef<Uint8Array>> {
  const document = aWorksheet();
  const request = { document, answerKey: false, paper: document.paper, thumbnail: false };
  return new WeakRef((await renderer.render(request)).pdf);
}

test('a renderer that stays open holds none of the PDFs that it has handed out', async () => {
  const printed = [await printAndForget(), await printAndForget(), await printAndForget()];
  // The last one may still be in the hands of what printed it.
  await printAndForget();
  await expect
    .poll(async () => {
      await wait(0);
      collectGarbage();
      return printed.map((pdf) => pdf.deref() !== undefined);
    })
    .toEqual([false, false, false]);
});
