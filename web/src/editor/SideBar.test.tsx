import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { aSideBar } from '#test/support/a-side-bar.tsx';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';

/** How much of the side bar an open section or item has at least. */
const SHARE = 0.55;

/** The distance of the places that are looked at, in px. */
const STEP = 4;

afterEach(cleanup);

/** Returns the height of an element that can be seen in the side bar: neither above it, nor below what is pinned. */
function measureSeen(bar: HTMLElement, element: Element): number {
  const { top, bottom, left } = element.getBoundingClientRect();
  const from = Math.max(top, bar.getBoundingClientRect().top);
  const isSeen = (y: number) => element.contains(document.elementFromPoint(left + 8, y));
  const rows = Array.from({ length: Math.ceil((bottom - from) / STEP) }, (_, at) => from + at * STEP);
  return rows.filter(isSeen).length * STEP;
}

const manyItems = Array.from({ length: 30 }, (_, at) => anOpenResponse(`Question ${at}?`, `item-${at}`));
const manyCards = Array.from({ length: 30 }, (_, at) => ({ id: `card-${at}`, term: `word ${at}` }));
const DOCUMENTS = {
  worksheet: () => aWorksheet({ items: manyItems, scoring: {}, versions: { seeds: [1, 2] } }),
  flashcards: () => aFlashcardSet({ items: manyCards }),
  bingo: () => aBingo({ words: 30 }),
};

test.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
  'on a laptop each section of %s has more than half of the side bar when it is open, as far as it needs it',
  async (kind) => {
    const { bar } = await aSideBar(DOCUMENTS[kind]());
    const sections = [...bar.querySelectorAll<HTMLElement>('[data-section]')];
    for (const section of sections) {
      section.querySelector<HTMLElement>('.section-row')?.click();
      await expect.poll(() => section.querySelector('.section-body')?.childElementCount).toBeGreaterThan(0);
      const needed = Math.min(section.scrollHeight, SHARE * bar.clientHeight);
      expect(measureSeen(bar, section), section.dataset.section).toBeGreaterThanOrEqual(needed - STEP);
    }
  },
);

test('on a laptop an item that is edited has more than half of the side bar, as Quick add folds until it is closed', async () => {
  const { editor, bar } = await aSideBar(DOCUMENTS.worksheet());
  const quickAdd = () => bar.querySelector('.add-bar-head')?.getAttribute('aria-expanded');
  expect(quickAdd()).toBe('true');
  const frame = bar.querySelectorAll<HTMLElement>('.frame')[12];
  frame?.querySelector<HTMLElement>('.frame-title')?.click();
  await expect.poll(() => frame?.querySelector('.frame-body')).toBeTruthy();
  frame?.scrollIntoView({ block: 'start' });
  expect(quickAdd()).toBe('false');
  expect(measureSeen(bar, frame as Element)).toBeGreaterThanOrEqual(SHARE * bar.clientHeight);
  editor.view.openItem = null;
  await expect.poll(quickAdd).toBe('true');
});

test('each type of item stands whole at the foot of the side bar', async () => {
  const { bar } = await aSideBar(DOCUMENTS.worksheet());
  const types = [...bar.querySelectorAll<HTMLElement>('.add-bar-types .add-bar-type')];
  expect(types.length).toBeGreaterThan(15);
  const listCut = () =>
    types.filter(
      (type) =>
        type.scrollWidth > type.clientWidth ||
        type.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom,
    );
  expect(listCut()).toEqual([]);
});
