import { expect, test } from 'vitest';
import '#shared/paper/fonts/fonts.css';
import '#shared/paper/fonts/school-hands.css';
import { getFontFile, getFontSize } from '#shared/items/letters/font-files.ts';
import { HANDWRITING_FONTS } from '#shared/items/letters/handwriting-fonts.ts';
import { getStartInset } from '#shared/items/letters/Letters.tsx';
import { schoolHands } from '#shared/items/letters/school-hand.ts';

await schoolHands.load();

/** Large, because a browser rounds what it measures to px. */
const HEIGHT = 720;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const files = [
  ...new Set(
    Object.values(HANDWRITING_FONTS).flatMap((styles) =>
      Object.values(styles).map(({ fontFile }) => fontFile),
    ),
  ),
];

test.each(files)('no letter of %s begins left of the rules that it is written on', async (id) => {
  const fontFile = getFontFile(id);
  const font = `${getFontSize(fontFile, HEIGHT)}px '${fontFile.family}'`;
  await document.fonts.load(font, LETTERS.join(''));
  const drawing = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  drawing.font = font;
  const widest = Math.max(...LETTERS.map((letter) => drawing.measureText(letter).actualBoundingBoxLeft));
  expect(widest).toBeGreaterThan(-HEIGHT);
  expect(widest).toBeLessThanOrEqual(getStartInset(HEIGHT));
});
