import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { getWords } from '#shared/maths/formula-text.ts';
import type { ReadFormat } from '#shared/questions/read/format-names.ts';
import { findFormat, readQuestionFile } from '#shared/questions/read/formats.ts';
import type { SourceFile } from '#shared/questions/source/reading.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { findReason } from './known-keys.ts';
import {
  listSourceSigns,
  listSourceWords,
  listWrittenWords,
  splitSigns,
  splitWords,
} from './source-words.ts';
import { compareLines } from './truth/key-lines.ts';
import { type Compared, compareCards, compareKeys, listRight, toCardKeys, toKeys } from './truth/keys.ts';
import { listTruth } from './truth/list-truth.ts';

/** The figures of a corpus, after its files were read. */
export interface Figures {
  files: number;
  /** Read without an error. */
  read: number;
  questions: number;
  /** How many questions of each type. */
  types: Record<string, number>;
  /** How many losses were named, of each sort. */
  losses: Record<string, number>;
  /** Different words of the sources. */
  words: number;
  /** Words that are neither in a question nor in a loss. */
  silent: number;
  /** Words of documents that their files do not hold, and that the writer did not name as lost. */
  unwritten: number;
  /** Keys that the second reader of keys has too. */
  keys: number;
  /** Keys that it does not read. */
  unproved: number;
  /** Keys of the files whose questions were not read as such, and nobody knows why. */
  unfound: number;
  /** Those of which the reason is known. */
  known: number;
  /** Keys that differ from those of the file. */
  wrongKeys: number;
  /** Milliseconds for the slowest file. */
  slowest: number;
  /** Files with an error, with its words. */
  errors: string[];
  /** Files that lost words in silence, with the first of them. */
  silences: string[];
  /** Wrong keys and keys that are not found, with their files. */
  faults: string[];
}

export const createFigures = (): Figures => ({
  ...{
    files: 0,
    read: 0,
    questions: 0,
    types: {},
    losses: {},
    words: 0,
    silent: 0,
    unwritten: 0,
    keys: 0,
    unproved: 0,
    unfound: 0,
    known: 0,
    wrongKeys: 0,
    slowest: 0,
  },
  ...{ errors: [], silences: [], faults: [] },
});

/** Words of a silence that are shown. */
const SHOWN = 12;

/** Lists all texts in a value, rich ones as they are read. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') return [toPlainText(value as RichTextValue)];
  return Object.values(value).flatMap(listTexts);
}

/** Lists the words that are nowhere in what a reader returned. */
export function listSilent(words: ReadonlySet<string>, returned: unknown): string[] {
  const known = new Set(splitWords(listTexts(returned).join('\n')));
  return [...words].filter((word) => !known.has(word));
}

/** What was written, and of what. */
export interface WrittenDocument {
  readonly texts: readonly string[];
  readonly losses: readonly unknown[];
}

/** Adds the words of a document that its file lost in silence. */
export function addWritten(figures: Figures, file: SourceFile, { texts, losses }: WrittenDocument): void {
  const format = findFormat(file);
  const written = format ? listWrittenWords(format, file.bytes) : new Set<string>();
  // A formula is written in the words of the format.
  const words = new Set(splitWords(texts.map(getWords).join('\n')));
  const unwritten = listSilent(words, losses).filter((word) => !written.has(word));
  figures.unwritten += unwritten.length;
  if (unwritten.length > 0)
    figures.silences.push(`${file.name}, unwritten: ${unwritten.slice(0, SHOWN).join(' ')}`);
}

/** Adds what the comparison of a file's keys came to. */
function addKeys(figures: Figures, name: string, { compared, unproved, unfound, wrong }: Compared): void {
  figures.keys += compared;
  figures.unproved += unproved;
  const isKnown = (one: string) => findReason(name, one) !== null;
  const [faults, missing] = [wrong, unfound].map((all) => all.filter((one) => !isKnown(one)));
  figures.known += wrong.length + unfound.length - (faults?.length ?? 0) - (missing?.length ?? 0);
  figures.unfound += missing?.length ?? 0;
  figures.wrongKeys += faults?.length ?? 0;
  figures.faults.push(...(faults ?? []).map((one) => `${name}: wrong key: ${one}`));
  figures.faults.push(...(missing ?? []).map((one) => `${name}: key that is not found: ${one}`));
}

/** Lists the keys that have words; those of pictures are compared by other tests. */
const toWordedKeys = (questions: readonly ReadQuestion[]) =>
  toKeys(questions).filter(({ right }) => !right.includes(''));

/** Compares with the questions that were written, as far as the format has a place for them. */
function compareWith(
  format: ReadFormat | null,
  questions: readonly ReadQuestion[],
  truth: readonly ReadQuestion[],
): Compared {
  if (format === 'anki') return compareCards(toCardKeys(questions), toCardKeys(truth));
  const isHeld = (question: ReadQuestion) => format !== 'aiken' || isAiken(question);
  return compareKeys(toKeys(questions), toWordedKeys(truth.filter(isHeld)));
}

/** Tells whether Aiken has a place for a question: a choice with one right option. */
const isAiken = (question: ReadQuestion): boolean =>
  question.type === 'choice' && !question.several && listRight(question).length === 1;

/** What a file should be: the lines that someone wrote, or the questions that it was written of. */
type Truth = string | readonly ReadQuestion[];

/** Reads a file, and adds what it came to. */
export async function addFile(figures: Figures, file: SourceFile, truth?: Truth): Promise<void> {
  figures.files += 1;
  const start = performance.now();
  try {
    const { questions, losses } = await readQuestionFile(file);
    figures.read += 1;
    figures.questions += questions.filter(({ type }) => type !== 'text').length;
    for (const { type } of questions) figures.types[type] = (figures.types[type] ?? 0) + 1;
    for (const { what } of losses) figures.losses[what] = (figures.losses[what] ?? 0) + 1;
    const format = findFormat(file);
    const words = format ? listSourceWords(format, file.bytes) : new Set<string>();
    const signs = format ? listSourceSigns(format, file.bytes) : [];
    const known = new Set(splitSigns(listTexts([questions, losses]).join(' ')));
    const silent = [...listSilent(words, [questions, losses]), ...signs.filter((sign) => !known.has(sign))];
    figures.words += words.size;
    figures.silent += silent.length;
    if (typeof truth === 'string') addKeys(figures, file.name, compareLines(questions, truth));
    else if (truth) addKeys(figures, file.name, compareWith(format, questions, truth));
    const declared = format ? listTruth(format, file.bytes) : null;
    if (declared) addKeys(figures, file.name, compareKeys(toKeys(questions), declared));
    if (silent.length > 0) figures.silences.push(`${file.name}: ${silent.slice(0, SHOWN).join(' ')}`);
  } catch (error) {
    figures.errors.push(error instanceof Error ? error.message : String(error));
  }
  figures.slowest = Math.max(figures.slowest, Math.round(performance.now() - start));
}
