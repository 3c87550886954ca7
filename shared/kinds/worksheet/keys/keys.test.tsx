import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { toVersion } from '../versions/to-version.ts';
import { createWorksheetContent } from '../view.tsx';
import { countKeyPages, createKeyPage } from './key-pages.tsx';
import { listAnswerRows, listGuideRows } from './list-answers.ts';

const choice = (id: string, points?: object) => ({
  id,
  type: 'multiple_choice',
  points,
  data: {
    subtitle: `Question ${id}`,
    options: ['ice', 'rain', 'snow', 'hail'].map((answer) => ({ answer, correct: answer === 'rain' })),
  },
});
const others = [
  {
    id: 'gaps',
    type: 'fill_in_the_blank',
    data: { words: ['Rain', 'falls', 'down'].map((value, at) => ({ value, blank: at > 0 })) },
  },
  {
    id: 'pairs',
    type: 'matching',
    data: {
      settings: { match_type: 'letter' },
      pairs: [
        { term: 'ice', definition: 'frozen' },
        { term: 'steam', definition: 'hot' },
        { term: 'rain', definition: 'wet' },
      ],
    },
  },
  { id: 'open', type: 'open_response', data: { subtitle: 'Why?', has_answer: true, answer: 'Because.' } },
  { id: 'line', type: 'number_line', data: { to: 4 } },
  { id: 'terms', type: 'word_scramble', data: { terms: ['rain', 'snow'] } },
];
const SEEDS = [1, 22, 333, 4444, 55_555, 666_666, 7_777_777, 88_888_888];
const aTest = (given: object = {}) =>
  aWorksheet({
    items: [...['a', 'b', 'c', 'd', 'e'].map((id) => choice(id, { value: 2 })), ...others],
    versions: { seeds: SEEDS },
    ...given,
  });

/** Reads the letters that the red pen marks on the printed key of a version, question by question. */
function readMarked(worksheet: ReturnType<typeof aTest>, version: number): string[] {
  const blocks = createWorksheetContent(toVersion(worksheet, version), true).blocks;
  return blocks.map(({ element }) =>
    [
      ...renderToStaticMarkup(element).matchAll(
        /option-marked"><span class="option-letter"><small[^>]*>(\w+)<\/small>/g,
      ),
    ]
      .map(([, letter]) => letter)
      .join(', '),
  );
}

describe('the compact key', () => {
  test('says of each version what its printed key marks, whatever the seeds', () => {
    for (let time = 0; time < 50; time++) {
      const seeds = SEEDS.map((seed) => (seed * 31 + time * 7919) >>> 0);
      const items = ['a', 'b', 'c', 'd', 'e'].map((id) => choice(id));
      const worksheet = aTest({ items, versions: { seeds } });
      const rows = listAnswerRows(worksheet);
      for (const version of seeds.keys())
        expect(rows.map(({ answers }) => answers[version])).toEqual(readMarked(worksheet, version));
    }
  });

  test('has what is written in blanks, matched, answered and unscrambled', () => {
    const rows = listAnswerRows(aTest({ versions: undefined }));
    const [gaps, pairs, open, line, terms] = rows.slice(5).map(({ answers }) => answers[0]);
    expect(gaps).toBe('falls, down');
    expect(pairs).toMatch(/^1[ABC], 2[ABC], 3[ABC]$/);
    expect(open).toBe('Because.');
    expect(line).toBe('1, 3');
    expect(terms).toBe('rain, snow');
    expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });
});

test('a question without a written or marked answer says in the compact key that it is open, in the language of the sheet', () => {
  const unmarked = { hasBooleanOptions: true, options: [{ answer: 'True' }, { answer: 'False' }] };
  const items = [
    anOpenResponse('Why does it rain?', 'why'),
    choice('a'),
    { id: 'b', type: 'multiple_choice', data: { subtitle: 'Rain is wet.', ...unmarked } },
  ];
  const read = (more: object) =>
    listAnswerRows(aWorksheet({ items, ...more })).map(({ answers }) => answers[0]);
  expect(read({})[0]).toBe('open');
  expect(read({ locale: 'de-DE' })[0]).toBe('offen');
  expect(read({})[1]).not.toBe('open');
  expect(read({})[2]).toBe('open');
});

describe('a question that has a number and nothing to solve', () => {
  const trace = {
    id: 'trace',
    type: 'handwriting',
    prompt: 'Trace it.',
    points: { value: 3 },
    data: { items: [{ id: 'cat', subtitle: 'cat' }] },
  };
  const mixed = aTest({ items: [choice('a'), trace, choice('b'), choice('c'), choice('d')] });

  test('has its line in the compact key, so that every other answer stands beside its own number', () => {
    const rows = listAnswerRows(mixed);
    expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
    for (const version of SEEDS.keys())
      expect(rows.map(({ answers }) => answers[version])).toEqual(readMarked(mixed, version));
  });

  test('has its words and its points in the marking guide', () => {
    const row = listGuideRows(mixed).find(({ id }) => id === 'trace');
    expect(row).toMatchObject({ prompt: 'Trace it.', answers: [], score: { value: 3 } });
    expect(row?.numbers).toHaveLength(SEEDS.length);
    const [unnamed] = listGuideRows(aTest({ items: [{ ...trace, prompt: '' }, choice('a')] }));
    expect(unnamed?.prompt).toBe('cat');
  });
});

