import { describe, expect, test } from 'vitest';
import { parseCells } from './parse-cells.ts';

test('cells between quotes hold delimiters, line breaks and doubled quotes', () => {
  expect(parseCells('"a, b",c\n"two\nlines","she said ""hi"""\n\n', [','])).toEqual([
    ['a, b', 'c'],
    ['two\nlines', 'she said "hi"'],
  ]);
});

describe('quotes that open or close no cell are words’ own and swallow no row', () => {
  test.each([
    [
      'words between quotes',
      '"To be" is by whom?,Shakespeare\n"c, d",e',
      ['"To be" is by whom?', 'Shakespeare'],
    ],
    ['a quote that is never closed', '"To be,Shakespeare\n"c, d",e', ['"To be', 'Shakespeare']],
    [
      'a quote that another row closes',
      '"To be,x\n"not" to be,y\n"c, d",e',
      ['"To be', 'x', '"not" to be', 'y'],
    ],
    ['inches', '6" tall,six\r\n"c, d",e', ['6" tall', 'six']],
    ['space behind a quoted cell', '"x" y,"a, b" \n"c, d",e', ['"x" y', 'a, b']],
  ])('%s', (_, text, cells) => {
    expect(parseCells(text, [',']).flat()).toEqual([...cells, 'c, d', 'e']);
  });
});

test('the delimiter that parts the rows alike is found, whatever quotes stand in them', () => {
  const rows = ['"To be" is by whom?;Shakespeare;1', 'x;"a; b";2', 'y, z;c;3'];
  expect(parseCells(rows.join('\n'), ['\t', ',', ';'])).toEqual([
    ['"To be" is by whom?', 'Shakespeare', '1'],
    ['x', 'a; b', '2'],
    ['y, z', 'c', '3'],
  ]);
});

test.each([
  ['of quotes', `x,${'"'.repeat(1_000_001)}`],
  ['with a quote that is never closed', `"${'a,'.repeat(1_000_000)}`],
  ['with a quote in each cell', '"a,'.repeat(300_000)],
])('a text of a million signs %s is parsed', (_, text) => {
  expect(parseCells(text, [','])).toHaveLength(1);
});
