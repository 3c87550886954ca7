import { describe, expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { card } from '../parts/card-schema.ts';
import { parsePastedCards, toCsv, toTable } from './parse-pasted.ts';
import { addCards } from './rules.ts';

const pastedCards = (...given: Parameters<typeof parsePastedCards>) => parsePastedCards(...given).cards;
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
    ['lines with a dash and no space', 'el pan–bread\nla leche–milk'],
    ['lines with a long dash and no space', 'el pan—bread\nla leche—milk'],
    ['lines with a colon and no space', 'el pan:bread\nla leche:milk'],
    ['lines with a bar', 'el pan | bread\nla leche | milk'],
    ['lines with a bar and no space', 'el pan|bread\nla leche|milk'],
    ['a Markdown table', '| Term | Definition |\n| --- | :---: |\n| el pan | bread |\n| la leche | milk |'],
    ['lines with brackets', 'el pan (bread)\nla leche (milk)'],
    ['a numbered list', '1. el pan – bread\n2. la leche – milk'],
    ['a numbered list with brackets', '9) el pan (bread)\n10) la leche (milk)'],
    ['a numbered list of Word', '1.\tel pan – bread\n2.\tla leche – milk'],
    ['a bulleted list', '• el pan: bread\n• la leche: milk'],
    ['a list with dashes', '- el pan - bread\n- la leche - milk'],
    ['lines with a wide colon', 'el pan：bread\nla leche：milk'],
    ['two columns of a text', 'el pan      bread\nla leche    milk'],
    ['bold terms of Markdown', '**el pan**: bread\n**la leche**: milk'],
    ['a list with bold terms', '- **el pan** – bread\n- **la leche** – milk'],
    ['questions and answers', 'Q: el pan\nA: bread\n\nQ: la leche\nA: milk'],
    ['one line', 'el pan → bread; la leche → milk;'],
    ['lines with space and empty lines around', '\n  el pan  =  bread \n\n la leche = milk\n\n'],
  ])('%s', (_, text) => {
    expect(pairs(text)).toEqual(BREAD_AND_MILK);
  });
});

test('a sum stands before its result, whatever signs are in it', () => {
  expect(pairs('7 - 4 = 3\n12 : 4 = 3\n2 – 5 = −3')).toEqual([
    ['7 - 4', '3'],
    ['12 : 4', '3'],
    ['2 – 5', '−3'],
  ]);
});

