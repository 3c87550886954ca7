import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listOfferedTypes } from '#shared/items/add-item-groups.ts';
import { AddItemModal } from './AddItemModal.tsx';

const nothing = () => {};

const renderModal = (below: string | null = null) =>
  render(
    <AddItemModal
      below={below}
      onAdd={nothing}
      onPasteQuestions={nothing}
      onMakeSet={() => undefined}
      onOpenBank={() => undefined}
      onImportQuestions={nothing}
      onClose={nothing}
    />,
  );

test.each([
  [1366, 768],
  [820, 1180],
  [390, 844],
  [320, 640],
])(
  'each tile shows its sheet whole, with room on either side, in a window of %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await renderModal();
    const wells = [...document.querySelectorAll('.item-tile-well')];
    expect(wells).toHaveLength(listOfferedTypes().length);
    for (const well of wells) {
      const sheet = well.querySelector('.item-tile-sheet') as Element;
      const outer = well.getBoundingClientRect();
      const inner = sheet.getBoundingClientRect();
      expect.soft(Math.min(inner.left - outer.left, outer.right - inner.right)).toBeGreaterThan(12);
      expect.soft(inner.bottom).toBeGreaterThanOrEqual(outer.bottom);
    }
  },
);

test.each([
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [390, 844],
])('each tile says its name on one line in a window of %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await renderModal();
  for (const name of document.querySelectorAll('.item-tile-name')) {
    const range = document.createRange();
    range.selectNodeContents(name.firstChild as Node);
    expect.soft(range.getBoundingClientRect().height, name.textContent).toBeLessThan(24);
  }
});

test('in the window of a school’s laptop every tile is in sight', async () => {
  await page.viewport(1366, 768);
  await renderModal();
  const tiles = [...document.querySelectorAll('.item-tile')].map((tile) => tile.getBoundingClientRect());
  const foot = document.querySelector('.add-item-foot') as Element;
  expect(Math.max(...tiles.map(({ bottom }) => bottom))).toBeLessThan(foot.getBoundingClientRect().top);
});

test('on the tile of a number line no number touches the box beside it', async () => {
  await page.viewport(1366, 768);
  await renderModal();
  const labels = [...document.querySelectorAll('.item-tile .number-line-label')].map((label) =>
    label.getBoundingClientRect(),
  );
  expect(labels.length).toBeGreaterThan(2);
  const gaps = labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test('what is typed among the tiles goes into the search', async () => {
  await page.viewport(1366, 768);
  await renderModal();
  (document.querySelector('.item-tile') as HTMLElement).focus();
  await userEvent.keyboard('open');
  await expect.element(page.getByRole('searchbox')).toHaveValue('open');
  await expect.poll(() => document.querySelectorAll('.item-tile').length).toBe(1);
});

test('the item above runs in its own direction within the sentence at the foot', async () => {
  await renderModal('ما هذا؟');
  const name = page.getByText('ما هذا؟', { exact: true }).element();
  const { unicodeBidi, direction } = getComputedStyle(name);
  expect({ unicodeBidi, direction }).toEqual({ unicodeBidi: 'isolate', direction: 'rtl' });
});
