import { expect, test, vi } from 'vitest';
import { checkLetterWidths, hasOwnWidths } from './letter-widths.ts';

const ADVANCE = 0.232;

test('letters that are as wide as their font says are told from those of whole pixels', () => {
  expect(hasOwnWidths((text, size) => text.length * ADVANCE * size)).toBe(true);
  expect(hasOwnWidths((text, size) => text.length * Math.round(ADVANCE * size * 64) * (1 / 64))).toBe(true);
  expect(hasOwnWidths((text, size) => text.length * Math.round(ADVANCE * size))).toBe(false);
});

test('nothing is said where nothing is laid out', () => {
  expect(hasOwnWidths(() => 0)).toBe(true);
});

test('a browser that does not have the font of the paper yet is not judged by another font', async () => {
  vi.stubGlobal('document', { fonts: { load: async () => [] } });
  expect(await checkLetterWidths()).toBe(true);
  vi.unstubAllGlobals();
});
