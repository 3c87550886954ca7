import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '#test/support/a-folder.ts';
import { type Figure, toFigure } from '../support/figure.ts';
import { PROJECT, runNode } from '../support/process.ts';

/** Until the renderer and its browser have compiled their code and filled their caches. */
const FIRST = 150;
const RENDERS = 500;
/** One measurement says little: a browser collects its garbage when it likes. */
const SAMPLES = 60;

/** What a renderer and its browser take after 500 renders, against what they took at first. */
export async function benchRenderMemory(): Promise<Figure[]> {
  const folder = aFolder();
  const file = join(folder, 'taken.json');
  const env = { PRINT_BUNDLE_DIR: join(PROJECT, 'dist/print') };
  await runNode(['test/bench/print/render-many.ts', String(FIRST + RENDERS), file], env);
  const taken = JSON.parse(readFileSync(file, 'utf8')) as number[];
  rmSync(folder, { recursive: true });
  const [theirs, ours] = [taken.slice(FIRST - SAMPLES, FIRST), taken.slice(-SAMPLES)];
  const about = { figure: 'render-memory', unit: 'bytes', aim: '≤ 1.05', against: 'its beginning' } as const;
  return [toFigure({ ours, theirs }, { ...about, gates: { renders: RENDERS } })];
}
