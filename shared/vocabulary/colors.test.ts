import { expect, test } from 'vitest';
import { ENOUGH_CONTRAST, getContrast, toPaleColor } from './colors.ts';
import { INK } from './style-choices.ts';

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(getContrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(getContrast('#15803d', '#15803d')).toBe(1);
});

const COLORS = ['#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#1d4ed8', '#7c3aed', '#ffffff'];
/** The last one has just enough contrast on white. */
const INKS = [INK, '#15803d', '#b42318', '#1d4ed8', '#767676'];

test.each(COLORS.flatMap((color) => INKS.map((ink) => [color, ink])))(
  'words in %2$s on a background of %1$s have enough contrast, and so has the key',
  (color = '', ink = '') => {
    const pale = toPaleColor(color, ink);
    expect(getContrast(pale, ink)).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
    expect(getContrast(pale, '#b42318')).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
  },
);

test('a background is pale and still has its colour', () => {
  expect(toPaleColor('#1d4ed8', INK)).toBe('#d2dcf7');
  expect(toPaleColor('#facc15', INK)).not.toBe('#ffffff');
});

test('an ink that nobody reads on white does not take the colour away', () => {
  expect(toPaleColor('#1d4ed8', '#fde047')).not.toBe('#ffffff');
});
