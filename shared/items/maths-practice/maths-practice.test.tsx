import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { isTrueLine } from '#test/support/evaluate-maths.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem, wrapData } from '../item.ts';
import { getItemView } from '../item-views.ts';
import { makeProblems } from './make-problems.ts';
import { practiceMaker } from './maker.ts';
import { listAnswers, writeProblem } from './problem.ts';
import { remakeProblems, setTask } from './rules.ts';
import { createMathsPractice, type MathsPracticeData, mathsPracticeData, OPERATIONS } from './schema.ts';
import { toQuestion } from './to-question.ts';
import { MathsPracticeView } from './view.tsx';

const aPractice = (more: object): MathsPracticeData => mathsPracticeData.parse(more);
const write = (more: object, locale = 'en-US') =>
  makeProblems(aPractice(more), locale).problems.map((problem) =>
    writeProblem(problem, (answer) => `[${answer}]`),
  );

describe('the same for ever', () => {
  test('sums and differences', () => {
    expect(
      write({ operation: 'add_subtract', count: 4, first_to: 100, shuffle_seed: 7 }),
    ).toMatchInlineSnapshot(`
      [
        "7 + 10 = [17]",
        "53 − 5 = [48]",
        "24 + 6 = [30]",
        "26 − 2 = [24]",
      ]
    `);
  });

  test('a division of German, with remainders', () => {
    expect(
      write({ operation: 'divide', remainders: true, count: 3, first_to: 99, second_from: 2 }, 'de-DE'),
    ).toMatchInlineSnapshot(`
      [
        "53 : 2 = [26 R 1]",
        "28 : 10 = [2 R 8]",
        "43 : 8 = [5 R 3]",
      ]
    `);
  });

  test('fractions', () => {
    expect(write({ task: 'add_fractions', count: 3 })).toMatchInlineSnapshot(`
      [
        "1/7 + 5/6 = [41]/[42]",
        "3/10 + 5/7 = [71]/[70]",
        "4/5 + 3/6 = [13]/[10]",
      ]
    `);
  });

  test('another seed draws other numbers, and a version of a sheet has a seed of its own', () => {
    const data = aPractice({});
    const other = getItemView('maths_practice').deal?.(data, 99) as MathsPracticeData;
    expect(write(other)).not.toEqual(write(data));
    remakeProblems(data);
    expect(data.shuffle_seed).not.toBe(1);
  });
});

describe('numbers are written as the language does', () => {
  test.each([
    ['en-US', '1,250.50', '25%', '×', '÷'],
    ['de-DE', '1.250,50', '25\u00A0%', '·', ':'],
    ['fr-FR', '1\u202F250,50', '25\u00A0%', '×', '÷'],
    ['ar-EG', '1,250.50', '25%', '×', '÷'],
  ])('%s', (locale, number, percent, times, dividedBy) => {
    const own = { own: ['1 * 2'], count: 1 };
    expect(write(own, locale)[0]).toContain(` ${times} `);
    expect(write({ operation: 'divide', count: 1 }, locale)[0]).toContain(` ${dividedBy} `);
    const lines = write(
      { task: 'percent', first_from: 5002, first_to: 5002, decimals: 2, count: 19 },
      locale,
    );
    expect(lines.some((line) => line.includes(`[${number}]`) && line.startsWith(percent))).toBe(true);
  });
});

