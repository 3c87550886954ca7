import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { ITEM_TYPE_NAMES } from '#shared/items/item-schema.ts';
import { aSideBar } from '#test/support/a-side-bar.tsx';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { getPanel } from '../items/get-panel.ts';

afterEach(cleanup);

const STOPS = 'a[href], button, input, select, textarea, [contenteditable=true], [tabindex]';
/** Handles come after the text of their row for the keys, so that Tab goes from text to text. */
const ASIDE = '.drag-handle';

/** What shows a control that is itself no larger than a dot, such as a switch. */
const getSeen = (control: HTMLElement): HTMLElement =>
  control.offsetWidth > 4 ? control : (control.closest<HTMLElement>('label') ?? control);

/** Lists what Tab stops at, in its order; of several radio buttons one. */
function listStops(within: Element): HTMLElement[] {
  const names = new Set<string>();
  return [...within.querySelectorAll<HTMLElement>(STOPS)].filter((control) => {
    if (control.tabIndex < 0 || control.matches(`:disabled, ${ASIDE}`)) return false;
    if (!getSeen(control).checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const isFirst = !names.has(control.name);
    names.add(control.name);
    return isFirst;
  });
}

const describeControl = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  (control.closest('label') ?? control).textContent?.trim() ??
  control.tagName;

/** Names each control that Tab comes to although an eye has passed it: it is above the one before, or left of it. */
function listSteps(within: Element): string[] {
  const stops = listStops(within);
  return stops.slice(1).flatMap((control, at) => {
    const before = stops[at] as HTMLElement;
    const [from, to] = [before, control].map((one) => getSeen(one).getBoundingClientRect());
    if (!from || !to || before.contains(control)) return [];
    const isAbove = to.bottom <= from.top + 1;
    const isBeside =
      Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > Math.min(from.height, to.height) / 2;
    const isBack = isAbove || (isBeside && to.right <= from.left + 1);
    return isBack ? [`${describeControl(before)} → ${describeControl(control)}`] : [];
  });
}

const waitForFields = (within: Element) =>
  expect.poll(() => within.querySelector('.section-body, .frame-body')?.childElementCount).toBeGreaterThan(0);

test.each(ITEM_TYPE_NAMES)('Tab goes through the panel of %s as an eye does', async (type) => {
  const { editor, bar } = await aSideBar(
    aWorksheet({ items: [{ id: 'one', type, data: getPanel(type).sample }] }),
  );
  editor.view.openItem = 'one';
  await waitForFields(bar);
  const frame = bar.querySelector('.frame-open') as Element;
  expect(listStops(frame).length).toBeGreaterThan(5);
  expect(listSteps(frame)).toEqual([]);
});

test.each([
  ['a worksheet', () => aWorksheet({ scoring: {}, versions: { seeds: [1, 2] } })],
  ['flashcards', () => aFlashcardSet({ items: [{ id: 'a', term: 'rain', definition: 'water' }] })],
  ['bingo', () => aBingo()],
])('Tab goes through each section of %s as an eye does', async (_, create) => {
  const { bar } = await aSideBar(create());
  for (const section of bar.querySelectorAll<HTMLElement>('[data-section]')) {
    section.querySelector<HTMLElement>('.section-row')?.click();
    await waitForFields(section);
    expect(listSteps(section), section.dataset.section).toEqual([]);
  }
});
