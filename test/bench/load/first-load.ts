import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { aFolder } from '#test/support/a-cloud.ts';
import { aProduct } from '#test/support/product.ts';
import { benchBrowser } from '../support/browser.ts';
import { type Figure, figureOf } from '../support/figure.ts';
import { PROJECT } from '../support/process.ts';
import { builtInto, reachable, weigh } from './built.ts';
import { builtPuck, type Puck } from './puck.ts';
import { served, visit } from './visit.ts';

/** The site's other pages, which nobody needs to edit. */
const OTHER_PAGES = ['library/StartPage', 'published/PublishedPage', 'account/AccountPage'].map(
  (page) => `src/${page}.tsx`,
);

/** Bytes that a first visit to a new worksheet fetches, and that the whole editor can come to. */
export async function firstLoad(): Promise<Figure[]> {
  const browser = await benchBrowser();
  try {
    const puck = await builtPuck();
    return [await firstVisit(browser, puck), await wholeEditor(puck)];
  } finally {
    await browser.close();
  }
}

async function firstVisit(browser: Browser, puck: Puck): Promise<Figure> {
  const product = await aProduct();
  const ours = await visit(browser, `${product.url}/new/worksheet`, '.desk .page').finally(product.stop);
  const theirs = await served(puck.folder, (url) => visit(browser, url, '[class*=PuckPreview]'));
  return bytes('first-load', '≤ 0.60', puck, [join(PROJECT, 'dist/web'), ours], [puck.folder, theirs]);
}

async function wholeEditor(puck: Puck): Promise<Figure> {
  const folder = aFolder();
  const ours = await builtInto(folder, { configFile: join(PROJECT, 'web/vite.config.ts') });
  const files = reachable(ours, 'index.html', OTHER_PAGES);
  const theirs = reachable(puck, 'index.html');
  const figure = bytes('whole-editor', '≤ 0.85', puck, [folder, files], [puck.folder, theirs]);
  rmSync(folder, { recursive: true });
  return figure;
}

type Weighed = [folder: string, files: readonly string[]];

function bytes(figure: string, aim: string, { version }: Puck, ours: Weighed, theirs: Weighed): Figure {
  const gates = { files: [ours[1].length, theirs[1].length] };
  const samples = { ours: [weigh(...ours)], theirs: [weigh(...theirs)] };
  return figureOf(samples, { figure, unit: 'bytes', aim, against: `@puckeditor/core ${version}`, gates });
}