describe('what somebody types', () => {
  test.each([
    ['12 + 7', '12 + 7 = [19]'],
    ['12+7=', '12 + 7 = [19]'],
    ['3 x (4 + 1) = ?', '3 × (4 + 1) = [15]'],
    ['2 + 3 * 4', '2 + 3 × 4 = [14]'],
    ['7 + _ = 12', '7 + [5] = 12'],
    ['_ - 5 = 2', '[7] − 5 = 2'],
    ['20 ÷ ___ = 4', '20 ÷ [5] = 4'],
    ['12 - _ = 20', '12 − [−8] = 20'],
    ['3/4 + 1/8', '3/4 + 1/8 = [7]/[8]'],
    ['1 : 3', '1 : 3 = [1]/[3]'],
    ['10 ÷ 3', '10 ÷ 3 = [10]/[3]'],
    ['6/8', '6/8 = [3]/[4]'],
    ['-6/8 =', '− 6/8 = [−3]/[4]'],
    ['12/4 = _', '12/4 = [3]'],
    ['1/3 - 0', '1/3 − 0 = [1]/[3]'],
    ['0.1 + 0.2', '0.1 + 0.2 = [0.3]'],
    ['1,500 × 2', '1,500 × 2 = [3,000]'],
    ['5 - 8', '5 − 8 = [−3]'],
    ['-5 + 3', '−5 + 3 = [−2]'],
    ['(-5) x 3', '(−5) × 3 = [−15]'],
    ['3 - (-2)', '3 − (−2) = [5]'],
    ['(1 + 2) - 2', '(1 + 2) − 2 = [1]'],
  ])('“%s” prints as %s', (typed, printed) => {
    expect(write({ own: [typed], count: 1 })).toEqual([printed]);
    const line = printed.replace(/\[|\]/g, '');
    expect(isTrueLine(line)).toBe(true);
  });

  test.each([
    'x',
    '7',
    '5 / 0',
    '10/3',
    '3/4 = ?',
    '(-1/3)',
    '7 + _ = _',
    'seven + 5',
    '1.000.0 + 1',
    '2 + _ + 1 = 5',
    '(1 + 2',
    '0 × _ = 0',
    '1,5 + 1',
  ])('“%s” is left out and named', (typed) => {
    const { problems, unread } = makeProblems(aPractice({ own: ['', typed], count: 1 }), 'en-US');
    expect(unread).toEqual([1]);
    expect(problems).toHaveLength(1);
  });

  test('with a decimal comma is read so, and left out where a point may mean two numbers', () => {
    expect(write({ own: ['1,5 + 1', '2.5 + 1'], count: 2 }, 'de-DE')).toEqual([
      '1,5 + 1 = [2,5]',
      '2.5 + 1 = [3,5]',
    ]);
    expect(makeProblems(aPractice({ own: ['1.000 + 1'] }), 'de-DE').unread).toEqual([0]);
  });

  test('comes before what is drawn, and counts', () => {
    expect(write({ own: ['12 + 7', '1 + 1'], count: 5 })).toHaveLength(5);
    expect(write({ own: ['12 + 7', '1 + 1'], count: 1 })).toEqual(['12 + 7 = [19]', '1 + 1 = [2]']);
  });
});

describe('where the numbers allow fewer problems than asked for, there are fewer', () => {
  test.each([
    ['one sum', { first_from: 5, first_to: 5, second_from: 3, second_to: 3 }, 1],
    ['no division by zero', { operation: 'divide', second_from: 0, second_to: 0 }, 0],
    ['nothing to round', { task: 'round', round_to: 'one' }, 0],
    ['nothing to simplify', { task: 'simplify', denominator: 3 }, 0],
    ['only zeros', { operation: 'multiply', first_from: 0, first_to: 0, second_to: 3 }, 3],
    ['a span the wrong way round', { first_from: 3, first_to: 1, second_from: 2, second_to: 2 }, 3],
  ])('%s', (_, more, count) => {
    const { problems, missing } = makeProblems(aPractice({ count: 12, ...more }), 'en-US');
    expect([problems.length, missing]).toEqual([count, 12 - count]);
  });

  test('few are easy where there are others', () => {
    const lines = write({ operation: 'multiply', first_from: 0, first_to: 12, second_from: 0, count: 60 });
    expect(lines.filter((line) => /\b[01] × |× [01] /.test(line)).length).toBeLessThanOrEqual(5);
  });
});

test('a task that is chosen brings the numbers that it usually has', () => {
  const data = createMathsPractice();
  setTask(data, 'long_division');
  expect(mathsPracticeData.parse(data)).toEqual(data);
  expect(data).toMatchObject({ task: 'long_division', first_to: 999, second_from: 2 });
});

test.each([
  ['times_table', 'multiply'],
  ['add_fractions', 'add_subtract'],
] as const)('%s has an operation of its own, whatever was calculated before', (task, operation) => {
  for (const before of OPERATIONS) {
    const data = aPractice({ operation: before });
    setTask(data, task);
    expect(data.operation).toBe(operation);
  }
});

test('after a task with an operation of its own, the one that was chosen before is there again', () => {
  const data = aPractice({ operation: 'divide' });
  setTask(data, 'times_table');
  setTask(data, 'calculate', 'divide');
  expect(data.operation).toBe('divide');
  // What nobody has chosen does not stay.
  setTask(data, 'times_table');
  setTask(data, 'missing');
  expect(data.operation).toBe('add');
  // Between tasks that share the operations, it does.
  data.operation = 'subtract';
  setTask(data, 'compare_sums');
  expect(data.operation).toBe('subtract');
});

