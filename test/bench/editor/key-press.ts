import type { Browser, Page } from 'playwright-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { getItemExcerpt } from '#shared/items/item.ts';
import { dealSetOfCards } from '#shared/kinds/bingo/words.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { Product } from '#test/support/product.ts';
import { bundleModule } from '../support/bundle.ts';
import {
  createDeckOfCards,
  createPictureBingo,
  createWorksheetOfItems,
  createWorksheetWithTable,
} from '../support/documents.ts';
import { type Figure, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { withProduct } from '../support/with-product.ts';
import { Keys } from './keys.ts';
import { openEditor } from './open-editor.ts';

const KEYS = repeat(80, 5);
const WARM_UP = repeat(10, 2);
const SLOW = repeat(4);
/** Of a closed frame in the side bar, in px; frames out of sight are not drawn. */
const ROW_HEIGHT = 40;
const CARD_HEIGHT = 44;

interface Case {
  readonly figure: string;
  readonly document: HandoutDocument;
  /** How many times slower than this machine's processor. */
  readonly slower: number;
  readonly aim: string;
}

/** A key in a question's field, until the paper shows it, against the same key in ProseMirror alone. */
const benchKeyPress = (about: Case) => (): Promise<Figure[]> =>
  withProduct(async (product, browser) => [await measure(about, product, browser)]);

export const KEY_PRESS = {
  'key-press': benchKeyPress({
    figure: 'key-press',
    document: createWorksheetOfItems(50),
    slower: 1,
    aim: '≤ 1.5',
  }),
  'key-press-throttled': benchKeyPress({
    figure: 'key-press-throttled',
    document: createWorksheetOfItems(50),
    slower: SLOW,
    aim: '≤ 1.5',
  }),
  'key-press-200': benchKeyPress({
    figure: 'key-press-200',
    document: createWorksheetOfItems(200),
    slower: 1,
    aim: '≤ 1.5',
  }),
  'key-press-200-throttled': benchKeyPress({
    figure: 'key-press-200-throttled',
    document: createWorksheetOfItems(200),
    slower: SLOW,
    aim: '≤ 1.5, p95 too',
  }),
  'key-press-table': benchKeyPress({
    figure: 'key-press-table',
    document: createWorksheetWithTable(50),
    slower: SLOW,
    aim: '≤ 1.5, p95 too',
  }),
  'key-press-cards': benchKeyPress({
    figure: 'key-press-cards',
    document: createDeckOfCards(repeat(500, 60)),
    slower: SLOW,
    aim: '≤ 1.5, p95 too',
  }),
  'key-press-bingo': benchKeyPress({
    figure: 'key-press-bingo',
    document: createPictureBingo(repeat(100, 4)),
    slower: SLOW,
    aim: '≤ 2.1, p95 too',
  }),
};

async function measure(
  { figure, document, slower, aim }: Case,
  product: Product,
  browser: Browser,
): Promise<Figure> {
  const [editor, alone] = [
    await openEditor(browser, product, document),
    await openBareProseMirror(browser, document),
  ];
  const hasCards = document.entity_type !== 'worksheet';
  const ours = hasCards ? await openTermField(editor, document) : await openQuestionField(editor, document);
  const theirs = await Keys.on(alone, '.ProseMirror');
  for (const page of [editor, alone]) await slowDown(page, slower);
  await runAlternately(
    WARM_UP,
    () => ours.press(),
    () => theirs.press(),
  );
  const samples = await runAlternately(
    KEYS,
    () => ours.press(),
    () => theirs.press(),
  );
  await Promise.all([ours.check(), theirs.check()]);
  const gates = { items: document.items.length, pages: await editor.locator('.desk .page').count(), slower };
  return toFigure(samples, { figure, unit: 'ms', aim, gates, withP95: true });
}

/** Opens the question in the middle of the worksheet, or a cell of its table, and puts the caret at its end. */
async function openQuestionField(page: Page, document: HandoutDocument): Promise<Keys> {
  const place = findMiddle(document);
  const id = document.items[place]?.id;
  await page.locator('.side-bar').evaluate((bar, top) => bar.scrollTo(0, top), place * ROW_HEIGHT);
  await page.locator(`[data-frame="${id}"] .frame-title`).click();
  const name = isTable(document, place) ? 'Row 5, column 3' : 'Question';
  await page.locator('.frame-open').getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  return Keys.on(page, `.desk [data-block="${id}"] .block-content`);
}

/** Puts the caret at the end of the term of the card in the middle of the deck. */
async function openTermField(page: Page, document: HandoutDocument): Promise<Keys> {
  const place = findMiddle(document);
  await page.locator('.card-row').first().waitFor();
  await page.locator('.side-bar').evaluate((bar, top) => bar.scrollTo(0, top), place * CARD_HEIGHT);
  const name = document.entity_type === 'bingo' ? `Word ${place + 1}` : `Term of card ${place + 1}`;
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  const block = `.desk [data-block="${document.items[place]?.id}"]`;
  return Keys.on(page, document.entity_type === 'bingo' ? block : `${block} .card-text`);
}

const isTable = (document: HandoutDocument, place: number): boolean =>
  document.entity_type === 'worksheet' && document.items[place]?.type === 'table';

/** Of a game, the first word that stands on its first card. */
function findMiddle(document: HandoutDocument): number {
  if (document.entity_type === 'bingo')
    return Math.min(...(dealSetOfCards(document)[0] ?? []).filter((word) => word !== null));
  if (document.entity_type === 'flashcard') return document.items.length / 2;
  const { items } = document;
  const table = items.findIndex((_, index) => isTable(document, index));
  if (table >= 0) return table;
  return items.findIndex((item, index) => index >= items.length / 2 && item.type === 'open_response');
}

const listTexts = (document: HandoutDocument): string[] =>
  document.entity_type === 'worksheet'
    ? document.items.map(getItemExcerpt)
    : document.items.map(({ term }) => toPlainText(term));

async function openBareProseMirror(browser: Browser, document: HandoutDocument): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const code = await bundleModule(new URL('../peers/prosemirror-alone.ts', import.meta.url));
  const given = JSON.stringify([listTexts(document)]);
  await page.setContent('<!doctype html><body></body>');
  await page.evaluate(`${code}; bench.mountProseMirror(...${given})`);
  // The caret is put there as in the editor: with a pointer, which stays where it was.
  await page.locator('.ProseMirror p').nth(findMiddle(document)).click();
  await page.keyboard.press('End');
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
