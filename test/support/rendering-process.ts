import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { anOpenResponse, aWorksheet } from './builders.ts';

/** A process to be killed: `node rendering-process.ts` says "rendering" once its Chromium is at work for a while. */
const renderer = createRenderer();
const ask = (document = aWorksheet()) =>
  renderer.render({ document, paper: 'letter', answerKey: false, thumbnail: false });
await ask();
process.stdout.write('rendering\n');
const items = Array.from({ length: 450 }, (_, index) =>
  anOpenResponse(`Question ${index}? `.repeat(150), `item-${index}`),
);
await ask(aWorksheet({ items }));
