import { describe, expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { card } from '../card.ts';
import { cardsAsCsv, pastedCards } from './pasted.ts';
import { addCards } from './rules.ts';

const pairs = (text: string) => pastedCards(text, []).map(({ term, definition }) => [term, definition]);
const BREAD_AND_MILK = [
  ['el pan', 'bread'],
  ['la leche', 'milk'],
];

describe('cards are read from', () => {
  test.each([
    ['a spreadsheet', 'el pan\tbread\nla leche\tmilk\n'],
    ['a Word table, which Windows copies', 'el pan\tbread\r\nla leche\tmilk\r\n'],
    ['CSV', 'el pan,bread\nla leche,milk'],
    ['CSV with quotes', '"el pan","bread"\n"la leche","milk"'],
    ['CSV of countries where the comma is a decimal sign', '"el pan";"bread"\n"la leche";"milk"'],
    ['a file with a byte order mark and headings', '\uFEFFterm,definition\nel pan,bread\nla leche,milk'],
    ['lines with a dash', 'el pan – bread\nla leche - milk'],
    ['lines with an arrow', 'el pan → bread\nla leche → milk'],
    ['lines with an arrow of two signs', 'el pan => bread\nla leche -> milk'],
    ['lines with a colon', 'el pan: bread\nla leche: milk'],
    ['lines with space and empty lines around', '\n  el pan  =  bread \n\n la leche = milk\n\n'],
  ])('%s', (_, text) => {
    expect(pairs(text)).toEqual(BREAD_AND_MILK);
  });
});

test('a cell with several lines, quotes and tabs in it is one side', () => {
  expect(pairs('"two\nlines"\t"she said ""hello"""')).toEqual([['two\nlines', 'she said "hello"']]);
});

test.each([
  ['"Hello," he said\thola\nbye\tadiós', ['"Hello," he said', 'hola', 'bye', 'adiós']],
  ['"Hello\thola\nbye\tadiós', ['"Hello', 'hola', 'bye', 'adiós']],
  ['6" tall\tseis\n"short\tcorto', ['6" tall', 'seis', '"short', 'corto']],
])('quotes that are words’ own swallow no row: %j', (text, sides) => {
  expect(pairs(text).flat()).toEqual(sides);
});

test('a side that is longer than a card may hold is cut, and is a card all the same', () => {
  const [[term = '', definition = ''] = []] = pairs(`${'x'.repeat(19_999)}😀${'x'.repeat(20_000)}\t\u0007b`);
  const deck = aFlashcardSet({ items: [] });
  addCards(deck, { cards: [{ id: 'long', term, definition }] });
  expect(deck.items).toMatchObject([{ term: 'x'.repeat(19_999), definition: 'b' }]);
});

test('what stands in further columns goes on in the definition, a line each', () => {
  expect(pairs('el pan\tbread\tmasculine\t\t/pan/\nla leche\t\tfeminine')).toEqual([
    ['el pan', 'bread\nmasculine\n/pan/'],
    ['la leche', 'feminine'],
  ]);
  expect(pairs('"a","b","c"')).toEqual([['a', 'b\nc']]);
  expect(pairs('Term\tDefinition\tNotes\na\tb\tc')).toEqual([['a', 'b\nc']]);
});

test('a tab within a quoted cell of a CSV file parts nothing', () => {
  expect(pairs('"el\tpan","bread"\n"la leche","milk"')).toEqual([
    ['el\tpan', 'bread'],
    ['la leche', 'milk'],
  ]);
});

test('a definition keeps its commas, dashes and colons', () => {
  expect(pairs('well-known – famous, by name: a star\nold – aged')[0]).toEqual([
    'well-known',
    'famous, by name: a star',
  ]);
});

test('a line without a definition makes a card with a front alone', () => {
  expect(pairs('el pan\nla leche')).toEqual([
    ['el pan', ''],
    ['la leche', ''],
  ]);
});

test('tags are taken off, signs that only look like them stay', () => {
  expect(pairs('<b>el pan</b>\t3 < 5')).toEqual([['el pan', '3 < 5']]);
});

test('what the deck or an earlier row has already is marked, whatever the case of its letters', () => {
  const deck = [card.parse({ id: 'a', term: 'El pan', definition: 'Bread' })];
  const marks = pastedCards('el pan\tbread\nla leche\tmilk\nla leche\tmilk', deck);
  expect(marks.map(({ duplicate }) => duplicate)).toEqual([true, false, true]);
});

test('five hundred rows are read at once', () => {
  const text = Array.from({ length: 500 }, (_, row) => `term ${row}\tdefinition ${row}`).join('\n');
  expect(pastedCards(text, [])).toHaveLength(500);
});

test('cards saved as CSV are read back the same', () => {
  const deck = [
    card.parse({ id: 'a', term: 'el "pan", dulce', definition: 'two\nlines' }),
    card.parse({ id: 'b', term: 'ñandú', definition: '3,5' }),
  ];
  expect(pairs(cardsAsCsv(deck))).toEqual([
    ['el "pan", dulce', 'two\nlines'],
    ['ñandú', '3,5'],
  ]);
});

describe('in a saved CSV', () => {
  const FORMULAS = ['=1+1', '+1', '-5 °C', '@home', '\t=2', "'=1", "''-1", '＝1+1', ' -3'];
  test('a definition is read back as it was too', () => {
    const deck = FORMULAS.map((definition, at) => card.parse({ id: `c${at}`, term: 'x', definition }));
    expect(pairs(cardsAsCsv(deck))).toEqual(FORMULAS.map((definition) => ['x', definition.trim()]));
  });

  const csvOf = (terms: readonly string[]) =>
    cardsAsCsv(terms.map((term, at) => card.parse({ id: `c${at}`, term, definition: 'x - y' })));

  test('nothing begins as a formula of a spreadsheet does', () => {
    const cells = csvOf(FORMULAS)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.replace(/^"/, ''));
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
    expect(csvOf(["'tis", 'well-known', 'a = b'])).not.toContain("''");
  });

  test('what was guarded is read back as it was', () => {
    const read = pairs(csvOf(FORMULAS));
    expect(read).toEqual(FORMULAS.map((term) => [term.trim(), 'x - y']));
  });
});
