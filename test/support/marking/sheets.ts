import type { PdfPage, PdfRun } from '../pdf.ts';
import { QUESTION } from '../random-tests.ts';

/** "A", "A Page 1 of 2", "A ••", "A · Pupil 3": in the margin below a sheet. */
const FOOT = /(?:^| )([A-H](?: ?•+)?)(?: · (Pupil \d+))?(?: Page \d+ of \d+)?$/;

/** Where the margins begin, in points from the top. */
const MARGINS = { top: 36, bottom: 756 };

/** Reads what a page says of itself: its version, "A" or "A••", and whose it is; null on the tables of a key. */
export function readFoot({ runs }: PdfPage): { label: string; pupil: string | undefined } | null {
  const words = runs
    .filter(({ text, y }) => text.trim() !== '' && y > MARGINS.bottom)
    .map(({ text }) => text);
  const [, label, pupil] = FOOT.exec(words.join(' ')) ?? [];
  return label === undefined ? null : { label: toLabel(label), pupil };
}

/** Writes the letter of a version and the dots of its difficulty alike, wherever they stand. */
export const toLabel = (words: string): string => words.replace(/\s+/g, '');

/** Lists the words on the pages without a version, apart from their margins: those of the tables of a key. */
export const listTableRuns = (pages: readonly PdfPage[]): PdfRun[] =>
  pages.filter((page) => !readFoot(page)).flatMap(({ runs }) => runs.filter(isWord));

/** Leaves out spaces, and what stands in the margins. */
const isWord = ({ text, y }: PdfRun): boolean => text.trim() !== '' && y > MARGINS.top && y < MARGINS.bottom;

/** Gathers the pages of each version by its label, in the order in which they are printed. */
export function gatherVersions<Page extends PdfPage>(pages: readonly Page[]): Map<string, Page[]> {
  const versions = new Map<string, Page[]>();
  for (const page of pages) {
    const label = readFoot(page)?.label;
    if (label !== undefined) versions.set(label, [...(versions.get(label) ?? []), page]);
  }
  return versions;
}

/** A question as it stands on a sheet. */
export interface PrintedQuestion {
  /** Empty where it has none, as what the key alone shows. */
  readonly number: string;
  /** Its words up to its identifier, which no other has: "Choice i3". */
  readonly name: string;
  /** All of its words, from its number on. */
  readonly text: string;
}

/** Lists the questions of a version. */
export function listPrintedQuestions(pages: readonly PdfPage[]): PrintedQuestion[] {
  const text = pages.map((page) => page.text).join(' ');
  const found = [...text.matchAll(QUESTION)];
  return found.map(({ 1: number = '', 2: name = '', index }, at) => ({
    number,
    name,
    text: text.slice(index, found[at + 1]?.index),
  }));
}

/** Sums the points in the right margin of these pages. */
export const sumPrintedPoints = (pages: readonly PdfPage[]): number =>
  pages
    .flatMap(({ runs }) => runs)
    .reduce((sum, { text }) => sum + Number(/^\/\s([\d.]+)$/.exec(text)?.[1] ?? 0), 0);
