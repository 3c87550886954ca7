import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_OPTIONS } from '#infra/constructs/functions/node-options.ts';
import { aFolder } from '#test/support/a-folder.ts';
import { type Figure, toFigure } from '../support/figure.ts';
import { PROJECT, runNode } from '../support/process.ts';
import { repeat } from '../support/repeat.ts';
import type { Taken } from './render-many.ts';

/** Until the renderer and its browser have compiled their code and filled their caches. */
const FIRST = repeat(150, 3);
const RENDERS = repeat(500, 3);
/** One measurement says little: a browser collects its garbage when it likes. */
const SAMPLES = repeat(60);

/** What a renderer and its browser take after 500 renders, against what they took at first. */
export async function benchRenderMemory(): Promise<Figure[]> {
  const taken = (await renderMany(FIRST + RENDERS)).map(({ bytes }) => bytes);
  const [theirs, ours] = [taken.slice(FIRST - SAMPLES, FIRST), taken.slice(-SAMPLES)];
  const about = { figure: 'render-memory', unit: 'bytes', aim: '≤ 1.05', against: 'its beginning' } as const;
  return [toFigure({ ours, theirs }, { ...about, gates: { renders: RENDERS } })];
}

/** Renders so many documents in a process of its own, with more variables where they are given; returns what it took after each. */
export async function renderMany(count: number, env: NodeJS.ProcessEnv = {}): Promise<Taken[]> {
  const folder = aFolder();
  const file = join(folder, 'taken.json');
  const given = { NODE_OPTIONS, PRINT_BUNDLE_DIR: join(PROJECT, 'dist/print'), ...env };
  await runNode(['test/bench/print/render-many.ts', String(count), file], given);
  const taken = JSON.parse(readFileSync(file, 'utf8')) as Taken[];
  rmSync(folder, { recursive: true });
  return taken;
}
