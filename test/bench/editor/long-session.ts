import type { CDPSession, Page } from 'playwright-core';
import { createWorksheetOfItems } from '../support/documents.ts';
import { assertComparable, type Figure, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';
import { withProduct } from '../support/with-product.ts';
import { Keys } from './keys.ts';
import { openEditor } from './open-editor.ts';

const ITEMS = 30;
const SHEET = createWorksheetOfItems(ITEMS);
const WRITTEN_ITEM = SHEET.items.findIndex(({ type }) => type === 'open_response');
/** Until the editor has loaded what it loads once, and the browser has compiled what is run often. */
const FIRST_ROUNDS = repeat(8);
const ROUNDS = repeat(40);
const KEYS_A_ROUND = repeat(500, 20);
const ADDED_A_ROUND = 5;
const MEASURED_KEYS = repeat(100, 5);
/** The machine is faster in one minute than in the next: keys are measured in so many rounds. */
const MEASURED_ROUNDS = 5;

/** What an editor holds after the garbage was collected. */
interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * A long day in time-lapse: 20,000 keys, and 200 items that are added, moved and undone. The document is the same at its end, and
 * so should be what it holds and how long a key takes.
 */
export async function benchLongSession(): Promise<Figure[]> {
  return withProduct(async (product, browser) => {
    const page = await openEditor(browser, product, SHEET);
    const devtools = await page.context().newCDPSession(page);
    const first = await workRounds(page, FIRST_ROUNDS);
    const before = await readHeld(devtools);
    const last = await workRounds(page, ROUNDS);
    const after = await readHeld(devtools);
    const gates = { keys: ROUNDS * KEYS_A_ROUND, items: ROUNDS * ADDED_A_ROUND, before, after };
    const about = { against: 'its beginning', aim: '≤ 1.10' };
    return [
      toFigure(
        { ours: [after.bytes], theirs: [before.bytes] },
        { ...about, figure: 'long-session-memory', unit: 'bytes', gates },
      ),
      toFigure(
        { ours: last, theirs: first },
        {
          ...about,
          figure: 'long-session-key',
          unit: 'ms',
          aim: '≤ 1.10, p95 too',
          gates: {},
          withP95: true,
        },
      ),
    ];
  });
}

const question = (page: Page) =>
  page.locator('.frame-open').getByRole('textbox', { name: 'Question', exact: true });

/** Works so many rounds; returns how long the keys of the last of them took, in ms. */
async function workRounds(page: Page, rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await workOneRound(page);
    if (round > rounds - MEASURED_ROUNDS) taken.push(...(await measureKeys(page)));
  }
  return taken;
}

/** Writes and takes back as much, then adds, moves and undoes items. */
async function workOneRound(page: Page): Promise<void> {
  await openItem(page, WRITTEN_ITEM);
  const words = ' water falls from clouds'.repeat(KEYS_A_ROUND).slice(0, KEYS_A_ROUND / 2);
  await page.keyboard.type(words);
  for (const _ of words) await page.keyboard.press('Backspace');
  for (let added = 0; added < ADDED_A_ROUND; added++) await addMoveUndo(page);
}

async function openItem(page: Page, place: number): Promise<void> {
  await page.locator('.side-bar').evaluate((bar) => bar.scrollTo(0, 0));
  const title = page.locator('[data-frame]').nth(place).locator('.frame-title');
  if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click();
  await question(page).click();
  await page.keyboard.press('ControlOrMeta+End');
}

async function addMoveUndo(page: Page): Promise<void> {
  const isCount = (count: number) =>
    page.waitForFunction(
      (wanted) => document.querySelector('.list-count')?.textContent === String(wanted),
      count,
    );
  await page.getByRole('button', { name: 'Add Open Response', exact: true }).click();
  await isCount(ITEMS + 1);
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await isCount(ITEMS);
}

/** Measures keys in the same item, and takes them back. */
async function measureKeys(page: Page): Promise<number[]> {
  await openItem(page, WRITTEN_ITEM);
  const id = await page.locator('.frame-open').getAttribute('data-frame');
  const keys = await Keys.on(page, `.desk [data-block="${id}"] .block-content`);
  const taken: number[] = [];
  for (let key = 0; key < MEASURED_KEYS; key++) taken.push(await keys.press());
  await keys.check();
  for (let key = 0; key < MEASURED_KEYS; key++) await page.keyboard.press('Backspace');
  return taken;
}

async function readHeld(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  assertComparable(usedSize > 0, 'The browser does not say what it holds');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
