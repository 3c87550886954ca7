import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { aFolder } from '#test/support/a-folder.ts';
import { aProduct } from '#test/support/product.ts';
import { launchBenchBrowser } from '../support/browser.ts';
import { type Figure, toFigure } from '../support/figure.ts';
import { PROJECT } from '../support/process.ts';
import { buildInto, listReachable, weighFiles } from './build-sizes.ts';
import { measureVisit, serveFolder } from './measure-visit.ts';
import { buildPuck, type Puck } from './puck.ts';

/** The site's other pages, which nobody needs to edit. */
const OTHER_PAGES = ['library/StartPage', 'published/page/PublishedPage', 'account/AccountPage'].map(
  (page) => `src/${page}.tsx`,
);

/** Bytes that a first visit to a new worksheet fetches, and that the whole editor can come to. */
export async function benchFirstLoad(): Promise<Figure[]> {
  const browser = await launchBenchBrowser();
  try {
    const puck = await buildPuck();
    return [await benchFirstVisit(browser, puck), await benchWholeEditor(puck)];
  } finally {
    await browser.close();
  }
}

async function benchFirstVisit(browser: Browser, puck: Puck): Promise<Figure> {
  const product = await aProduct();
  const ours = await measureVisit(browser, `${product.url}/new/worksheet`, '.desk .page').finally(
    product.stop,
  );
  const theirs = await serveFolder(puck.folder, (url) => measureVisit(browser, url, '[class*=PuckPreview]'));
  return toBytesFigure(
    'first-load',
    '≤ 0.60',
    puck,
    [join(PROJECT, 'dist/web'), ours],
    [puck.folder, theirs],
  );
}

async function benchWholeEditor(puck: Puck): Promise<Figure> {
  const folder = aFolder();
  const ours = await buildInto(folder, { configFile: join(PROJECT, 'web/vite.config.ts') });
  const files = listReachable(ours, 'index.html', OTHER_PAGES);
  const theirs = listReachable(puck, 'index.html');
  const figure = toBytesFigure('whole-editor', '≤ 0.85', puck, [folder, files], [puck.folder, theirs]);
  rmSync(folder, { recursive: true });
  return figure;
}

type Weighed = [folder: string, files: readonly string[]];

function toBytesFigure(
  figure: string,
  aim: string,
  { version }: Puck,
  ours: Weighed,
  theirs: Weighed,
): Figure {
  const gates = { files: [ours[1].length, theirs[1].length] };
  const samples = { ours: [weighFiles(...ours)], theirs: [weighFiles(...theirs)] };
  return toFigure(samples, { figure, unit: 'bytes', aim, against: `@puckeditor/core ${version}`, gates });
}
