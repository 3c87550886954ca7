import { expect, test } from 'vitest';
import { worksheet } from '../kinds/worksheet/schema.ts';
import { createMissingGlyphTest } from './missing-glyphs.ts';

const aDocument = (title: string) => worksheet.parse({ entity_type: 'worksheet', title });
const SC = { family: '"Noto Sans SC"', unicodeRange: 'U+4E00-4E0B, U+6C34' };

test('a sign of Chinese origin that no face of the document claims is said', () => {
  const isUndrawn = createMissingGlyphTest(aDocument('水'), [
    SC,
    { family: 'Other', unicodeRange: 'U+3400-4DBF' },
  ]);
  expect(isUndrawn('水 一')).toBe(false);
  expect(isUndrawn({ data: { subtitle: '㐀水' } })).toBe(true);
  expect(isUndrawn('𠀀')).toBe(true);
});

test('nothing is said of them while no face for them is there, nor of what every font has', () => {
  expect(createMissingGlyphTest(aDocument('水'), [])('㐀')).toBe(false);
  expect(createMissingGlyphTest(aDocument('water'), [SC])('water')).toBe(false);
  expect(createMissingGlyphTest(aDocument('水'), [])('ᚠ')).toBe(true);
});
