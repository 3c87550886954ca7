import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { listAnswerRows } from '../../kinds/worksheet/keys/list-answers.ts';
import { toVersion } from '../../kinds/worksheet/versions/to-version.ts';
import { addEdges } from '../../maths/formula-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { computeFormula } from './formula.ts';
import { drawValues, fillIn, listFaults, listNames } from './random-numbers.ts';

describe('a formula', () => {
  test.each([
    ['a + b', 10],
    ['a+b*2', 13],
    ['(a + b) * 2', 20],
    ['a − b − 1', 3],
    ['a / b / 7', 1 / 3],
    ['2 ^ b ^ 2', 512],
    ['-a ^ 2', -49],
    ['a × -b', -21],
    ['12 ÷ 4 · 3 : 9', 1],
  ])('%s is computed as a pupil would', (formula, value) => {
    expect(computeFormula(formula, { a: 7, b: 3 })).toBeCloseTo(value);
  });

  test.each(['', 'a +', 'a b', '(a', 'a)', 'x + 1', 'a / (b - 3)', 'constructor', 'a; b', '__proto__'])(
    '%o is none, or has no value',
    (formula) => expect(computeFormula(formula, { a: 7, b: 3 })).toBeNull(),
  );
});

describe('a text with names in braces', () => {
  test('has its numbers written in, and keeps what cannot be computed as it is written', () => {
    expect(fillIn('{a} − {b} = {b - a}, {rest}, {a / 0}', { a: 5, b: 3 })).toBe(
      '5 − 3 = −2, {rest}, {a / 0}',
    );
    expect(listFaults(['{a} {rest}', '{b / (a - a)}'], { a: 5, b: 3 })).toEqual(['{rest}', '{b / (a - a)}']);
    expect(listNames(['{b + 2a} and {c}', 'no d'])).toEqual(['b', 'c']);
  });

  test('has numbers as the language of the document writes them', () => {
    expect(fillIn('{a / 4} {-a} {a * 1000} {0 * -a}', { a: 13 }, 'de-DE')).toBe('3,25 −13 13000 0');
    expect(fillIn('{a / 4}', { a: 13 }, 'en-US')).toBe('3.25');
    expect(fillIn('{a / 4}', { a: 13 }, 'ar-EG')).toBe('3.25');
  });

  test('keeps a result that is too great for paper as it is written, and names it', () => {
    expect(fillIn('{a ^ 9} {-a ^ 9} {a ^ 2}', { a: 1000 })).toBe('{a ^ 9} {-a ^ 9} 1000000');
    expect(listFaults(['{a ^ 9} {a ^ 2}'], { a: 1000 })).toEqual(['{a ^ 9}']);
  });

  test('draws each number within its range, the same for ever, whatever other names there are', () => {
    const numbers = { seed: 1, parameters: [{ name: 'a', from: 20, to: 30 }] };
    const drawn = Array.from({ length: 500 }, (_, seed) => drawValues(numbers, ['a'], seed).a ?? 0);
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([20, 30]);
    expect(drawValues(numbers, ['a', 'b'], 7).a).toBe(drawValues(numbers, ['a'], 7).a);
  });
});

describe('a formula of TeX among random numbers', () => {
  const given = { a: 12, b: 5 };
  const fill = (tex: string, locale?: string) => fillIn(`{a}: ${addEdges(`$${tex}$`)}`, given, locale);

  test('keeps the braces that TeX groups by, and they are neither names nor faults', () => {
    const tex = '\\frac{a}{b}x^{10}+\\sqrt{16}+\\frac{1}{{\\pi}}';
    expect(fill(tex)).toBe(`12: ${addEdges(`$${tex}$`)}`);
    expect(listNames([addEdges(`$${tex}$`)])).toEqual([]);
    expect(listFaults([addEdges(`$${tex}$`)], given)).toEqual([]);
  });

  test('has its numbers in doubled braces, and stays one that can be read', () => {
    expect(fill('\\frac{{a}}{{b}}+x^{{a - b}}')).toBe(`12: ${addEdges('$\\frac{12}{5}+x^{7}$')}`);
    expect(fill('2-{{b - a}}')).toBe(`12: ${addEdges('$2-{-7}$')}`);
    expect(fill('\\sqrt{{{a / b}}}', 'de-DE')).toBe(`12: ${addEdges('$\\sqrt{{2{,}4}}$')}`);
    expect(listNames([addEdges('$\\frac{{c}}{2}$')])).toEqual(['c']);
    expect(listFaults([addEdges('$\\frac{{a / 0}}{2}$')], given)).toEqual(['{{a / 0}}']);
  });
});

const sum = {
  id: 'sum',
  type: 'open_response',
  data: { subtitle: '{a} + {b} =', has_answer: true, answer: '{a + b}', numbers: { seed: 5 } },
};
const readSheet = (worksheet: ReturnType<typeof aWorksheet>, version: number) =>
  toVersion(worksheet, version).items.map(({ data }) =>
    'subtitle' in data ? toPlainText(data.subtitle) : '',
  );

describe('a question with numbers at random', () => {
  test('has other numbers in every version, and the answer to them in the key', () => {
    const worksheet = aWorksheet({ items: [sum], versions: { seeds: [1, 22, 333, 4444] } });
    const [row] = listAnswerRows(worksheet);
    const sheets = [0, 1, 2, 3].map((version) => readSheet(worksheet, version)[0] ?? '');
    expect(new Set(sheets).size).toBeGreaterThan(2);
    for (const [version, text] of sheets.entries()) {
      const [, one, other] = /^(\d+) \+ (\d+) =$/.exec(text) ?? [];
      expect(row?.answers[version]).toBe(String(Number(one) + Number(other)));
    }
  });

  test('has them in the formulas of its question and of the key', () => {
    const data = {
      ...sum.data,
      subtitle: `${addEdges('$\\frac{{a}}{10}$')} + ${addEdges('$\\frac{{b}}{10}$')} =`,
      answer: addEdges('$\\frac{{a + b}}{10}$'),
    };
    const worksheet = aWorksheet({ items: [{ ...sum, data }], versions: { seeds: [1, 22] } });
    const answers = listAnswerRows(worksheet)[0]?.answers ?? [];
    for (const version of [0, 1]) {
      const [one, other] = [...(readSheet(worksheet, version)[0] ?? '').matchAll(/frac\{(\d+)\}\{10\}/g)].map(
        ([, digits]) => Number(digits),
      );
      expect(answers[version]).toContain(`\\frac{${(one ?? 0) + (other ?? 0)}}{10}`);
    }
  });

  test('has a decimal comma where the document is in German', () => {
    const given = { ...sum, data: { ...sum.data, answer: '{(a + b) / 100}' } };
    const worksheet = aWorksheet({ items: [given], locale: 'de-DE', versions: { seeds: [1, 22] } });
    for (const answer of listAnswerRows(worksheet)[0]?.answers ?? []) expect(answer).toMatch(/^0,\d+$/);
  });

  test('has numbers of its own on a sheet without versions, and is as written where it draws none', () => {
    expect(readSheet(aWorksheet({ items: [sum] }), 0)[0]).toMatch(/^\d+ \+ \d+ =$/);
    const plain = aWorksheet({ items: [{ ...sum, data: { ...sum.data, numbers: undefined } }] });
    expect(toVersion(plain, 0)).toBe(plain);
    expect(aWorksheet({ items: [sum] }).schema_version).toBe(2);
    expect(plain.schema_version).toBe(1);
  });
});
