import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { splitIntoParts, type TextMetrics } from './layout.ts';
import { layOutParts } from './printed-parts.ts';
import { matchingData } from './schema.ts';
import { MatchingView } from './view.tsx';

const WATER = [
  ['evaporation', 'liquid to gas'],
  ['condensation', 'gas to liquid'],
  ['sublimation', 'solid to gas'],
].map(([term, definition]) => ({ term, definition }));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ term: `t${index}`, definition: `d${index}` }));

interface Drawn {
  readonly answerKey?: boolean;
  readonly number?: string | null;
  readonly from?: number;
  readonly to?: number;
}
function draw(data: object, { answerKey = false, number = '1.', from = 0, to = 999 }: Drawn = {}): string {
  const item = worksheetItem.parse({ id: 'm', type: 'matching', data }) as ItemOf<'matching'>;
  return renderToStaticMarkup(
    <SliceContext value={{ from, to, stretch: 0, excerpts: WHOLE }}>
      <MatchingView item={item} number={number} answerKey={answerKey} style={documentStyle.parse({})} />
    </SliceContext>,
  );
}
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const LETTERS = { match_type: 'letter' };

test('no page break goes through a row, not through the first one beside the number either', () => {
  expect(draw({ pairs: WATER })).not.toContain('data-lines');
  expect(draw({ pairs: WATER, instructions: 'Match.' })).toContain('data-lines');
});

describe('draw lines', () => {
  test('has a dot on either side, each of which can be left out and keeps its place', () => {
    expect(count(draw({ pairs: WATER }), /class="match-point"/g)).toBe(6);
    const hidden = draw({ pairs: WATER, settings: { show_dots_left: false } });
    expect(count(hidden, /class="match-point"/g)).toBe(3);
    expect(count(hidden, /match-point-hidden/g)).toBe(3);
  });

  test('the key draws a line from each term’s dot to that of its match, the student’s sheet none', () => {
    expect(draw({ pairs: WATER })).not.toContain('match-line');
    const key = draw({ pairs: WATER }, { answerKey: true });
    expect(count(key, /match-line key-ink/g)).toBe(3);
    const rows = layOutParts(matchingData.parse({ pairs: WATER }), 1).flat();
    for (const [row, { left }] of rows.entries()) {
      const end = left?.answer?.row ?? -1;
      expect(rows[end]?.right?.text).toBe(WATER[row]?.definition);
      expect(key).toContain(
        `left:anchor(--match-left-${row} center);right:anchor(--match-right-${end} center)`,
      );
    }
  });

  test('lines are drawn on the page that has both of their dots', () => {
    const key = draw({ pairs: WATER, instructions: 'Match.' }, { answerKey: true, to: 2 });
    expect(count(key, /match-line key-ink/g)).toBeLessThan(2);
  });

  test('dots stand at the words, half-way or close, and rows at their top, middle or bottom', () => {
    const at = (align_dots_horizontally: string) =>
      /grid-template-columns:([\d.]+)em ([\d.]+)em/.exec(
        draw({ pairs: WATER, settings: { align_dots_horizontally } }),
      )?.[2];
    expect(Number(at('start'))).toBe(0);
    expect(Number(at('center')) * 2).toBeCloseTo(Number(at('end')));
    expect(draw({ pairs: WATER, settings: { align_dots_vertically: 'end' } })).toContain('align-items:end');
  });
});

describe('write letters', () => {
  test('the right column is lettered, and the key writes the letters', () => {
    const data = { pairs: WATER, fakeAnswers: [{ text: 'liquid to solid' }], settings: LETTERS };
    expect(text(draw(data))).toMatch(/A\. .* B\. .* C\. .* D\. /);
    const key = draw(data, { answerKey: true });
    const written = [...key.matchAll(/data-answer="line"[^>]*>(\w)</g)].map(([, letter]) => letter);
    const rights = layOutParts(matchingData.parse(data), 1).flat();
    const meant = WATER.map(
      ({ definition }) => rights.find(({ right }) => right?.text === definition)?.right?.label,
    );
    expect(written.map((letter) => `${letter}.`)).toEqual(meant);
    expect(draw(data)).not.toContain('data-answer');
  });

  test('no mark of the right column can be nothing', () => {
    expect(matchingData.safeParse({ settings: { letter_right_column_format: 'none' } }).success).toBe(false);
  });

  test('the line stands before the term or after it', () => {
    const place = (blank_position: string) => {
      const html = draw({ pairs: WATER, settings: { ...LETTERS, blank_position } });
      return html.indexOf('match-letter') < html.indexOf('evaporation');
    };
    expect([place('before'), place('after')]).toEqual([true, false]);
  });

  test('lines that are not aligned follow their words', () => {
    expect(draw({ pairs: WATER, settings: LETTERS })).not.toContain('match-ragged');
    const ragged = { ...LETTERS, align_line_horizontally: false };
    expect(count(draw({ pairs: WATER, settings: ragged }), /match-ragged/g)).toBe(3);
  });
});

