import { describe, expect, test } from 'vitest';
import { anOpenResponse } from '../support/builders.ts';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const ask = (prompt: string, points: object | undefined) => ({ ...anOpenResponse(prompt, prompt), points });
const items = [
  { id: 'part', type: 'section_header', data: { title: 'Part' } },
  ask('Rain', { value: 2 }),
  ask('Snow', { value: 1.5 }),
  ask('Hail', { value: 3, bonus: true }),
];
const aTest = (scoring: object | undefined, given: object = {}) => ({
  entity_type: 'worksheet',
  items,
  scoring,
  ...given,
});
type Printed = Awaited<ReturnType<typeof print>>;
const findRun = ({ pages }: Printed, words: string) =>
  pages.flatMap(({ runs }) => runs).find(({ text }) => text.replaceAll('\u00A0', ' ').includes(words));

/** In points: the sheet's width less a margin that home printers reach. */
const REACHED = 612 - 12;

describe('printed points', () => {
  test('stand in the right margin on the base line of their question, where printers reach, and move nothing', async () => {
    const [plain, scored] = await Promise.all([
      print(aTest(undefined)),
      print(aTest({ section_totals: true })),
    ]);
    for (const [words, short] of [
      ['Rain', '/ 2'],
      ['Snow', '/ 1.5'],
      ['Hail', '+ 3'],
      ['Part', '/ 3.5'],
    ] as const) {
      const [prompt, before, points] = [
        findRun(scored, words),
        findRun(plain, words),
        findRun(scored, short),
      ];
      expect([prompt?.x, prompt?.y]).toEqual([before?.x, before?.y]);
      expect(Math.abs((points?.y ?? 0) - (prompt?.y ?? 0))).toBeLessThan(0.1);
      expect(points?.x).toBeGreaterThan(556);
      expect((points?.x ?? 0) + (points?.width ?? 0)).toBeLessThan(REACHED);
    }
  });

  test.each([
    ['a row of pairs', { type: 'matching', data: { pairs: [{ term: 'sun', definition: 'day' }] } }],
    ['a line of numbers', { type: 'number_line', data: {} }],
    ['a row to trace', { type: 'handwriting', data: { items: [{ id: 'cat', subtitle: 'cat' }] } }],
    ['a large type', { type: 'open_response', data: { subtitle: 'Why?' }, style: { font_size: 30 } }],
  ])('stand on the base line of a number that is beside %s', async (_, item) => {
    const printed = await print(aTest({}, { items: [{ id: 'one', points: { value: 4 }, ...item }] }));
    const [number, points] = [findRun(printed, '1.'), findRun(printed, '/ 4')];
    expect(Math.abs((points?.y ?? 0) - (number?.y ?? 9))).toBeLessThan(0.1);
  });

  test.each([
    ['letter', 612, 43.2],
    ['a4', 595.28, 34.86],
  ] as const)(
    'on %s stand in the margin of the side where lines end, on the paper and over no words, in large print larger',
    async (paper, width, margin) => {
      const latin = [
        'Why does it rain in the mountains and not in the plains behind them, and when?',
        'Part',
      ];
      const hebrew = ['מדוע יורד גשם בהרים ולא במישורים שמאחוריהם, ומתי זה קורה בדרך כלל בחורף?', 'חלק'];
      for (const [[prompt = '', title], isRightToLeft] of [
        [latin, false],
        [hebrew, true],
      ] as const) {
        const long = Array.from({ length: 3 }, () => prompt).join(' ');
        const given = [
          { id: 'part', type: 'section_header', data: { title: `${title} ${prompt}` } },
          ...[4, 1.5, 12.5, 100]
            .map((value) => ask(long, { value }))
            .map((item, at) => ({ ...item, id: `q${at}` })),
          {
            id: 'row',
            type: 'matching',
            points: { value: 12.5 },
            data: { pairs: [{ term: title, definition: title }] },
          },
          {
            id: 'trace',
            type: 'handwriting',
            points: { value: 12.5 },
            data: { items: [{ id: 'x', subtitle: title }] },
          },
        ];
        const worksheet = aTest({ section_totals: true }, { items: given, paper });
        for (const large of [false, true]) {
          const printed = await print(worksheet, { large });
          const found = printed.pages.flatMap(({ runs }) =>
            runs.filter(({ text }) => /^\/\s[\d.]+$/.test(text)),
          );
          expect(found).toHaveLength(7);
          for (const { x, width: run, text } of found) {
            const [from, to] = isRightToLeft ? [x, x + run] : [width - x - run, width - x];
            expect(from, text).toBeGreaterThan(12);
            expect(to, text).toBeLessThan(margin + 40);
          }
          for (const { runs } of printed.pages)
            for (const points of runs.filter((run) => found.includes(run))) {
              const covered = runs.filter(
                (run) =>
                  run !== points &&
                  run.text.trim() !== '' &&
                  Math.abs(run.y - points.y) < points.size &&
                  run.x < points.x + points.width &&
                  points.x < run.x + run.width,
              );
              expect(
                covered.map(({ text }) => text),
                points.text,
              ).toEqual([]);
            }
          // The first is that of the header.
          expect(found[1]?.size).toBeCloseTo(large ? 16.9 : 11.25, 0);
        }
      }
    },
  );

  test('are the same on the key and in large print', async () => {
    const worksheet = aTest({ table: 'head', grades: 'end', scale: [{ mark: 'Passed', from: 50 }] });
    const words = /Question 1 2 3 Total Points 2 1.5 \+3 3.5 Score/;
    for (const options of [{}, { answerKey: true }, { large: true }]) {
      const { pages } = await print(worksheet, options);
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toMatch(words);
      expect(text).toMatch(/Grade Passed Points 2–3.5/);
    }
  });

  test('of twenty questions and ten grades stay on the paper in large print, every one of them', async () => {
    const scale = Array.from({ length: 10 }, (_, at) => ({ mark: `Grade${at}`, from: 90 - at * 10 }));
    const questions = Array.from({ length: 20 }, (_, at) => ask(`q${at}`, { value: 99.5 }));
    const worksheet = aTest(
      { table: 'head', grades: 'end', scale, shown: 'nowhere' },
      { items: questions, style: { font_size: 24 } },
    );
    const { pages } = await print(worksheet, { large: true });
    const runs = pages.flatMap((page) => page.runs);
    for (const { x, width, text } of runs)
      if (text.trim() !== '') expect(x + width, text).toBeLessThan(REACHED);
    const words = new Set(runs.map(({ text }) => text.trim()));
    const expected = [...questions.map((_, at) => String(at + 1)), ...scale.map(({ mark }) => mark), '1,990'];
    expect(expected.filter((word) => !words.has(word))).toEqual([]);
  });

  test('of a question on two pages are printed once', async () => {
    const long = { ...ask('Long', { value: 4 }), data: { subtitle: 'Long', number_of_lines: 38 } };
    const { pages } = await print(
      aTest({}, { items: [ask('Rain', undefined), ask('Snow', undefined), long] }),
    );
    expect(pages.length).toBeGreaterThan(1);
    const found = pages.flatMap(({ runs }) => runs).filter(({ text }) => /^\/.4$/.test(text));
    expect(found).toHaveLength(1);
  });
});
