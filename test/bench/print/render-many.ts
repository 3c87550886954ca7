import { readdirSync, writeFileSync } from 'node:fs';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { createDeckOfCards, createPictureBingo, createWorksheetOfPages } from '../support/documents.ts';
import { measureFamily } from '../support/family.ts';

/** What process and browser take after a render. */
export interface Taken {
  readonly bytes: number;
  /** Open files and sockets of the process. */
  readonly descriptors: number;
}

/** Renders documents in turn in a process of its own, and writes what it takes after each: `COUNT FILE`. */
const [count = '', file = ''] = process.argv.slice(2);

const documents = [createWorksheetOfPages(10), createDeckOfCards(40), createPictureBingo(6)];
const requests = await Promise.all(
  documents.map(async (document) => ({
    document,
    answerKey: false,
    paper: 'letter' as const,
    thumbnail: true,
    images: await findIconPictures(document),
  })),
);
const renderer = createRenderer();
const taken: Taken[] = [];
for (let run = 0; run < Number(count); run++) {
  const request = requests[run % requests.length];
  if (request) await renderer.render(request);
  taken.push({ bytes: measureFamily(process.pid), descriptors: readdirSync('/proc/self/fd').length });
}
await renderer.close();
writeFileSync(file, JSON.stringify(taken));
