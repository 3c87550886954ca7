// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** A picture from Add Item to the lines of its labels on the sheet, and to their words on the key. */
const journey = aJourney();

async function openPicture() {
  const { page, editor } = await journey.visitor();
  await page.setViewportSize({ width: 1366, height: 768 });
  await editor.openNew();
  const frame = await editor.addItem('Picture');
  await frame.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('sunflower');
  await editor.dialog.getByRole('button', { name: 'sunflower', exact: true }).click();
  const board = frame.locator('.picture-board');
  await board.waitFor();
  const printed = async () =>
    (await page.locator('.desk .picture-label').allInnerTexts()).map((words) => words.trim());
  /** Where the line of a label ends on the sheet's picture, in shares of that. */
  const readPoints = () =>
    page.locator('.desk .picture-plate').evaluate((plate) => {
      const place = plate.querySelector('.picture-place')?.getBoundingClientRect() ?? new DOMRect();
      return [...plate.querySelectorAll('circle')].map((circle) => {
        const { left, top, width, height } = circle.getBoundingClientRect();
        const share = (at: number, from: number, whole: number) => Math.round((100 * (at - from)) / whole);
        return [
          share(left + width / 2, place.left, place.width),
          share(top + height / 2, place.top, place.height),
        ];
      });
    });
  return { page, editor, frame, board, printed, readPoints };
}

test('gets labels where it is pressed, whose points are dragged and moved by the keys, and whose words are on the key', async () => {
  const { page, editor, frame, board, printed, readPoints } = await openPicture();
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no picture');
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.keyboard.type('petal');
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.85);
  await page.keyboard.type('stem');
  await expect.poll(readPoints).toEqual([
    [30, 30],
    [50, 85],
  ]);
  expect(await printed()).toEqual(['', '']);
  const point = frame.getByRole('slider', { name: 'Point of label 1: petal' });
  await point.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(readPoints).toEqual([
    [40, 20],
    [50, 85],
  ]);
  await point.press('ArrowRight');
  await point.press('Shift+ArrowDown');
  await expect.poll(readPoints).toEqual([
    [41, 25],
    [50, 85],
  ]);
  await editor.undo();
  await editor.undo();
  await expect.poll(readPoints).toEqual([
    [40, 20],
    [50, 85],
  ]);
  await page.locator('label', { hasText: 'Answer key' }).first().click();
  await expect.poll(printed).toEqual(['petal', 'stem']);
});

test('has its words in a word bank, or in a list whose numbers the key writes', async () => {
  const { page, frame, board, printed } = await openPicture();
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no picture');
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.keyboard.type('petal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('stem');
  await frame.getByText('Include in Word Bank').click();
  await page.locator('.desk .word-bank', { hasText: 'petal' }).waitFor();
  await frame.getByText('Numbers', { exact: true }).click();
  await page.locator('.desk .picture-word', { hasText: 'petal' }).waitFor();
  await expect.poll(() => page.locator('.desk .word-bank', { hasText: 'petal' }).count()).toBe(0);
  await page.locator('label', { hasText: 'Answer key' }).first().click();
  await expect.poll(async () => (await printed()).toSorted()).toEqual(['1', '2']);
});
