import type { Browser, Locator, Page } from 'playwright-core';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { Product } from '#test/support/product.ts';
import { createWorksheetAround, EVERY_TYPE } from '../support/documents.ts';
import { type Figure, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { getMedian, roundFigure } from '../support/statistics.ts';
import { withProduct } from '../support/with-product.ts';
import { openEditor } from './open-editor.ts';
import { watchPress } from './watch-press.ts';

const ITEMS = repeat(200, 40);
/** How many types of items are opened. */
const TYPES = repeat(EVERY_TYPE.length, 4);
const ROUNDS = repeat(8);
const WARM_UP = repeat(2);
const ADDITIONS = repeat(20, 2);
/** Of a closed frame in the side bar, in px; frames out of sight are not drawn. */
const ROW_HEIGHT = 40;

/** One item of each type is opened, and open responses are added, among 200 items and in an editor with those alone. */
export async function openPanel(): Promise<Figure[]> {
  return withProduct(async (product, browser) => {
    const many = await Panels.on(browser, product, createWorksheetAround(ITEMS));
    const few = await Panels.on(browser, product, createWorksheetAround(EVERY_TYPE.length));
    return [await benchOpening(many, few), await benchAdding(many, few)];
  });
}

async function benchOpening(many: Panels, few: Panels): Promise<Figure> {
  const all = { ours: [] as number[], theirs: [] as number[] };
  const byType: Record<string, number> = {};
  for (const [at, { type }] of EVERY_TYPE.slice(0, TYPES).entries()) {
    const open = () => [() => many.open(at), () => few.open(at)] as const;
    await runAlternately(WARM_UP, ...open());
    const samples = await runAlternately(ROUNDS, ...open());
    all.ours.push(...samples.ours);
    all.theirs.push(...samples.theirs);
    byType[type] = roundFigure(getMedian(samples.ours));
  }
  const gates = { items: ITEMS, byType };
  return toFigure(all, { figure: 'open-panel', unit: 'ms', aim: 'ours ≤ 50 ms', gates, withP95: true });
}

async function benchAdding(many: Panels, few: Panels): Promise<Figure> {
  const add = [() => many.add(), () => few.add()] as const;
  await runAlternately(WARM_UP, ...add);
  const samples = await runAlternately(ADDITIONS, ...add);
  const gates = { items: ITEMS };
  return toFigure(samples, { figure: 'add-item', unit: 'ms', aim: 'ours ≤ 100 ms', gates, withP95: true });
}

/** An editor on a worksheet with one item of each type in its middle. */
class Panels {
  private readonly page: Page;
  private readonly first: number;

  private constructor(page: Page, first: number) {
    this.page = page;
    this.first = first;
  }

  static async on(browser: Browser, product: Product, worksheet: Worksheet): Promise<Panels> {
    const page = await openEditor(browser, product, worksheet);
    // Opening an item closes the header above the list.
    await page.locator('.frame-title').first().click();
    await page.locator('.frame-title').first().click();
    return new Panels(page, (worksheet.items.length - EVERY_TYPE.length) / 2);
  }

  private async row(at: number): Promise<Locator> {
    const place = this.first + at;
    await this.page.locator('.side-bar').evaluate((bar, top) => bar.scrollTo(0, top), place * ROW_HEIGHT);
    return this.page.locator(`[data-frame="item-${place}"] .frame-title`);
  }

  /** Milliseconds from the press on an item's row until its panel is painted. */
  async open(at: number): Promise<number> {
    const row = await this.row(at);
    await row.hover();
    const took = await watchPress(this.page, 'click', '.frame-open .frame-body > *');
    await row.click();
    const painted = await took();
    await row.click();
    await this.page.locator('.frame-open').waitFor({ state: 'detached' });
    return painted;
  }

  /** Milliseconds from Enter in Add Item until the new item is painted on a sheet. */
  async add(): Promise<number> {
    const { keyboard } = this.page;
    await (await this.row(0)).click();
    await keyboard.press('ControlOrMeta+Enter');
    await this.page.getByRole('searchbox', { name: 'Search items' }).fill('Open Response');
    const took = await watchPress(this.page, 'keydown', NEW_ITEM);
    await keyboard.press('Enter');
    const painted = await took();
    await this.page.locator('.dialog').waitFor({ state: 'detached' });
    await keyboard.press('ControlOrMeta+z');
    await this.page.locator(NEW_ITEM).waitFor({ state: 'detached' });
    return painted;
  }
}

/** On the paper; those of the worksheet are called item-0 and so on. */
const NEW_ITEM = '.desk [data-block]:not([data-block^="item-"], [data-block^="#"], [data-block^="/"]) .item';