describe('the first row', () => {
  test.each([
    ['Term\tDefinition\nel pan\tbread'],
    ['Word\tMeaning\nel pan\tbread'],
    ['Spanish\tEnglish\nel pan\tbread'],
    ['Vocabulary word,Definitions\nel pan,bread'],
    ['Question | Answer\nel pan | bread'],
    ['Palabra – Traducción\nel pan – bread'],
    ['**Food** | **In English**\n---|---\nel pan | bread'],
    ['| Food | English |\n|-|-|\n| el pan | bread |'],
    ['| Food | |\n| --- | --- |\n| el pan | bread |'],
  ])('of %j is a heading and no card', (text) => {
    expect(parsePastedCards(text, []).heading).not.toBeNull();
    expect(pairs(text)).toEqual([['el pan', 'bread']]);
  });

  test.each([
    ['el pan\tbread\nla leche\tmilk'],
    ['el agua\twater\nThe question\tla pregunta'],
    ['state\testado\nword\tpalabra'],
    ['word\nanswer'],
    ['English\tinglés\nFrench\tfrancés'],
    ['| | |\n|---|---|\n| el pan | bread |\n| la leche | milk |'],
  ])('of %j is a card', (text) => {
    expect(parsePastedCards(text, []).heading).toBeNull();
    expect(parsePastedCards(text, []).cards).toHaveLength(2);
  });

  test('is what somebody says that it is', () => {
    const text = '| Term | Definition |\n|---|---|\n| el pan | bread |';
    expect(parsePastedCards(text, [], { hasHeading: false })).toMatchObject({
      heading: null,
      cards: [{ term: 'Term' }, { row: 2 }],
    });
    const { heading, cards } = parsePastedCards('el pan\tbread\nel pan\tbread', [], { hasHeading: true });
    expect(heading).toEqual({ term: 'el pan', definition: 'bread' });
    expect(cards).toEqual([{ row: 1, term: 'el pan', definition: 'bread', duplicate: false }]);
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

test.each([
  ['perro;"dog; hound, pet"\ngato;cat', ['perro', 'dog; hound, pet', 'gato', 'cat']],
  ['"a";"b, c"\n"d";"e"', ['a', 'b, c', 'd', 'e']],
  ['"a","b; c"\n"d","e; f"', ['a', 'b; c', 'd', 'e; f']],
  ['perro;dog, hound\ngato;cat - a pet', ['perro', 'dog, hound', 'gato', 'cat - a pet']],
  ['Boise (Idaho, USA)\nJuneau (Alaska, USA)', ['Boise', 'Idaho, USA', 'Juneau', 'Alaska, USA']],
  ['pan – bread (food)\nsol – sun (sky)', ['pan', 'bread (food)', 'sol', 'sun (sky)']],
  ['perro:dog, hound\ngato:cat, kitten', ['perro', 'dog, hound', 'gato', 'cat, kitten']],
  ['"Hello" – hola\nbye – adiós', ['"Hello"', 'hola', 'bye', 'adiós']],
  ['"two\nlines"\n"three"', ['two\nlines', '', 'three', '']],
  ['a \\| b | c\nd | e', ['a | b', 'c', 'd', 'e']],
])('the sign that parts the rows alike parts them, not one in a cell: %j', (text, sides) => {
  expect(pairs(text).flat()).toEqual(sides);
});

test.each([
  'well-known\nx-ray',
  '8:30\n9:15',
  '1914–1918\n1939–1945',
  'https://a.example\nhttps://b.example',
  'dog(s)\ncat(s)',
  '1. Mai\n3. Oktober',
  '|x|\n|y|',
  '-5\n-6',
])('signs that belong to their words part nothing and stay: %j', (text) => {
  expect(pairs(text)).toEqual(text.split('\n').map((term) => [term, '']));
});

test('numbers in a column of their own are terms', () => {
  expect(pairs('1.\terster\n2.\tzweiter')).toEqual([
    ['1.', 'erster'],
    ['2.', 'zweiter'],
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

test('a line of any length is read at once', () => {
  expect(pairs(`${'a b–c:'.repeat(20_000)}\nd`)).toHaveLength(2);
});

test.each([
  ['dashes', '-'.repeat(100_000)],
  ['equals signs', '='.repeat(100_000)],
  ['spaces', ' '.repeat(100_000)],
  ['dashes and spaces', ' -'.repeat(50_000)],
  ['arrows that are none', '<-'.repeat(50_000)],
])('a line of 100,000 %s is parsed', (_, signs) => {
  expect(pairs(`a${signs}b → c\nd → e`)[1]).toEqual(['d', 'e']);
  expect(pairs(`a${signs}b\n`.repeat(2))).not.toEqual([]);
});

test('cards saved as CSV are read back the same', () => {
  const deck = [
    card.parse({ id: 'a', term: 'el "pan", dulce', definition: 'two\nlines' }),
    card.parse({ id: 'b', term: 'ñandú', definition: '3,5' }),
  ];
  expect(pairs(toCsv(deck))).toEqual([
    ['el "pan", dulce', 'two\nlines'],
    ['ñandú', '3,5'],
  ]);
});

describe('in a saved CSV', () => {
  const FORMULAS = ['=1+1', '+1', '-5 °C', '@home', '\t=2', "'=1", "''-1", '＝1+1', ' -3'];
  test('a definition is read back as it was too', () => {
    const deck = FORMULAS.map((definition, at) => card.parse({ id: `c${at}`, term: 'x', definition }));
    expect(pairs(toCsv(deck))).toEqual(FORMULAS.map((definition) => ['x', definition.trim()]));
  });

  const toCsvText = (terms: readonly string[]) =>
    toCsv(terms.map((term, at) => card.parse({ id: `c${at}`, term, definition: 'x - y' })));

  test('nothing begins as a formula of a spreadsheet does', () => {
    const cells = toCsvText(FORMULAS)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.replace(/^"/, ''));
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
    expect(toCsvText(["'tis", 'well-known', 'a = b'])).not.toContain("''");
  });

  test('what was guarded is read back as it was', () => {
    const read = pairs(toCsvText(FORMULAS));
    expect(read).toEqual(FORMULAS.map((term) => [term.trim(), 'x - y']));
  });
});

test('copied cards are rows with tabs, which are read back as they were', () => {
  const deck = [
    ['el perro', 'the dog'],
    ['a "b"', 'two\nlines'],
    ['=1+1', 'tab\there'],
    ['alone', ''],
  ].map(([term, definition], at) => card.parse({ id: `c${at}`, term, definition }));
  const table = toTable(deck);
  expect(table.split('\n')[0]).toBe('el perro\tthe dog');
  expect(table).toContain("'=1+1");
  expect(parsePastedCards(table, []).cards.map(({ term, definition }) => [term, definition])).toEqual([
    ['el perro', 'the dog'],
    ['a "b"', 'two\nlines'],
    ['=1+1', 'tab\there'],
    ['alone', ''],
  ]);
});

describe('cards as other programs write them', () => {
  test.each([
    [
      'Anki',
      '#separator:tab\n#html:false\nbread\tle pain\nwater\tl’eau',
      [
        ['bread', 'le pain'],
        ['water', 'l’eau'],
      ],
    ],
    [
      'Anki with HTML',
      '#separator:tab\n#html:true\nbread\tle <i>pain</i>\nwater\tl&#x27;eau',
      [
        ['bread', 'le pain'],
        ['water', "l'eau"],
      ],
    ],
    ['Anki with tags', '#separator:tab\n#html:false\n#tags column:3\nпёс\tdog\tanimal', [['пёс', 'dog']]],
    ['Anki with semicolons', '#separator:Semicolon\nel pan;bread', [['el pan', 'bread']]],
    ['Anki through a spreadsheet', '#separator:comma,\n#html:false,\nbread,le pain', [['bread', 'le pain']]],
    [
      'Quizlet with a definition of two lines',
      'osmosis\tMovement\n- through a membrane\nheat\tEnergy',
      [
        ['osmosis', 'Movement\n- through a membrane'],
        ['heat', 'Energy'],
      ],
    ],
    [
      'Quizlet with one of three lines',
      'das Haus\tthe house\ntwo\nthree\nder Hund\tthe dog',
      [
        ['das Haus', 'the house\ntwo\nthree'],
        ['der Hund', 'the dog'],
      ],
    ],
    [
      'Quizlet’s own separators',
      'bread,le pain;water,l’eau;milk,le lait',
      [
        ['bread', 'le pain'],
        ['water', 'l’eau'],
        ['milk', 'le lait'],
      ],
    ],
    [
      'Quizlet’s semicolons between cards',
      '犬\tdog;猫\tcat',
      [
        ['犬', 'dog'],
        ['猫', 'cat'],
      ],
    ],
    [
      'Quizlet with dashes',
      'well-known - bien connu\nself-service – libre-service',
      [
        ['well-known', 'bien connu'],
        ['self-service', 'libre-service'],
      ],
    ],
  ])('%s', (_, text, cards) => {
    expect(pairs(text)).toEqual(cards);
  });

  test.each([
    ['1. apple\n2. pear', ['apple', 'pear']],
    ['1.\tapple\n2.\tpear', ['apple', 'pear']],
    ['(1) Apfel\n(2) Birne', ['Apfel', 'Birne']],
    ['• kiwi\n- lime\n* fig', ['kiwi', 'lime', 'fig']],
    ['• kiwi\n- lime\n1. fig', ['kiwi', 'lime', 'fig']],
    ['☐ яблоко\n☐ груша', ['яблоко', 'груша']],
    ['• kiwi', ['kiwi']],
    ['1. fig', ['fig']],
    ['1914\n1939', ['1914', '1939']],
    ['3. Oktober\n9. November', ['3. Oktober', '9. November']],
  ])('bullets and numbers before the words of a game are none of them: %j', (text, words) => {
    expect(parsePastedCards(text, [], { areWords: true }).cards.map(({ term }) => term)).toEqual(words);
  });
});

test.each([
  ['comma', 'semicolon', 'el pan, bread; la leche, milk, cold;'],
  ['dash', 'line', 'el pan - bread\nla leche – milk, cold\n'],
  ['colon', 'empty_line', 'el pan: bread\n\nla leche: milk, cold'],
  ['tab', 'semicolon', 'el pan\tbread;la leche\tmilk, cold'],
] as const)('is split where somebody says: %s in a card, %s between cards', (cell, row, text) => {
  const { cards } = parsePastedCards(text, [], { hasHeading: false, separators: { cell, row } });
  expect(cards.map(({ term, definition }) => [term, definition])).toEqual([
    ['el pan', 'bread'],
    ['la leche', 'milk, cold'],
  ]);
});

test('the name of the deck and the tags of Anki’s notes are named, each once', () => {
  const text =
    '#separator:tab\n#deck:Animals of the farm\n#tags column:3\nпёс\tdog\tanimal\nкот\tcat\tanimal\nроза\trose\tplant';
  expect(parsePastedCards(text, []).leftOut).toEqual(['Animals of the farm', 'animal', 'plant']);
  expect(parsePastedCards('el pan\tbread', []).leftOut).toEqual([]);
});
