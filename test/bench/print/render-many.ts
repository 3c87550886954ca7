import { writeFileSync } from 'node:fs';
import { listPids, measureProcesses, readFamily } from '#functions/adapters/chromium/processes.ts';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { createDeckOfCards, createPictureBingo, createWorksheetOfPages } from '../support/documents.ts';

/** Renders documents in turn in a process of its own, and writes what process and browser take: `COUNT FILE`. */
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
const taken: number[] = [];
for (let run = 0; run < Number(count); run++) {
  const request = requests[run % requests.length];
  if (request) await renderer.render(request);
  taken.push(measureFamily());
}
await renderer.close();
writeFileSync(file, JSON.stringify(taken));

/** Returns what this process and all that come from it have for themselves, in bytes. */
function measureFamily(): number {
  const pids = listPids();
  const parents = new Map(pids.map((pid) => [Number(pid), readFamily(pid).parent]));
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOurs(parents.get(pid)));
  return measureProcesses(pids.filter((pid) => isOurs(Number(pid))));
}
