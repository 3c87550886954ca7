import { describe, expect, test } from 'vitest';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { findFittingType, LETTER_GAP, LETTER_LINE, layOutColumns, type TextMetrics } from './layout.ts';
import { matchingData } from './schema.ts';

describe('the columns', () => {
  test.each(['line', 'letter'])('%s: stay on the sheet with texts of any length', (match_type) => {
    const type: TextMetrics = { font: 'nunito', fontSize: 14, lineHeight: 1.5, beside: 2 * 14 };
    for (const [term, definition] of [
      ['a', 'b'],
      ['word '.repeat(60), 'b'],
      ['a', 'word '.repeat(60)],
      ['word '.repeat(60), 'word '.repeat(60)],
    ]) {
      const data = matchingData.parse({ pairs: [{ term, definition }], settings: { match_type } });
      const { left, gap, right } = layOutColumns(data, type);
      expect((left + gap + right + 2) * 14).toBeLessThanOrEqual(7.3 * 96);
      expect(Math.min(left, gap, right)).toBeGreaterThan(1);
      const inBorder = layOutColumns(data, { ...type, beside: 2 * 14 + 40 });
      expect((inBorder.left + inBorder.gap + inBorder.right + 2) * 14).toBeLessThanOrEqual(7.3 * 96 - 40);
    }
  });

  test('have room where scrambled letters are set apart, since they would join', () => {
    const getLeftWidth = (scramble_left: boolean) => {
      const settings = { word_scramble: { scramble_left } };
      const data = matchingData.parse({ pairs: [{ term: 'مدرستنا', definition: 'school' }], settings });
      return layOutColumns(data, { font: 'nunito', fontSize: 18, lineHeight: 1.5, beside: 2 * 18 }).left;
    };
    expect(getLeftWidth(true)).toBeGreaterThan(getLeftWidth(false) + 0.5);
  });

  test('terms of one word are not broken in large type while the answers beside them have room', () => {
    const pairs = [{ term: 'elephant', definition: 'a very big animal that lives in the forest' }];
    const data = matchingData.parse({ pairs, settings: { match_type: 'letter' } });
    const { left, right } = layOutColumns(data, {
      font: 'nunito',
      fontSize: 36,
      lineHeight: 1.5,
      beside: 2 * 36,
    });
    expect(left - LETTER_LINE - LETTER_GAP).toBeGreaterThan(estimateTextWidth('elephant', 'nunito'));
    expect(right).toBeGreaterThan(estimateTextWidth('animal', 'nunito'));
  });

  test.each(['line', 'letter'])(
    '%s: are set smaller where no two columns of short words have room',
    (match_type) => {
      const pairs = [
        { term: 'horse', definition: 'foal' },
        { term: 'photosynthesis', definition: 'evapotranspiration' },
      ];
      const marked = { display_index: true, right_column_format: '1.' };
      const data = matchingData.parse({ pairs, settings: { match_type, ...marked } });
      const asked = (fontSize: number) =>
        ({ font: 'nunito', fontSize, lineHeight: 1.5, border: 40 }) as const;
      const extra = match_type === 'letter' ? LETTER_LINE + LETTER_GAP : 0;
      for (const fontSize of [64, 85, 128]) {
        const type = findFittingType(data, asked(fontSize));
        const { left, gap, right, mark } = layOutColumns(data, type);
        expect(type.fontSize).toBeLessThan(fontSize);
        expect(Math.min(left - mark - extra, right - mark)).toBeGreaterThan(
          estimateTextWidth('foal', 'nunito'),
        );
        expect(gap).toBeGreaterThan(match_type === 'line' ? 4.59 : 0.5);
        expect((left + gap + right) * type.fontSize).toBeLessThanOrEqual(7.3 * 96 - 40 - 2 * fontSize);
      }
      expect(findFittingType(data, asked(18)).fontSize).toBe(18);
    },
  );
});
