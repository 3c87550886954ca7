import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ImageAttachment, imageAttachment, type PictureDrawing } from '#shared/vocabulary/image.ts';
import { DrawPicture } from './DrawPicture.tsx';

const PX_PER_MM = 96 / 25.4;

async function draw(locale = 'en-US', given?: PictureDrawing) {
  const onDraw = vi.fn<(picture: ImageAttachment) => void>();
  await render(<DrawPicture locale={locale} given={given} onDraw={onDraw} />);
  return { onDraw, add: page.getByRole('button', { name: /the drawing$/ }) };
}

test('a value is drawn as it is typed, and handed over with its value, in its true size', async () => {
  const { onDraw, add } = await draw();
  await page.getByRole('textbox', { name: 'Value' }).fill('6:00');
  await expect.element(page.getByRole('img', { name: 'Clock: 6:00' })).toBeVisible();
  await add.click();
  const picture = onDraw.mock.calls[0]?.[0];
  expect(picture).toMatchObject({
    alt: 'Clock: 6:00',
    width: Math.round(40 * PX_PER_MM),
    drawing: { kind: 'clock', value: '6:00', task: 'shown', size: 40, locale: 'en-US' },
  });
  expect(imageAttachment.parse(picture)).toEqual(picture);
});

test('a blank drawing has no value', async () => {
  const { onDraw, add } = await draw();
  await expect.element(page.getByRole('img', { name: 'Clock: 3:30' })).toBeVisible();
  const countHands = () => document.querySelectorAll('.picture-drawing line').length;
  expect(countHands()).toBe(2);
  await page.getByRole('radio', { name: 'Blank' }).click({ force: true });
  await expect.poll(countHands).toBe(0);
  await add.click();
  expect(onDraw.mock.calls[0]?.[0].drawing?.task).toBe('draw');
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

test('a drawing that is there opens with its values, to be changed', async () => {
  const given = { kind: 'fraction_grid', value: '5/8', task: 'draw', size: 60, locale: 'en-US' } as const;
  const { onDraw, add } = await draw('en-US', given);
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('5/8');
  await expect.element(page.getByRole('radio', { name: 'Blank' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Value' }).fill('6/8');
  await add.click();
  expect(onDraw.mock.calls[0]?.[0].drawing).toEqual({ ...given, value: '6/8' });
});
