import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { createDeckOfCards, createPictureBingo, createWorksheetOfPages } from '../support/documents.ts';

/** Renders documents in turn in a process of its own, and writes what process and browser take: `COUNT FILE`. */
const PAGE_BYTES = 4096;
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

/** Lists this process and all that come from it. */
function listFamily(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [pid, readParent(pid)]));
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
  return pids.filter(isOurs);
}

/** The second field behind the name, which may hold anything but ends with the last bracket. */
function readParent(pid: string): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

/** The bytes that these processes have for themselves. */
function measureFamily(): number {
  const pages = listFamily().map((pid) => {
    const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
    return resident - shared;
  });
  return pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES;
}

/** Returns the text of a file; nothing when its process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
