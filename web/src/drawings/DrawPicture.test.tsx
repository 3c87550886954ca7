import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type DrawnPicture, DrawPicture } from './DrawPicture.tsx';

const PX_PER_MM = 96 / 25.4;

async function draw(locale = 'en-US') {
  const onDraw = vi.fn<(picture: DrawnPicture) => void>();
  await render(<DrawPicture paper={{ locale, font: 'nunito' }} onDraw={onDraw} />);
  return { onDraw, add: page.getByRole('button', { name: 'Add the drawing' }) };
}

/** Counts the dots of a picture that are dark, in its upper half and in its lower half. */
async function countInk(file: File): Promise<{ upper: number; lower: number; width: number }> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const counts = { upper: 0, lower: 0, width: bitmap.width };
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 128)
      counts[at / 4 < (bitmap.width * bitmap.height) / 2 ? 'upper' : 'lower'] += 1;
  return counts;
}

test('a value is drawn as it is typed, and handed over as the file that is seen, in its true size', async () => {
  const { onDraw, add } = await draw();
  await page.getByRole('textbox', { name: 'Value' }).fill('6:00');
  await expect.element(page.getByRole('img', { name: 'Clock: 6:00' })).toBeVisible();
  await add.click();
  const picture = onDraw.mock.calls[0]?.[0];
  if (!picture) throw new Error('Nothing was handed over');
  expect(picture.alt).toBe('Clock: 6:00');
  expect(picture.width).toBe(Math.round(40 * PX_PER_MM));
  expect([picture.file.type, picture.file.name]).toEqual(['image/png', 'Clock: 6:00.png']);
  expect((await countInk(picture.file)).width).toBe(800);
});

test('a blank drawing has no value', async () => {
  const { onDraw, add } = await draw();
  await page.getByRole('textbox', { name: 'Value' }).fill('12:00');
  await expect.element(page.getByRole('img', { name: 'Clock: 12:00' })).toBeVisible();
  await add.click();
  await page.getByRole('radio', { name: 'Blank' }).click({ force: true });
  await expect
    .poll(async () => {
      await add.click();
      const [shown, blank] = [onDraw.mock.calls[0]?.[0], onDraw.mock.lastCall?.[0]];
      if (!shown || !blank) return 0;
      return (await countInk(shown.file)).upper - (await countInk(blank.file)).upper;
    })
    .toBeGreaterThan(3000);
});

test('what cannot be drawn is said, and not handed over; another kind begins with a value of its own', async () => {
  const { add } = await draw('de-DE');
  await page.getByRole('textbox', { name: 'Value' }).fill('noon');
  await expect.element(page.getByText('Nothing can be drawn of this.')).toBeVisible();
  await expect.element(add).toBeDisabled();
  await page.getByRole('button', { name: /^Clock/ }).click();
  await page.getByRole('option', { name: 'Fraction of a bar' }).click();
  await expect.element(page.getByRole('img', { name: 'Bruch: 3/4' })).toBeVisible();
  await expect.element(add).toBeEnabled();
});