test('the guide has the answer of each difficulty once, where it is the same in all versions', () => {
  const options = ['ice', 'hail'].map((answer) => ({ answer, correct: answer === 'hail' }));
  const harder = {
    id: 'harder',
    type: 'multiple_choice',
    variant: { of: 'a', level: 'challenge' },
    data: { subtitle: 'A harder question', options },
  };
  const [row] = listGuideRows(aTest({ items: [choice('a'), harder, choice('b')] }));
  expect(row?.answers).toEqual(['•• rain', '••• hail']);
  const open = { ...harder, type: 'open_response', data: { subtitle: 'An open question' } };
  const [unanswered] = listGuideRows(aTest({ items: [choice('a'), open, choice('b')] }));
  expect(unanswered?.answers).toEqual(['•• rain']);
});

describe('the marking guide', () => {
  test('has each question once, with its number in each version, its answer in words, and its points', () => {
    const rows = listGuideRows(aTest());
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({ prompt: 'Question a', answers: ['rain'], score: { value: 2 } });
    for (const version of SEEDS.keys()) {
      const numbers = rows.map((row) => Number(row.numbers[version]));
      expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    expect(rows.map(({ numbers }) => numbers[0])).toEqual(rows.map((_, at) => `${at + 1}`));
  });
});

test('the guide has the answer of each version where its numbers are at random, and their names in the question', () => {
  const sum = {
    id: 'sum',
    type: 'open_response',
    data: { subtitle: '{a} + 1 =', has_answer: true, answer: '{a + 1}', numbers: { seed: 5 } },
  };
  const [row] = listGuideRows(aTest({ items: [sum], versions: { seeds: [1, 22] } }));
  const [short] = listAnswerRows(aTest({ items: [sum], versions: { seeds: [1, 22] } }));
  expect(row?.prompt).toBe('{a} + 1 =');
  expect(row?.answers).toEqual([`A: ${short?.answers[0]}`, `B: ${short?.answers[1]}`]);
  const [alone] = listGuideRows(aTest({ items: [sum], versions: undefined }));
  expect(alone?.prompt).toMatch(/^\d+ \+ 1 =$/);
  expect(alone?.answers).toEqual([String(Number.parseInt(alone?.prompt ?? '', 10) + 1)]);
});

test('a key has the tables that were chosen, and none until one was', () => {
  expect(countKeyPages(aTest())).toBe(0);
  const worksheet = aTest({ key_pages: { answers: true, guide: true } });
  expect(countKeyPages(worksheet)).toBe(2);
  const drawn = [0, 1].flatMap((at) =>
    createKeyPage(worksheet, at, 60).blocks.map(({ element }) => renderToStaticMarkup(element)),
  );
  expect(drawn[0]).toContain('Answers');
  expect(drawn[1]).toContain('Marking guide');
  expect(worksheet.schema_version).toBe(2);
});

test('the tables of a sheet in Hebrew are read from the right', () => {
  const draw = (locale: string) =>
    createKeyPage(aTest({ locale, key_pages: { answers: true } }), 0, 60).blocks.map(({ element }) =>
      renderToStaticMarkup(element),
    );
  expect(draw('he')[0]).toContain('<div class="key-table" dir="rtl"');
  expect(draw('de')[0]).not.toContain('class="key-table" dir');
});

test('a key has no tables where the sheet asks nothing', () => {
  const text = { id: 'text', type: 'basic_text', data: { text: 'Read the page first.' } };
  const key_pages = { answers: true, guide: true };
  expect(countKeyPages(aTest({ items: [text], key_pages }))).toBe(0);
  expect(countKeyPages(aTest({ items: [], key_pages }))).toBe(0);
});

test('what is right as well stands in the tables and on the key, and never on the sheet', () => {
  const words = ['The', 'colour', 'of', 'rain'].map((value, at) => ({
    value,
    blank: at % 2 === 1,
    ...(at === 1 && { also_right: 'color / hue' }),
  }));
  const worksheet = aWorksheet({
    items: [
      { id: 'gaps', type: 'fill_in_the_blank', data: { words } },
      {
        id: 'open',
        type: 'open_response',
        data: { subtitle: 'Which?', has_answer: true, answer: 'grey / gray' },
      },
    ],
  });
  expect(worksheet.schema_version).toBe(2);
  const plain = aWorksheet({
    items: [{ id: 'gaps', type: 'fill_in_the_blank', data: { words: [{ value: 'rain', blank: true }] } }],
  });
  expect(plain.schema_version).toBe(1);
  expect(JSON.stringify(plain)).not.toContain('also_right');
  expect(listAnswerRows(worksheet).map(({ answers }) => answers)).toEqual([
    ['colour / color / hue, rain'],
    ['grey / gray'],
  ]);
  expect(listGuideRows(worksheet).map(({ answers }) => answers)).toEqual([
    ['colour / color / hue', 'rain'],
    ['grey / gray'],
  ]);
  const draw = (answerKey: boolean) =>
    createWorksheetContent(worksheet, answerKey)
      .blocks.map(({ element }) => renderToStaticMarkup(element))
      .join('');
  expect(draw(true)).toContain('colour / color / hue</div>');
  expect(draw(true)).toContain('grey / gray');
  expect(draw(false)).not.toMatch(/ hue|gray|\/ color/);
});
