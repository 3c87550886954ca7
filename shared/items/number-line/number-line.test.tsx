import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { layOutLabels } from './layout.ts';
import { setFrom, setLabels, setStep, setTickShown, setTo } from './rules.ts';
import {
  countTicks,
  createNumberLine,
  isEmptyNumberLine,
  type NumberLineData,
  numberLineData,
} from './schema.ts';
import { listTicks } from './ticks.ts';
import { NumberLineView } from './view.tsx';

const aLine = (fields: Partial<NumberLineData>): NumberLineData => ({ ...createNumberLine(), ...fields });
const listLabels = (data: NumberLineData, locale = 'en'): string[] =>
  listTicks(data, locale).map(({ label, isShown }) => (isShown ? label : `(${label})`));

describe('a number line from outside', () => {
  test.each([
    [{ from: 5, to: 5 }, 'to', 'must be greater than from, which is 5'],
    [{ from: 0, to: 1, step: 2 }, 'step', 'must be at most 1, from the first number to the last'],
    [{ from: 0, to: 100 }, 'step', 'must be larger: 101 ticks are more than 51'],
    [{ from: -10_001, to: -9991 }, 'from', 'must be from -10000 to 9999'],
  ])('%o is refused at %s', (fields, where, message) => {
    const { error } = numberLineData.safeParse(fields);
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[where, message]]);
  });

  test('goes from 0 to 10 where nothing is said', () => {
    expect(createNumberLine()).toMatchObject({ from: 0, to: 10, step: 1, labels: 'every_other' });
    expect(isEmptyNumberLine(createNumberLine())).toBe(true);
  });
});

describe('the numbers of the ticks', () => {
  test.each([
    ['every_other', ['0', '(1)', '2', '(3)']],
    ['all', ['0', '1', '2', '3']],
    ['ends', ['0', '(1)', '(2)', '3']],
    ['none', ['(0)', '(1)', '(2)', '(3)']],
  ] as const)('with %s are printed or left blank', (labels, expected) => {
    expect(listLabels(aLine({ to: 3, labels }))).toEqual(expected);
  });

  test('are exact in tenths, and written as the language writes them', () => {
    const tenths = aLine({ from: -0.3, to: 0.3, step: 0.1, labels: 'all' });
    expect(listLabels(tenths, 'de')).toEqual(['−0,3', '−0,2', '−0,1', '0', '0,1', '0,2', '0,3']);
  });

  test('end before the last number where the step does not meet it', () => {
    expect(listLabels(aLine({ to: 10, step: 4, labels: 'all' }))).toEqual(['0', '4', '8']);
  });
});

describe('editing', () => {
  const edit = (data: NumberLineData, ...rules: ((data: NumberLineData) => void)[]): NumberLineData => {
    for (const rule of rules) rule(data);
    expect(numberLineData.safeParse(data).error).toBeUndefined();
    return data;
  };

  test('a first number beyond the last one moves the last one along', () => {
    expect(edit(aLine({}), (line) => setFrom(line, 1900))).toMatchObject({ from: 1900, to: 1910, step: 1 });
  });

  test('a line that grows too long for its step gets the next round step', () => {
    expect(edit(aLine({}), (line) => setTo(line, 100))).toMatchObject({ to: 100, step: 2 });
    expect(edit(aLine({}), (line) => setTo(line, 10_000))).toMatchObject({ step: 200 });
  });

  test('a line that becomes shorter than its step gets a smaller step', () => {
    expect(edit(aLine({ step: 5 }), (line) => setTo(line, 1))).toMatchObject({ to: 1, step: 1 });
  });

  test('a step that gives too many ticks becomes the smallest round one that fits', () => {
    expect(edit(aLine({ to: 50 }), (line) => setStep(line, 0.1))).toMatchObject({ step: 1 });
    expect(countTicks(aLine({ to: 50 }))).toBe(51);
  });

  test('a choice of one’s own begins with the numbers that are printed', () => {
    const line = edit(aLine({ to: 4 }), (data) => setLabels(data, 'chosen'));
    expect(line).toMatchObject({ labels: 'chosen', shown: [0, 2, 4] });
  });

  test('a pressed number turns the labels into a choice of one’s own', () => {
    const hide = (data: NumberLineData) => setTickShown(data, { place: 2, shown: false });
    const show = (data: NumberLineData) => setTickShown(data, { place: 1, shown: true });
    expect(edit(aLine({ to: 4 }), hide, show)).toMatchObject({ labels: 'chosen', shown: [0, 1, 4] });
  });
});

test('whatever numbers are typed, in whatever order, the line stays one that can be saved', () => {
  const typed = fc.oneof(
    fc.integer({ min: -10_000, max: 10_000 }),
    fc.double({ min: -20, max: 20, noNaN: true }),
  );
  const rule = fc.oneof(
    typed.map((value) => (line: NumberLineData) => setFrom(line, Math.max(-10_000, Math.min(9999, value)))),
    typed.map((value) => (line: NumberLineData) => setTo(line, Math.max(-9999, value))),
    typed.map((value) => (line: NumberLineData) => setStep(line, Math.abs(value))),
  );
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
      const line = createNumberLine();
      for (const change of rules) change(line);
      expect(numberLineData.safeParse(line).error).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

describe('printing', () => {
  const render = (fields: Partial<NumberLineData>, answerKey: boolean): string => {
    const item = { ...createItem('number_line', 'a'), data: aLine(fields) };
    const given = { item, number: null, answerKey, style: documentStyle.parse({}) };
    return renderToStaticMarkup(<NumberLineView {...given} />);
  };

  test('leaves boxes for the student, and the key writes every number into them', () => {
    const fields = { to: 2, labels: 'ends' } as const;
    expect(render(fields, false)).not.toContain('>1<');
    expect(render(fields, true)).toContain('<span class="key-ink">1</span>');
  });

  test('puts long labels into several rows, and makes them smaller only then', () => {
    const type = { font: 'nunito', fontSize: 16, border: 0 } as const;
    const layOut = (fields: Partial<NumberLineData>) => layOutLabels(listTicks(aLine(fields), 'en'), type);
    expect(layOut({})).toMatchObject({ rows: 1, scale: 1 });
    expect(layOut({ from: 1900, to: 1920, labels: 'all' })).toMatchObject({ rows: 2, scale: 1 });
    expect(layOut({ from: 1900, to: 1950, labels: 'all' })).toMatchObject({ rows: 2, isTight: true });
  });
});
