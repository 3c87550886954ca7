import { getWords } from '#shared/maths/formula-text.ts';
import { findFormat, readQuestionFile } from '#shared/questions/read/formats.ts';
import type { SourceFile } from '#shared/questions/source/reading.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import {
  listSourceSigns,
  listSourceWords,
  listWrittenWords,
  splitSigns,
  splitWords,
} from './source-words.ts';
import { compareLines } from './truth/key-lines.ts';
import { type Compared, compareKeys, toKeys } from './truth/keys.ts';
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
  /** Keys that differ from those of the file. */
  wrongKeys: number;
  /** Milliseconds for the slowest file. */
  slowest: number;
  /** Files with an error, with its words. */
  errors: string[];
  /** Files that lost words in silence, with the first of them. */
  silences: string[];
  /** Wrong keys, with their files. */
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
function addKeys(figures: Figures, name: string, { compared, unproved, wrong }: Compared): void {
  figures.keys += compared;
  figures.unproved += unproved;
  figures.wrongKeys += wrong.length;
  figures.faults.push(...wrong.map((one) => `${name}: ${one}`));
}

/** Reads a file, and adds what it came to; `truth` are the lines that it should be, where someone wrote them. */
export async function addFile(figures: Figures, file: SourceFile, truth?: string): Promise<void> {
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
    if (truth !== undefined) addKeys(figures, file.name, compareLines(questions, truth));
    const declared = format ? listTruth(format, file.bytes) : null;
    if (declared) addKeys(figures, file.name, compareKeys(toKeys(questions), declared));
    if (silent.length > 0) figures.silences.push(`${file.name}: ${silent.slice(0, SHOWN).join(' ')}`);
  } catch (error) {
    figures.errors.push(error instanceof Error ? error.message : String(error));
  }
  figures.slowest = Math.max(figures.slowest, Math.round(performance.now() - start));
}
