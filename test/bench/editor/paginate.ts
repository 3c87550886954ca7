import type { Page } from 'playwright-core';
import { bundleModule } from '../support/bundle.ts';
import { createWorksheetOfItems } from '../support/documents.ts';
import { assertComparable, type Figure, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { withProduct } from '../support/with-product.ts';
import { openEditor } from './open-editor.ts';
import type { PaginationSamples } from './pagination.ts';

const ITEMS = 200;
const ROUNDS = repeat(20, 2);
const EDITS = 20;

/** The layout's own pass over the sheets that stand in the real editor. */
export async function benchPagination(): Promise<Figure[]> {
  return withProduct(async (product, browser) => {
    const worksheet = createWorksheetOfItems(ITEMS);
    const page = await openEditor(browser, product, worksheet);
    await showAll(page);
    const code = await bundleModule(new URL('pagination.ts', import.meta.url));
    const run = (call: string) => page.evaluate<PaginationSamples>(`${code}; bench.${call}`);
    const given = JSON.stringify(worksheet);
    const full = await run(`measureFullPagination(${given}, ${ROUNDS})`);
    const edit = await run(`measurePaginationAfterEdit(${given}, 'item-106', ${ROUNDS}, ${EDITS})`);
    const shown = await page.locator('.desk .page').count();
    return [
      createFigure(full, 'paginate', '≤ 1.3', shown),
      createFigure(edit, 'paginate-edit', 'ours ≤ 2 ms', shown),
    ];
  });
}

/** Sheets out of sight stand empty: as small as they can be drawn, on a desk that is high enough for all. */
async function showAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 10_000 });
  while ((await page.locator('.zoom-percent').textContent()) !== '25%')
    await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.locator('.desk [data-block="item-199"]').waitFor();
}

function createFigure(samples: PaginationSamples, name: string, aim: string, shown: number): Figure {
  const { units, pages } = samples;
  assertComparable(pages === shown, `${pages} pages packed, ${shown} shown`);
  return toFigure(samples, { figure: name, unit: 'ms', aim, gates: { items: ITEMS, units, pages } });
}
