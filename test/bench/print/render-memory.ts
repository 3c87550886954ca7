import { readdirSync, readFileSync } from 'node:fs';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { createDeckOfCards, createPictureBingo, createWorksheetOfPages } from '../support/documents.ts';
import { type Figure, toFigure } from '../support/figure.ts';

/** Until the renderer and its browser have compiled their code and filled their caches. */
const FIRST = 100;
const RENDERS = 500;
/** One measurement says little: a browser collects its garbage when it likes. */
const SAMPLES = 50;
const PAGE_BYTES = 4096;

/** What a renderer and its browser take after 500 renders, against what they took at first. */
export async function benchRenderMemory(): Promise<Figure[]> {
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
  const render = async (count: number): Promise<number[]> => {
    const taken: number[] = [];
    for (let run = 0; run < count; run++) {
      const request = requests[run % requests.length];
      if (request) await renderer.render(request);
      taken.push(measureFamily());
    }
    return taken.slice(-SAMPLES);
  };
  try {
    const theirs = await render(FIRST);
    const ours = await render(RENDERS);
    const gates = { renders: RENDERS, processes: listFamily().length };
    const about = { figure: 'render-memory', unit: 'bytes', aim: '≤ 1.05', against: 'its beginning' } as const;
    return [toFigure({ ours, theirs }, { ...about, gates })];
  } finally {
    await renderer.close();
  }
}

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
