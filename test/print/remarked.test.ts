// @module-tag slow
import { expect, test } from 'vitest';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { readTables } from '../support/marking/answer-tables.ts';
import { type GuideRow, listExpected, listNames, readGuide } from '../support/marking/guide.ts';
import { type MarkedPage, readAnswer, readFilled } from '../support/marking/marked-sheets.ts';
import {
  gatherVersions,
  listPrintedQuestions,
  type PrintedQuestion,
  readFoot,
  sumPrintedPoints,
} from '../support/marking/sheets.ts';
import { aRandomTest, solveInWords, solveQuestion, VERSIONS } from '../support/random-tests.ts';
import { aPrinter } from '../support/render.ts';

/**
 * A marker who has the PDFs alone: reads the text layer of each version, solves it, and marks the solution by the key: by its
 * sheets, by its table of all answers and by its marking guide. `npm run remark` marks a thousand tests instead of a sample.
 */
const SHEETS = Number(process.env.REMARKED_SHEETS || 25);
const SEED = Number(process.env.REMARKED_SEED || 2026);

const print = aPrinter();

const LETTERS = Array.from('ABCDEFGH');

/** Lists the labels that the versions of a worksheet may have, in their order. */
function listPossibleLabels({ items }: Worksheet): string[] {
  const levels = items.some(({ variant }) => variant) ? ['••', '•', '•••'] : [''];
  return levels.flatMap((dots) => LETTERS.map((letter) => `${letter}${dots}`));
}

/** What the key says of one version. */
interface Key {
  readonly label: string;
  readonly table: ReadonlyMap<string, string> | undefined;
  readonly guide: readonly GuideRow[];
  readonly pages: readonly MarkedPage[];
}

/** Marks the solution of one version by everything that the key says of it. */
function markVersion(printed: readonly PrintedQuestion[], { label, table, guide, pages }: Key): void {
  const solved = new Map(printed.map(({ number, text }) => [number, solveQuestion(text)]));
  expect(table, `the table of ${label}`).toEqual(solved);
  for (const { number, name, text } of printed) {
    const row = guide.find(({ prompt }) => listNames(prompt).includes(name));
    expect(row?.numbers.get(label.slice(0, 1)), `the number of ${name} of ${label} in the guide`).toBe(
      number,
    );
    const expected = row ? listExpected(row, label) : [];
    expect(expected.toSorted(), `${name} of ${label} in the guide`).toEqual(solveInWords(text).toSorted());
  }
  // What is printed on the sheet alone is not on the key; what is on the key alone has no number, and nobody solved it.
  const onKey = listPrintedQuestions(pages);
  for (const { number, name, text } of onKey.filter((question) => !/Choice|Trace|Count/.test(question.name)))
    if (number !== '')
      expect(readAnswer(name, text), `${name} on the key of ${label}`).toBe(solved.get(number));
  const choices = onKey.filter(({ name }) => name.startsWith('Choice'));
  expect(
    pages.flatMap(({ filled }) => filled),
    `the bubbles on the key of ${label}`,
  ).toEqual(choices.flatMap(({ number, text }) => (solved.get(number) ?? solveQuestion(text)).split(', ')));
}

/** Prints a test and its key, and marks every version by it; returns how many answers were marked. */
async function markTest(worksheet: Worksheet): Promise<number> {
  const sheets = gatherVersions((await print(worksheet)).pages);
  const key = await print(worksheet, { answerKey: true });
  const labels = [...sheets.keys()];
  expect(labels).toEqual(listPossibleLabels(worksheet).filter((label) => labels.includes(label)));
  expect(labels.length % VERSIONS).toBe(0);
  const questions = labels.map((label) => listPrintedQuestions(sheets.get(label) ?? []));
  const [tables, guide] = [readTables(key.pages), readGuide(key.pages)];
  const keySheets = gatherVersions(await readFilled(key.pdf, key.pages));
  // What asks nothing has no table.
  const asks = questions.some((list) => list.length > 0);
  expect([...tables.keys()]).toEqual(asks ? labels : []);
  if (asks)
    for (const [at, label] of labels.entries())
      markVersion(questions[at] ?? [], {
        ...{ label, table: tables.get(label), guide },
        pages: keySheets.get(label) ?? [],
      });
  expect(new Set(labels.map((label) => sumPrintedPoints(sheets.get(label) ?? []))).size).toBe(1);
  return questions.flat().length;
}

test(
  `${SHEETS} random tests in eight versions: whoever solves a printed sheet gets full marks by the printed key`,
  async () => {
    const random = createSeededRandom(SEED);
    let marked = 0;
    for (let sheet = 0; sheet < SHEETS; sheet++) {
      const worksheet = aRandomTest(random, sheet * 20);
      try {
        marked += await markTest(worksheet);
      } catch (cause) {
        throw new Error(`Test ${sheet} of the seed ${SEED} is not marked alike`, { cause });
      }
    }
    expect(marked).toBeGreaterThan(SHEETS * VERSIONS * 3);
  },
  SHEETS * 20_000,
);

test('no two neighbors of a class have the same version', async () => {
  const random = createSeededRandom(SEED);
  for (const [pupils, versions] of [
    [25, 2],
    [9, 8],
    [30, 3],
  ] as const) {
    const given = aRandomTest(random, 0);
    const seeds = given.versions?.seeds.slice(0, versions) ?? [];
    const class_list = Array.from({ length: pupils }, (_, at) => ({
      name: `Pupil ${at}`,
      level: ([undefined, 'support', 'challenge'] as const)[at % 3],
    }));
    const worksheet = { ...given, class_list, versions: { ...given.versions, seeds } };
    const { pages } = await print(worksheet, { copies: 'class' });
    const handed = new Map(pages.map(readFoot).map((foot) => [foot?.pupil, foot?.label]));
    expect([...handed.keys()]).toEqual(class_list.map(({ name }) => name));
    const letters = [...handed.values()].map((label) => label?.[0]);
    expect(letters.filter((letter, at) => letter === letters[at + 1])).toEqual([]);
  }
});
