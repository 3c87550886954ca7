import { unzipSync } from 'fflate';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { findFormat, readQuestionFile } from '#shared/questions/read/formats.ts';
import { FILE_LIMITS } from '#shared/questions/source/limits.ts';
import { type SourceFile, UnreadableFile } from '#shared/questions/source/reading.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import { QUESTION_WORDS } from '#shared/vocabulary/question-words.ts';
import { decodeSigns } from '../decode-signs.ts';
import { mutate } from './mutate.ts';
import { listSeeds } from './seeds.ts';

/** What became of the broken files. */
export interface Tried {
  inputs: number;
  read: number;
  refused: number;
  keys: number;
  slowest: number;
  /** Crashes, hangs and keys from nowhere, each with its seed and place. */
  readonly faults: string[];
}

const TOKEN = /[\p{L}\p{M}]{2,}|\p{Nd}+/gu;
const listTokens = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(TOKEN) ?? [];

/** Returns all ways in which words of a file may be read: with its markup, and with what that joins. */
function spread(text: string): string {
  // Signs that no text shows are left out of it.
  const shown = text.replace(/(?![\t\n\r])\p{Cc}/gu, '');
  const decoded = [
    text,
    shown,
    text.replaceAll('\\n', ' '),
    decodeSigns(text),
    decodeSigns(decodeSigns(text)),
  ];
  // A broken tag goes on until the next end of one.
  const bare = [/<[^<>]*>/g, /<[!?/]?[^>]*>/g].flatMap((tags) =>
    decoded.map((one) =>
      one.replace(tags, '').replace(/[*_`\\{}"']|\[(?:html|plain|moodle|markdown)\]/g, ''),
    ),
  );
  return [...decoded, ...bare].join('\n');
}

/** Words that formats say with other signs or letters, and bounds of numbers, whose middle is computed. */
const SAID = new Set(['true', 'false', '对', '错', ...listTruths()]);
function listTruths(): string[] {
  return Object.values(QUESTION_WORDS).flatMap(({ truth }) => truth.flat());
}
const COMPUTES = /<var(?:g|l)te?\b|tolerance/;
/** Accents as TeX writes them, before their letters: a stroke that was inserted before a quote makes one. */
const ACCENTED = /\\["'`^~=.]\s*\{?[a-z]|\\[cvHu]\{[a-z]/i;
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Lists the texts that a question holds for right. */
function listKeyTexts(question: ReadQuestion): string[] {
  switch (question.type) {
    case 'choice':
      return question.options.filter(({ correct }) => correct).map(({ text }) => toPlainText(text));
    case 'gaps':
      return [...question.answers];
    case 'pairs':
      return question.pairs.flatMap(({ left, right }) => [toPlainText(left), toPlainText(right)]);
    case 'order':
      return question.entries.map(toPlainText);
    case 'open':
      return [toPlainText(question.answer)];
    default:
      return [];
  }
}

/** Decodes as browsers do, or as old programs of Windows wrote. */
function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Archives whose parts are texts: a database and the numbers of a workbook are read back by other tests. */
const OPENED = /\.(?:docx|zip|imscc)$/i;

/** Returns the text of a file, or of all parts of an archive; null where these are no texts. */
function readText({ name, bytes }: SourceFile): string | null {
  const text = decodeBytes(bytes);
  if (!text.startsWith('PK')) return text;
  if (!OPENED.test(name)) return null;
  try {
    return Object.values(unzipSync(bytes)).map(decodeBytes).join('\n');
  } catch {
    // The reader of the product opens more of what is broken than this one.
    return null;
  }
}

/** Lists words of a key that its file does not have. */
function listForeign(file: SourceFile, questions: readonly ReadQuestion[]): string[] {
  const text = readText(file);
  if (text === null) return [];
  const known = new Set(listTokens(spread(text)));
  const isAccented = ACCENTED.test(text);
  const isKnown = (token: string) => known.has(token) || (isAccented && known.has(withoutAccents(token)));
  const isComputed = COMPUTES.test(text);
  return questions
    .flatMap(listKeyTexts)
    .flatMap(listTokens)
    .filter((token) => !isKnown(token) && !SAID.has(token) && !(isComputed && /^\p{Nd}+$/u.test(token)));
}

async function tryOne(file: SourceFile, tried: Tried, where: string): Promise<void> {
  const start = process.cpuUsage().user;
  try {
    const { questions } = await readQuestionFile(file);
    tried.read += 1;
    tried.keys += questions.filter((question) => listKeyTexts(question).some((text) => text !== '')).length;
    const foreign = listForeign(file, questions);
    if (foreign.length > 0)
      tried.faults.push(`${where}: a key from nowhere: ${foreign.slice(0, 5).join(' ')}`);
  } catch (error) {
    tried.refused += 1;
    const isReason = error instanceof UnreadableFile && error.message.length > 10;
    if (!isReason) tried.faults.push(`${where}: ${error instanceof Error ? error.stack : String(error)}`);
  }
  // Other programs of a busy machine take no time of the processor from this one.
  const time = (process.cpuUsage().user - start) / 1000;
  tried.slowest = Math.max(tried.slowest, Math.round(time));
  if (time > FILE_LIMITS.time) tried.faults.push(`${where}: ${Math.round(time)} ms`);
}

/** Makes the broken file of a seed and a place. */
export function createInput(seeds: readonly SourceFile[], seed: number, place: number): SourceFile {
  const random = createSeededRandom(seed * 1_000_003 + place);
  const file = seeds[place % seeds.length];
  if (!file) throw new Error('There is nothing to break.');
  return mutate(file, random, seeds);
}

/** Breaks and reads so many files. */
export async function tryInputs(count: number, seed: number): Promise<Tried> {
  const seeds = await listSeeds();
  const tried: Tried = { inputs: count, read: 0, refused: 0, keys: 0, slowest: 0, faults: [] };
  for (let place = 0; place < count; place++) {
    const file = createInput(seeds, seed, place);
    await tryOne(
      file,
      tried,
      `seed ${seed}, place ${place}, ${file.name} (${findFormat(file) ?? 'no format'})`,
    );
  }
  return tried;
}