describe('the columns', () => {
  test('show their marks where that is asked for, in their formats', () => {
    expect(text(draw({ pairs: WATER }))).not.toMatch(/A\)|1\)/);
    const settings = { display_index: true, left_column_format: '1)', right_column_format: 'A)' };
    expect(text(draw({ pairs: WATER, settings }))).toMatch(/1\) evaporation A\) .* 2\) .* B\) /);
  });

  test('have room for a fake answer more than there are terms', () => {
    const html = draw({ pairs: WATER, fakeAnswers: [{ text: 'no match' }, { text: ' ' }] });
    expect(count(html, /match-row/g)).toBe(4);
    expect(html).toContain('no match');
  });

  test('are scrambled left and right, never like the word itself, and stand solved in the key', () => {
    const settings = { word_scramble: { scramble_left: true, scramble_right: true } };
    const html = draw({ pairs: WATER, settings });
    for (const { term, definition } of WATER) {
      expect(html).not.toContain(term);
      expect(html).not.toContain(definition);
      expect(draw({ pairs: WATER, settings }, { answerKey: true })).toContain(term);
    }
  });

  test('stand mirrored where the terms are read from the right', () => {
    expect(draw({ pairs: [{ term: 'כלב', definition: 'dog' }] })).toContain('class="match-row" dir="rtl"');
    expect(draw({ pairs: WATER })).toContain('class="match-row" dir="ltr"');
  });
});

describe('pages', () => {
  const type: TextMetrics = { font: 'nunito', fontSize: 18, lineHeight: 1.5, beside: 36 };
  const listParts = (pairs: object[], given: Partial<TextMetrics> = {}) =>
    splitIntoParts(matchingData.parse({ pairs }), { ...type, ...given });

  test('what a page holds is one part, which stays together', () => {
    expect(listParts(many(12))).toHaveLength(1);
    const html = draw({ pairs: WATER, instructions: 'Match.' });
    expect(count(html, /data-unit="keep"/g)).toBe(3);
    expect(count(html, /data-unit=""/g)).toBe(1);
  });

  test('what no page holds is matched in parts, each shuffled by itself', () => {
    const parts = listParts(many(40));
    expect(parts.length).toBeGreaterThan(1);
    let before = 0;
    for (const rows of parts) {
      for (const { left } of rows) {
        expect(left?.answer?.row).toBeGreaterThanOrEqual(before);
        expect(left?.answer?.row).toBeLessThan(before + rows.length);
      }
      before += rows.length;
    }
    expect(before).toBe(40);
  });

  test('letters go on from part to part', () => {
    const data = matchingData.parse({ pairs: many(30), settings: LETTERS });
    const labels = layOutParts(data, 3)
      .flat()
      .map(({ right }) => right?.label);
    expect([labels[0], labels[25], labels[29]]).toEqual(['A.', 'Z.', 'AD.']);
  });

  test('a long number, and one without instructions, stand where they have room', () => {
    expect(text(draw({ pairs: WATER }))).toMatch(/^1\. evaporation/);
    expect(count(draw({ pairs: WATER }), /data-unit/g)).toBe(3);
    expect(count(draw({ pairs: WATER }, { number: 'Question 1' }), /data-unit/g)).toBe(4);
    expect(text(draw({ pairs: [] }))).toBe('1.');
  });
});

test('half a pair on each side leaves no empty row', () => {
  const data = {
    pairs: [{ term: 'cloud' }, { definition: 'falls' }, { term: 'sea' }, { definition: 'warms' }],
  };
  const rows = layOutParts(matchingData.parse(data), 1).flat();
  expect(rows.map(({ left }) => left?.text)).toEqual(['cloud', 'sea']);
  expect(rows.every(({ right }) => right !== null)).toBe(true);
});

test('the key solves what is too long for one small line in the place of its letters', () => {
  const long = 'the journey of water from the sea to the sky and back again to the sea';
  const data = { pairs: [...WATER, { term: long, definition: 'x' }] };
  const settings = { word_scramble: { scramble_left: true } };
  const key = draw({ ...data, settings }, { answerKey: true });
  expect(key.match(/match-solved-long key-ink"[^>]*>([^<]+)/)?.[1]).toBe(long);
  expect(count(key, /match-solved key-ink/g)).toBe(3);
});

test('marks of two letters stand apart from what they mark, all as wide as each other', () => {
  const marks = (count: number) =>
    new Set(
      [
        ...draw({ pairs: many(count), settings: LETTERS }).matchAll(
          /class="match-mark" style="width:([\d.]+)em"/g,
        ),
      ].map(([, width]) => Number(width)),
    );
  expect([...marks(26)]).toEqual([1.8]);
  expect([...marks(27)]).toEqual([2.6]);
});
