import { expect, test } from 'vitest';
import { createSeededRandom } from '#shared/shuffle.ts';
import type { PdfPage, PdfRun } from '../support/pdf.ts';
import { aRandomTest, QUESTION, solveQuestion, VERSIONS } from '../support/random-tests.ts';
import { aPrinter } from '../support/render.ts';

/**
 * A marker who has the PDFs alone: reads the text layer of each version, solves it, and marks the solution by the table that
 * the PDF of the key ends with. `npm run remark` marks a thousand tests instead of a sample.
 */
const SHEETS = Number(process.env.REMARKED_SHEETS || 25);
const SEED = Number(process.env.REMARKED_SEED || 2026);

const print = aPrinter();

const LETTERS = Array.from('ABCDEFGH');
/** "A", "A Page 1 of 2", "A ••", "A · Pupil 3": in the margin below a sheet. */
const FOOT = /(?:^| )([A-H](?: ?•+)?)(?: · (Pupil \d+))?(?: Page \d+ of \d+)?$/;

/** Where the margins begin, in points from the top. */
const MARGINS = { top: 36, bottom: 756 };

/** Reads what a page says of itself: its version, "A" or "A ••", and whose it is; null on the tables of a key. */
function readFoot({ runs }: PdfPage): { letter: string; pupil: string | undefined } | null {
  const words = runs
    .filter(({ text, y }) => text.trim() !== '' && y > MARGINS.bottom)
    .map(({ text }) => text);
  const [, letter, pupil] = FOOT.exec(words.join(' ')) ?? [];
  return letter === undefined ? null : { letter: toLabel(letter), pupil };
}

/** Writes the letter of a version and the dots of its difficulty alike, wherever they stand. */
const toLabel = (words: string): string => words.replace(/\s+/g, '');

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

interface Column {
  readonly left: number;
  label: string;
  readonly answers: Map<string, string>;
}

/** Reads the head of a table: a letter begins a column, and dots belong to the letter before them. */
function readHead(runs: readonly PdfRun[]): Column[] {
  const columns: Column[] = [];
  for (const { x, text } of runs) {
    const last = columns.at(-1);
    if (/^[A-H]/.test(text)) columns.push({ left: x, label: toLabel(text), answers: new Map() });
    else if (last) last.label += toLabel(text);
  }
  return columns;
}

/** Reads the tables at the end of the key by the places of their words: the answers of each version by number. */
function readTables(pages: readonly PdfPage[]): Map<string, Map<string, string>> {
  const runs = pages.filter((page) => !readFoot(page)).flatMap((page) => page.runs.filter(isWord));
  const tables = new Map<string, Map<string, string>>();
  let columns: Column[] = [];
  let number = '';
  for (let at = runs.findIndex(({ text }) => text === 'Question'); at < runs.length; at++) {
    const { x, y, text } = runs[at] as PdfRun;
    if (text === 'Question') {
      // No head stands alone.
      const end = runs.findIndex((run, place) => place > at && Math.abs(run.y - y) > 2);
      columns = readHead(runs.slice(at + 1, end));
      for (const { label, answers } of columns) tables.set(label, answers);
      at = end - 1;
      continue;
    }
    const column = columns.findLast(({ left }) => x > left - 1);
    if (!column) {
      number = text;
      // What has no answer has its line all the same.
      for (const { answers } of columns) answers.set(number, '');
      continue;
    }
    // A long answer goes on below itself.
    const known = column.answers.get(number);
    column.answers.set(number, known ? `${known} ${text}` : text);
  }
  return tables;
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
      const labels = [...versions.keys()];
      const levels = worksheet.items.some(({ variant }) => variant) ? ['••', '•', '•••'] : [''];
      const expected = levels.flatMap((dots) => LETTERS.map((letter) => `${letter}${dots}`));
      expect(labels, `test ${sheet}`).toEqual(expected.filter((label) => labels.includes(label)));
      expect(labels.length % VERSIONS, `test ${sheet}`).toBe(0);
      const tables = readTables(key.pages);
      // What asks nothing has no table.
      const asks = labels.some((label) => solve(versions.get(label) ?? '').size > 0);
      expect([...tables.keys()], `test ${sheet}`).toEqual(asks ? labels : []);
      if (!asks) continue;
      for (const label of labels) {
        const answers = solve(versions.get(label) ?? '');
        expect(tables.get(label), `test ${sheet}, version ${label}`).toEqual(answers);
        solved += answers.size;
      }
      expect(new Set(labels.map((label) => sumPoints(pages, label))).size, `test ${sheet}`).toBe(1);
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
    const class_list = Array.from({ length: pupils }, (_, at) => ({
      name: `Pupil ${at}`,
      level: ([undefined, 'support', 'challenge'] as const)[at % 3],
    }));
    const worksheet = { ...given, class_list, versions: { ...given.versions, seeds } };
    const { pages } = await print(worksheet, { copies: 'class' });
    const handed = new Map(pages.map(readFoot).map((foot) => [foot?.pupil, foot?.letter]));
    expect([...handed.keys()]).toEqual(class_list.map(({ name }) => name));
    const letters = [...handed.values()].map((label) => label?.[0]);
    expect(letters.filter((letter, at) => letter === letters[at + 1])).toEqual([]);
  }
});
