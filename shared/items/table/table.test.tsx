import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { listItemLines, wrapData } from '../item.ts';
import { listBands } from './bands.ts';
import { layOutTable } from './layout.ts';
import { COLUMN_LIMIT, createTable, isEmptyTable, ROW_LIMIT, type TableData, tableData } from './schema.ts';
import { TableView, view } from './view.tsx';

type Given = Parameters<typeof tableData.parse>[0];
const aTable = (given: Given): TableData => tableData.parse(given);
/** Makes rows of words: "a b/c d" has two of two cells. */
const toRows = (text: string) => text.split('/').map((row) => row.split(' ').map((word) => ({ text: word })));

interface Drawn {
  readonly answerKey?: boolean;
  readonly number?: string | null;
  /** The first unit of the part that a page shows. */
  readonly from?: number;
}
function draw(data: object, { answerKey = false, number = null, from = 0 }: Drawn = {}): string {
  const item = wrapData('table', 'a', data);
  const shown = { from, to: Number.POSITIVE_INFINITY, stretch: 0, excerpts: WHOLE, repeats: from > 0 };
  return renderToStaticMarkup(
    <SliceContext value={shown}>
      <TableView item={item} number={number} answerKey={answerKey} style={documentStyle.parse({})} />
    </SliceContext>,
  );
}
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
/** Lists the words of the cells that are drawn. */
const listWords = (html: string): string[] =>
  [...html.matchAll(/role="(?:cell|\w+header)".*?(?=role="(?:cell|\w+header|row|rowgroup)"|$)/gs)].map(
    ([cell]) => cell.replace(/^[^>]*>|<[^>]*>|<[^>]*$/g, ''),
  );

describe('the rows of a table', () => {
  test('are three of three empty cells at first, and then in their default empty state', () => {
    expect(createTable().rows.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(isEmptyTable(createTable())).toBe(true);
    expect(isEmptyTable(aTable({ rows: toRows('a b') }))).toBe(false);
  });

  test('have as many cells as the longest of them', () => {
    const { rows } = aTable({ rows: toRows('a/b c d/e f') });
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['a', '', ''],
      ['b', 'c', 'd'],
      ['e', 'f', ''],
    ]);
  });

  test('are as many as the limits say', () => {
    const cells = (rows: number, columns: number) => ({
      rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({}))),
    });
    expect(tableData.safeParse(cells(ROW_LIMIT, COLUMN_LIMIT)).success).toBe(true);
    expect(tableData.safeParse(cells(ROW_LIMIT + 1, 1)).success).toBe(false);
    expect(tableData.safeParse(cells(1, COLUMN_LIMIT + 1)).success).toBe(false);
  });

  test('are lines of words for other programs, without the answers of blanks', () => {
    const rows = [
      [{ text: 'sea' }, { text: 'salty' }],
      [{ text: 'lake' }, { text: 'fresh', asks: 'blank' }],
    ];
    expect(listItemLines(wrapData('table', 'a', { subtitle: 'Water', rows }))).toEqual([
      'Water',
      'sea | salty',
      'lake | _____',
    ]);
  });
});

