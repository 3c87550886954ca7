import { expect, test } from 'vitest';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { ENOUGH_CONTRAST, getContrast, toPaleColor } from '../vocabulary/colors.ts';
import { FONTS } from '../vocabulary/fonts.ts';
import { INK } from '../vocabulary/style-choices.ts';
import type { HandoutDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';
import { applyTheme, THEME_IDS, THEMES } from './themes.ts';

const ITEMS = [
  { id: 'h', type: 'section_header', data: { title: 'Part 1' } },
  { id: 'i', type: 'instruction', data: { instruction: 'Read.' } },
  { id: 'o', type: 'open_response', data: { subtitle: 'Why?' } },
  { id: 'b', type: 'word_bank', data: {} },
  { id: 'd', type: 'divider', data: {} },
];
const themed = (document: HandoutDocument, ...themes: (typeof THEME_IDS)[number][]) => {
  const copy = structuredClone(document);
  for (const theme of themes) applyTheme(copy, theme);
  return copy;
};

test.each(THEME_IDS)('%s: every document stays one that can be stored', (id) => {
  for (const document of [aWorksheet({ items: ITEMS }), aFlashcardSet(), aBingo()])
    expect(parseDocument(themed(document, id)).ok).toBe(true);
});

test.each(THEME_IDS)('%s: its fonts are free, and its colors are easy to read', (id) => {
  const { font, titleFont, color } = THEMES[id];
  expect([FONTS[font].premium, FONTS[titleFont].premium]).toEqual([false, false]);
  expect(getContrast(color, '#ffffff')).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
  expect(getContrast(INK, toPaleColor(color, INK))).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
});

test.each(THEME_IDS)('%s leaves nothing of the theme before it', (id) => {
  for (const document of [aWorksheet({ items: ITEMS }), aFlashcardSet(), aBingo()])
    for (const before of THEME_IDS) {
      const { schema_version: _, ...once } = themed(document, id);
      expect(themed(document, before, id)).toMatchObject(once);
      const items = JSON.stringify(themed(document, before, id).items);
      expect(items).toBe(JSON.stringify(once.items));
    }
});

test('no two themes look alike', () => {
  const looks = THEME_IDS.map((id) => JSON.stringify(themed(aWorksheet({ items: ITEMS }), id)));
  expect(new Set(looks).size).toBe(5);
});

test('a theme sets headings and boxes in its color, and words in ink', () => {
  const { items, title_color, style } = themed(aWorksheet({ items: ITEMS }), 'clear') as ReturnType<
    typeof aWorksheet
  >;
  expect([title_color, style.color, style.font]).toEqual(['#0F766E', INK, 'atkinson']);
  expect(items[0]?.data).toMatchObject({ color: '#0F766E', font: 'lexend' });
  expect(items[2]?.style).toMatchObject({ background: '#0F766E', has_border: true, border_style: 'dashed' });
  expect(items[4]?.style).not.toHaveProperty('background');
});
