import type { Browser, Page } from 'playwright-core';
import { itemExcerpt } from '#shared/items/item.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aProduct, type Product } from '#test/support/product.ts';
import { benchBrowser } from '../support/browser.ts';
import { bundled } from '../support/bundle.ts';
import { worksheetOfItems } from '../support/documents.ts';
import { type Figure, figureOf, inTurns } from '../support/figure.ts';
import { Keys } from './keys.ts';
import { openEditor } from './open-editor.ts';

const KEYS = 80;
const WARM_UP = 10;
const SLOW = 4;
/** Of a closed frame in the side bar, in px; frames out of sight are not drawn. */
const ROW_HEIGHT = 40;

interface Case {
  readonly figure: string;
  readonly items: number;
  /** How many times slower than this machine's processor. */
  readonly slower: number;
  readonly aim: string;
}

/** A key in a question's field, until the paper shows it, against the same key in ProseMirror alone. */
const keyPress = (about: Case) => async (): Promise<Figure[]> => {
  const [product, browser] = await Promise.all([aProduct(), benchBrowser()]);
  try {
    return [await measure(about, product, browser)];
  } finally {
    await Promise.all([product.stop(), browser.close()]);
  }
};

export const KEY_PRESS = {
  'key-press': keyPress({ figure: 'key-press', items: 50, slower: 1, aim: '≤ 1.5' }),
  'key-press-throttled': keyPress({ figure: 'key-press-throttled', items: 50, slower: SLOW, aim: '≤ 1.5' }),
  'key-press-200': keyPress({ figure: 'key-press-200', items: 200, slower: 1, aim: '≤ 1.5' }),
  'key-press-200-throttled': keyPress({
    figure: 'key-press-200-throttled',
    items: 200,
    slower: SLOW,
    aim: '≤ 1.5, p95 too',
  }),
};

async function measure(
  { figure, items, slower, aim }: Case,
  product: Product,
  browser: Browser,
): Promise<Figure> {
  const worksheet = worksheetOfItems(items);
  const [editor, alone] = [
    await openEditor(browser, product, worksheet),
    await bareProseMirror(browser, worksheet),
  ];
  const ours = await questionField(editor, worksheet);
  const theirs = await Keys.on(alone, '.ProseMirror');
  for (const page of [editor, alone]) await slowDown(page, slower);
  await inTurns(
    WARM_UP,
    () => ours.press(),
    () => theirs.press(),
  );
  const samples = await inTurns(
    KEYS,
    () => ours.press(),
    () => theirs.press(),
  );
  await Promise.all([ours.check(), theirs.check()]);
  const gates = { items, pages: await editor.locator('.desk .page').count(), slower };
  return figureOf(samples, { figure, unit: 'ms', aim, gates, withP95: true });
}

/** Opens the question in the middle of the worksheet and puts the caret at its end. */
async function questionField(page: Page, { items }: Worksheet): Promise<Keys> {
  const place = middle(items);
  const id = items[place]?.id;
  await page.locator('.side-bar').evaluate((bar, top) => bar.scrollTo(0, top), place * ROW_HEIGHT);
  await page.locator(`[data-frame="${id}"] .frame-title`).click();
  await page.locator('.frame-open').getByRole('textbox', { name: 'Question', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  return Keys.on(page, `.desk [data-block="${id}"] .block-content`);
}

const middle = (items: Worksheet['items']): number =>
  items.findIndex((item, index) => index >= items.length / 2 && item.type === 'open_response');

async function bareProseMirror(browser: Browser, { items }: Worksheet): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const code = await bundled(new URL('../peers/prosemirror-alone.ts', import.meta.url));
  const given = JSON.stringify([items.map(itemExcerpt), middle(items)]);
  await page.setContent('<!doctype html><body></body>');
  await page.evaluate(`${code}; bench.proseMirrorAlone(...${given})`);
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
