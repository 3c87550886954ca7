// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** A number line from Add Item to its numbers on the sheet. */
const journey = aJourney();

async function openNumberLine() {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  const frame = await editor.addItem('Number Line');
  const type = async (name: string, number: string) => {
    await frame.getByRole('spinbutton', { name, exact: true }).fill(number);
    await page.keyboard.press('Enter');
  };
  const read = (name: string) => frame.getByRole('spinbutton', { name, exact: true }).inputValue();
  const labels = () => page.locator('.desk .number-line-label:not(.number-line-blank)').allTextContents();
  return { page, editor, frame, type, read, labels };
}

test('prints every other number at first, and the ones that are pressed', async () => {
  const { frame, labels } = await openNumberLine();
  await expect.poll(labels).toEqual(['0', '2', '4', '6', '8', '10']);
  await frame.getByRole('button', { name: '4', exact: true }).click();
  await expect.poll(labels).toEqual(['0', '2', '6', '8', '10']);
});

test('takes its numbers when typing ends, so that no step is lost on the way', async () => {
  const { type, labels, read } = await openNumberLine();
  await type('Step', '10');
  await type('To', '100');
  await type('Step', '10');
  await type('To', '120');
  expect(await read('Step')).toBe('10');
  await type('From', '1900');
  expect([await read('From'), await read('To')]).toEqual(['1900', '2020']);
  await expect.poll(labels).toEqual(['1900', '1920', '1940', '1960', '1980', '2000', '2020']);
});

test('says what a number cannot be, and keeps the old one', async () => {
  const { type, read, frame } = await openNumberLine();
  await type('To', '-5');
  await frame.getByText('To must be greater than From, which is 0.').waitFor();
  expect(await read('To')).toBe('10');
  await type('Step', '0.1');
  await frame.getByText('A number line shows 2 to 51 numbers, so the step is 0.2.').waitFor();
  expect(await read('Step')).toBe('0.2');
});
