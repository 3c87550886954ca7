import { describe, expect, test } from 'vitest';
import { FALLBACK_FONTS } from './fallback-font-list.ts';
import { findFallbackFonts, hasMissingGlyphs, listFallbackFamilies } from './fallback-fonts.ts';

const listFamilies = (parts: readonly (string | object)[], lang = 'en-US') =>
  listFallbackFamilies(findFallbackFonts(parts), lang)
    .split(', ')
    .map((family) => family.replaceAll("'", ''));

describe('the faces that stand in', () => {
  test('are none for Latin and Cyrillic with their accents and signs, but the one that every page has', () => {
    expect(listFamilies(['Crème brûlée, ½ × 3 €', 'Ещё немного', { title: 'Ở đây' }])).toEqual([
      'Noto Serif',
    ]);
  });

  test('are those of every text anywhere in the document, whatever was asked before', () => {
    const before = listFamilies([{ data: { subtitle: 'שלום' } }]);
    expect(listFamilies([{ data: { subtitle: 'Γεια' } }])).toEqual(['Noto Sans', 'Noto Serif']);
    expect(listFamilies([{ data: { subtitle: 'שלום' } }])).toEqual(before);
    expect(before).toEqual(['Noto Serif', 'Noto Sans Hebrew']);
  });

  test.each([
    ['ಕನ್ನಡ', 'Noto Sans Kannada'],
    ['മലയാളം', 'Noto Sans Malayalam'],
    ['ଓଡ଼ିଆ', 'Noto Sans Oriya'],
    ['සිංහල', 'Noto Sans Sinhala'],
    ['བོད་ཡིག', 'Noto Serif Tibetan'],
    ['ᐃᓄᒃᑎᑐᑦ', 'Noto Sans Canadian Aboriginal'],
    ['ɑ̃ ɛ̃ ɔ̃', 'DejaVu Sans'],
    ['nǐ hǎo', 'Noto Sans'],
    ['e\u2011mail', 'DejaVu Sans'],
    ['syl‧la‧ble', 'DejaVu Sans'],
    ['█ ░ ┼', 'DejaVu Sans'],
    ['5 ㎝', 'Noto Sans JP'],
    ['ー', 'Noto Sans JP'],
    ['฿', 'Noto Sans Thai'],
  ])('for %s are %s', (words, family) => {
    expect(listFamilies([words])).toContain(family);
    expect(hasMissingGlyphs(words)).toBe(false);
  });

  test('have a bit each, and one is left to say what none of them has', () => {
    expect(FALLBACK_FONTS.length).toBeLessThan(32);
  });

  test('cannot draw letters of a script that none of them has, nor such signs', () => {
    expect(hasMissingGlyphs('ᚠᚢᚦ')).toBe(true);
    expect(hasMissingGlyphs({ data: { subtitle: '𓂀' } })).toBe(true);
    expect(hasMissingGlyphs('𝄞')).toBe(true);
    expect(hasMissingGlyphs('\uF0B7 as word processors write it')).toBe(true);
    expect(hasMissingGlyphs('a\u00AD\u200B\u2060\uFE0F\u{E0067} \u3000')).toBe(false);
    expect(hasMissingGlyphs('👮🏽‍♀️ 👩‍🚒 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇫🇷 ❤️‍🔥')).toBe(false);
    expect(hasMissingGlyphs('ˈlɪŋɡwɪst Ж 漢 한 a\u0301 → ½ 🦊 ﬁ ꜵ')).toBe(false);
  });

  test.each([
    ['ja-JP', 'Noto Sans JP'],
    ['ko-KR', 'Noto Sans KR'],
    ['zh-CN', 'Noto Sans SC'],
    ['zh-TW', 'Noto Sans TC'],
  ])('draw the signs of Chinese origin in %s as %s has them', (lang, family) => {
    expect(listFamilies(['漢字'], lang)[1]).toBe(family);
  });
});
