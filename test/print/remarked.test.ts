import { expect, test } from 'vitest';
import { createSeededRandom } from '#shared/shuffle.ts';
import type { PdfPage, PdfRun } from '../support/pdf.ts';
import { aRandomTest, QUESTION, solveQuestion, VERSIONS } from '../support/random-tests.ts';
import { aPrinter } from '../support/render.ts';

/**
 * A marker who has the PDFs alone: reads the text layer of each version, solves it, and marks the solution by the table that
 * the PDF of the key ends with. `npm run remark` marks a thousand tests instead of a sample.
 */
const SHEETS = Number(process.env.REMARKED_SHEETS || 100);
const SEED = Number(process.env.REMARKED_SEED || 2026);

const print = aPrinter();

const LETTERS = Array.from('ABCDEFGH');
/** "A", "A Page 1 of 2", "A · Pupil 3": in the margin below a sheet. */
const FOOT = /(?:^| )([A-H])(?: · (Pupil \d+))?(?: Page \d+ of \d+)?$/;

/** Where the margins begin, in points from the top. */
const MARGINS = { top: 36, bottom: 756 };

/** Reads what a page says of itself: the letter of its version, and whose it is; null on the tables of a key. */
function readFoot({ runs }: PdfPage): { letter: string; pupil: string | undefined } | null {
  const words = runs
    .filter(({ text, y }) => text.trim() !== '' && y > MARGINS.bottom)
    .map(({ text }) => text);
  const [, letter, pupil] = FOOT.exec(words.join(' ')) ?? [];
  return letter === undefined ? null : { letter, pupil };
}

/** Joins the texts of the pages of each version. */
function readVersions(pages: readonly PdfPage[]): Map<string, string> {
  const versions = new Map<string, string>();
  for (const page of pages) {
    const foot = readFoot(page);
    if (foot) versions.set(foot.letter, `${versions.get(foot.letter) ?? ''} ${page.text}`);
  }
  return versions;
}

/** Solves the text of a version: the answers by the number that stands before their question. */
function solve(text: string): Map<string, string> {
  const found = [...text.matchAll(QUESTION)];
  return new Map(
    found.map(({ 1: number = '', index }, at) => [
      number,
      solveQuestion(text.slice(index, found[at + 1]?.index)),
    ]),
  );
}

/** Reads the table at the end of the key by the places of its words: the answers of each version by number. */
function readTable(pages: readonly PdfPage[]): Map<string, string>[] {
  const runs = pages.filter((page) => !readFoot(page)).flatMap((page) => page.runs.filter(isWord));
  const head = runs.findIndex(({ text }) => text === 'Question');
  const columns = LETTERS.map((letter, at) => {
    const run = runs[head + 1 + at];
    if (run?.text !== letter) throw new Error(`The table has no column ${letter}`);
    return run.x;
  });
  const answers = LETTERS.map(() => new Map<string, string>());
  let number = '';
  for (const { x, text } of runs.slice(head + 1 + LETTERS.length)) {
    const column = columns.findLastIndex((left) => x > left - 1);
    if (column < 0) {
      number = text;
      // What has no answer has its line all the same.
      for (const version of answers) version.set(number, '');
      continue;
    }
    // A long answer goes on below itself.
    const known = answers[column]?.get(number);
    answers[column]?.set(number, known ? `${known} ${text}` : text);
  }
  return answers;
}

/** Leaves out spaces, and what stands in the margins. */
const isWord = ({ text, y }: PdfRun): boolean => text.trim() !== '' && y > MARGINS.top && y < MARGINS.bottom;

/** Sums the points in the right margin. */
const sumPoints = (pages: readonly PdfPage[], letter: string): number =>
  pages
    .filter((page) => readFoot(page)?.letter === letter)
    .flatMap(({ runs }) => runs)
    .reduce((sum, { text }) => sum + Number(/^\/\s([\d.]+)$/.exec(text)?.[1] ?? 0), 0);

test(
  `${SHEETS} random tests in eight versions: whoever solves a printed sheet gets full marks by the printed key`,
  async () => {
    const random = createSeededRandom(SEED);
    let solved = 0;
    for (let sheet = 0; sheet < SHEETS; sheet++) {
      const worksheet = aRandomTest(random, sheet * 20);
      const { pages } = await print(worksheet);
      const key = await print(worksheet, { answerKey: true });
      const versions = readVersions(pages);
      expect([...versions.keys()], `test ${sheet}`).toEqual(LETTERS.slice(0, VERSIONS));
      const table = readTable(key.pages);
      for (const [at, letter] of LETTERS.entries()) {
        const answers = solve(versions.get(letter) ?? '');
        expect(table[at], `test ${sheet}, version ${letter}`).toEqual(answers);
        solved += answers.size;
      }
      expect(new Set(LETTERS.map((letter) => sumPoints(pages, letter))).size, `test ${sheet}`).toBe(1);
    }
    expect(solved).toBeGreaterThan(SHEETS * VERSIONS * 3);
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
    const class_list = Array.from({ length: pupils }, (_, at) => `Pupil ${at}`);
    const worksheet = { ...given, class_list, versions: { ...given.versions, seeds } };
    const { pages } = await print(worksheet, { copies: 'class' });
    const handed = new Map(pages.map(readFoot).map((foot) => [foot?.pupil, foot?.letter]));
    expect([...handed.keys()]).toEqual(class_list);
    const letters = [...handed.values()];
    expect(letters.filter((letter, at) => letter === letters[at + 1])).toEqual([]);
  }
});
