import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { aFolder } from '#test/support/a-folder.ts';
import { createWorksheetOfPages } from '../support/documents.ts';
import { type Figure, measureTime, runAlternately, toFigure } from '../support/figure.ts';
import { PROJECT, runNode } from '../support/process.ts';
import { repeat } from '../support/repeat.ts';
import { createFinishedHtml } from './finished-html.ts';
import { assertSamePdf } from './pdf-facts.ts';

const PAGES = 2;
const RUNS = repeat(7);
/** As in package.json's script. */
const COMPILED = { NODE_COMPILE_CACHE: join(PROJECT, 'dist/compile-cache') };
const PEER = join(PROJECT, 'test/bench/peers/documented-render.ts');

/**
 * From a process that starts to a PDF on disk, as `npm run render` does it on a machine: ours finds the Chromium that its first
 * run has unpacked, theirs unpacks it as documented. A new function of ours unpacks too: docs/decisions says for how long.
 */
export async function benchColdRender(): Promise<Figure[]> {
  const { environment } = await installChromium();
  const folder = aFolder();
  try {
    return [await measure((name) => join(folder, name), environment.FONTCONFIG_PATH)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(file: (name: string) => string, fonts = ''): Promise<Figure> {
  const document = createWorksheetOfPages(PAGES);
  writeFileSync(file('document.json'), JSON.stringify(document));
  writeFileSync(file('page.html'), (await createFinishedHtml(document)).whole);
  const ours = () =>
    measureTime(() => runNode(['bin/render.ts', file('document.json'), file('ours.pdf')], COMPILED));
  const theirs = () => measureDocumented([PEER, file('page.html'), file('theirs.pdf')], fonts);
  await ours();
  const samples = await runAlternately(RUNS, ours, theirs);
  const gates = await assertSamePdf(readFileSync(file('ours.pdf')), readFileSync(file('theirs.pdf')), PAGES);
  return toFigure(samples, { figure: 'cold-render', unit: 'ms', aim: '≤ 0.17', gates });
}

/** In an empty folder for temporary files, as a new Lambda instance has it; `/tmp`, where it has its fonts, is ours. */
async function measureDocumented(args: readonly string[], FONTCONFIG_PATH: string): Promise<number> {
  const TMPDIR = await mkdtemp(join(aFolder(), 'tmp-'));
  const env = { TMPDIR, FONTCONFIG_PATH, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const taken = await measureTime(() => runNode(args, env));
  await rm(join(TMPDIR, '..'), { recursive: true, force: true });
  return taken;
}