test('two calculations are compared, most of which make nearly the same', () => {
  const data = aPractice({ count: 20 });
  setTask(data, 'compare_sums', 'all');
  const lines = makeProblems({ ...data, count: 20 }, 'en-US').problems.map((problem) =>
    writeProblem(problem, (answer) => answer),
  );
  expect(lines).toHaveLength(20);
  for (const line of lines) expect(isTrueLine(line)).toBe(true);
  expect(new Set(lines.map((line) => /[<>=]/.exec(line)?.[0])).size).toBeGreaterThan(1);
});

describe('on paper', () => {
  beforeAll(async () => void (await practiceMaker.load()));
  const draw = (more: object, answerKey: boolean, width = CONTENT_WIDTH) => {
    const item = { ...createItem('maths_practice', 'a'), data: aPractice(more) };
    return renderToStaticMarkup(
      <MathsPracticeView
        item={item}
        number="1."
        answerKey={answerKey}
        style={documentStyle.parse({})}
        width={width}
      />,
    );
  };

  test.each([
    'calculate',
    'compare',
    'compare_sums',
    'add_fractions',
    'times_table',
    'house',
    'pyramid',
    'long_multiplication',
    'long_division',
  ] as const)('the answers of %s are on the key alone, in the same places', (task) => {
    const data = createMathsPractice();
    setTask(data, task);
    const [sheet, key] = [draw(data, false), draw(data, true)];
    const places = (html: string) => html.match(/class="key-ink"/g)?.length;
    expect(places(sheet)).toBe(places(key));
    expect(sheet).not.toMatch(/key-ink">[^<\u00A0]/);
    const answers = makeProblems(data, 'en-US').problems.flatMap(listAnswers);
    for (const answer of answers.flatMap((one) => one.split('/')))
      expect(key).toContain(`key-ink">${answer.replace('<', '&lt;').replace('>', '&gt;')}<`);
  });

  test('fewer columns than chosen are printed where the problems are too wide', () => {
    const wide = { first_from: 100_000, first_to: 999_999, columns: 4 };
    expect(draw(wide, false)).not.toContain('--maths-columns:4');
    expect(draw({ columns: 4 }, false)).toContain('--maths-columns:4');
  });

  const WIDE = { first_from: 999_900, first_to: 1_000_000, second_from: -999_999, second_to: -999_990 };
  test.each([
    ['table', { task: 'times_table', first_to: 10, operation: 'multiply' }, 11, 240],
    ['table with wide headings', { task: 'times_table', operation: 'add', ...WIDE }, 11, 672],
    ['pyramid', { task: 'pyramid', pyramid_rows: 5, decimals: 2, ...WIDE }, 5, 672],
    ['house', { task: 'house', decimals: 2, ...WIDE }, 2, 120],
  ])('a %s is drawn as narrow as its column', (_, more, boxes, width) => {
    const html = draw({ count: 1, columns: 1, ...more }, true, width);
    const read = (pattern: RegExp, other: number) => Number(pattern.exec(html)?.[1] ?? other);
    const [box, scale] = [read(/--maths-box:([\d.]+)em/, Number.NaN), read(/font-size:([\d.]+)em/, 1)];
    const em = documentStyle.parse({}).font_size * PX_PER_POINT;
    expect(box * scale * boxes * em).toBeLessThan(width - 2 * em + 0.1);
  });

  test('what is written below each other makes no line of a row longer', () => {
    const lines = draw(
      { own: ['1 + 1'], operation: 'multiply', set_out: 'column', count: 5, ...WIDE },
      false,
    );
    expect(lines).toContain('--maths-blank:2em');
  });

  test('a problem that was typed twice is there twice', () => {
    const html = draw({ own: ['1 + 1', '1 + 1'], count: 2 }, true);
    expect(html.match(/key-ink">2</g)).toHaveLength(2);
  });

  test('other programs get a gap for each answer', () => {
    const { data } = wrapData('maths_practice', 'a', { own: ['12 + 7', '7 + _ = 12'], count: 2 });
    expect(toQuestion(data, 'en-US')).toEqual({
      type: 'gaps',
      prompt: '12 + 7 = ____\n7 + ____ = 12',
      answers: ['19', '5'],
    });
  });
});

test('settings that allow no problem are named before the sheet is printed', () => {
  const find = (data: object, locale = 'en-US') =>
    getItemView('maths_practice').findMissing?.(aPractice(data), locale);
  const none = { operation: 'subtract', first_to: 2, second_from: 50, second_to: 60 };
  expect(find(none)).toEqual(['problems']);
  // Typed as people write there, whose comma English does not read.
  expect(find({ ...none, own: ['2,5 + 1,5'] }, 'de-DE')).toEqual([]);
  expect(find({ ...none, own: ['1 + 1'] })).toEqual([]);
  expect(find({})).toEqual([]);
});