describe('cells that are one', () => {
  const rows = [
    [{ text: 'a' }, { joins: 'before' }, { text: 'b' }],
    [{ joins: 'above' }, { joins: 'above' }, { text: 'c' }],
    [{ text: 'd' }, { text: 'e' }, { text: 'f' }],
  ];

  test('take the rows and columns of those that join them, in a band that no page parts', () => {
    const bands = listBands(aTable({ rows, header_rows: 0 }));
    expect(bands.map(({ first, rows, cells }) => [first, rows.length, cells.length])).toEqual([
      [0, 2, 3],
      [2, 1, 3],
    ]);
    expect(bands[0]?.cells[0]).toMatchObject({ row: 0, column: 0, height: 2, width: 2 });
  });

  test('say so to screen readers', () => {
    const html = draw({ rows, header_rows: 0 });
    expect(html).toContain('aria-rowspan="2" aria-colspan="2"');
    expect(count(html, /role="row"/g)).toBe(3);
    expect(listWords(html)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('never go from the heading into the rows below it', () => {
    const bands = listBands(aTable({ rows, header_rows: 1 }));
    expect(bands.map(({ rows }) => rows.length)).toEqual([1, 1, 1]);
  });

  test('stand by themselves where nothing reaches them', () => {
    const stray = [
      [{ text: 'a', joins: 'above' }, { text: 'b' }],
      [
        { text: 'c', joins: 'before' },
        { text: 'd', joins: 'above' },
      ],
    ];
    expect(listWords(draw({ rows: stray, header_rows: 0 }))).toEqual(['a', 'b', 'c']);
  });
});

describe('on paper', () => {
  const rows = toRows('Day Rain/Mon 3/Tue 0/Wed 7');

  test('each row is a unit, below its prompt', () => {
    const html = draw({ subtitle: 'Read the table.', rows });
    expect(count(html, /data-unit/g)).toBe(5);
    expect(html).toContain('Read the table.');
  });

  test('the heading is on each page on which the table goes on, its number on the first alone', () => {
    const first = draw({ rows }, { number: '1.' });
    expect(first).toContain('data-repeats');
    expect(first).toContain('>1.<');
    const next = draw({ rows }, { number: '1.', from: 3 });
    expect(listWords(next)).toEqual(['Day', 'Rain', 'Tue', '0', 'Wed', '7']);
    expect(next).toContain('data-again');
    expect(next).not.toContain('>1.<');
    expect(listWords(draw({ rows, header_rows: 0 }, { from: 3 }))).toEqual(['Tue', '0', 'Wed', '7']);
  });

  test('neither the heading nor the last row is alone on a page', () => {
    const units = [...draw({ rows, subtitle: 'a' }).matchAll(/data-unit="(\w*)"/g)].map(([, unit]) => unit);
    expect(units).toEqual(['keep', 'keep', '', 'keep', '']);
  });

  test('a heading says what it is', () => {
    const html = draw({ rows, header_column: true });
    expect(count(html, /role="columnheader"/g)).toBe(2);
    expect(count(html, /role="rowheader"/g)).toBe(3);
  });

  test.each([
    ['all', 4, 4],
    ['outside', 2, 2],
    ['inside', 2, 2],
    ['rows', 4, 0],
    ['columns', 0, 2],
    ['none', 0, 0],
  ])(
    'of four cells, lines chosen as %s are at %d edges across of each two and at %d from above',
    (lines, across, down) => {
      const html = draw({ rows: toRows('a b/c d'), lines });
      expect(count(html, /table-block-(?:start|end)/g)).toBe(across * 2);
      expect(count(html, /table-inline-(?:start|end)/g)).toBe(down * 2);
    },
  );

  test('columns run from the right where their words do', () => {
    expect(draw({ rows: toRows('ماء نار') })).toContain('dir="rtl"');
    expect(draw({ rows: toRows('1 2'), subtitle: 'ماء' })).toContain('role="table" dir="rtl"');
    expect(draw({ rows })).toContain('role="table" dir="ltr"');
  });

  test('a picture stands without empty words below it', () => {
    const picture = { id: 'p', name: 'sun.png', ratio: 2 };
    const html = draw({ rows: [[{ image: picture }, { text: 'sun' }]] });
    expect(html).toContain('inline-picture');
    expect(count(html, /data-field="data\.rows/g)).toBe(1);
  });

  test('words are light on a dark colour', () => {
    expect(draw({ rows: [[{ text: 'a', shade: '#1D4ED8' }]] })).toContain('color:#fff');
    expect(draw({ rows: [[{ text: 'a', shade: '#FFF3BF' }]] })).not.toContain('color:#fff');
  });
});

describe('what students fill in', () => {
  const rows = [
    [{ text: '3 × 4' }, { text: 'twelve', asks: 'blank' }],
    [
      { text: 'even', asks: 'checkbox', checked: true },
      { text: 'odd', asks: 'checkbox' },
    ],
  ];

  test('is empty on the sheet and in the red pen on the key, in as much room', () => {
    const [sheet, key] = [draw({ rows }), draw({ rows }, { answerKey: true })];
    expect(sheet).not.toContain('twelve');
    expect(key).toMatch(/class="key-ink">.*twelve/);
    expect([sheet, key].map((html) => count(html, /\u00A0/g))).toEqual([1, 1]);
  });

  test('a longer answer has the room that it takes on the key', () => {
    const longer = [[{ text: 'why' }, { text: 'because '.repeat(12), asks: 'blank' }]];
    expect(count(draw({ rows: longer }), /\u00A0/g)).toBeGreaterThan(2);
  });

  test('an answer over pages has as many lines on the sheet, between which pages end as on the key', () => {
    const long = { rows: [[{ text: 'why' }, { text: 'because '.repeat(100), asks: 'blank' }]] };
    const [sheet, key] = [draw(long), draw(long, { answerKey: true })];
    expect(sheet).toContain('data-lines');
    expect(count(sheet, /\u00A0/g)).toBeGreaterThan(20);
    expect(count(key, /\u00A0/g)).toBe(count(sheet, /\u00A0/g));
    expect(key).toContain('because because');
  });

  test('is ticked on the key alone where it is a box', () => {
    expect(count(draw({ rows }), /check-box/g)).toBe(2);
    expect(draw({ rows })).not.toContain('check-tick');
    expect(count(draw({ rows }, { answerKey: true }), /check-tick/g)).toBe(1);
  });

  test('is listed in the tables of a key', () => {
    const item = wrapData('table', 'a', { subtitle: 'Fill in.', rows });
    const drawn = { item, number: null, answerKey: true, style: documentStyle.parse({}) };
    expect(view.describeAnswers(drawn)).toEqual({
      prompt: 'Fill in.',
      answers: [{ short: 'twelve', long: 'twelve' }],
    });
  });
});

describe('the type of a table', () => {
  const room = { font: 'nunito', fontSize: 18, width: 700 } as const;

  test('is that of the item where the words have room', () => {
    expect(layOutTable(aTable({ rows: toRows('Monday Tuesday Wednesday') }), room)).toMatchObject({
      scale: 1,
      isTight: false,
    });
  });

  test('is smaller in many columns, as small as can be read', () => {
    const week = { rows: [Array.from({ length: 10 }, () => ({ text: 'Wednesday' }))] };
    const { scale, isTight } = layOutTable(aTable(week), room);
    expect(scale).toBeLessThan(0.9);
    expect(isTight).toBe(false);
    const many = { rows: [Array.from({ length: 40 }, () => ({ text: 'Wednesday' }))] };
    expect(layOutTable(aTable(many), room).isTight).toBe(true);
    expect(draw(many)).toContain('data-tight');
  });

  test('stays where one word is longer than any column', () => {
    const rows = toRows(`${'Donaudampfschifffahrt'.repeat(9)} b c`);
    expect(layOutTable(aTable({ rows }), room).scale).toBe(1);
  });

  test('columns have the widths that were set, and no more than the sheet', () => {
    const rows = toRows('a b');
    expect(layOutTable(aTable({ rows, column_widths: [1, 2] }), room).columns).toEqual([96, 192]);
    expect(layOutTable(aTable({ rows, column_widths: [7, 7] }), room).columns).toEqual([350, 350]);
    expect(layOutTable(aTable({ rows }), room).columns).toEqual([350, 350]);
  });
});
