import { splitCards } from '../../text/parse-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { FILE_LIMITS } from '../source/limits.ts';
import { markQuestions } from '../source/mark-formulas.ts';
import { isZip } from '../source/read-zip.ts';
import { type Reader, type ReadFile, type SourceFile, UnreadableFile } from '../source/reading.ts';
import {
  listFormatLabels,
  listFormatsOfName,
  READ_FORMAT_NAMES,
  READ_FORMATS,
  type ReadFormat,
} from './format-names.ts';

/** The beginning of a file: as text, and whether it is a zip, whose entries are then named in the text. */
interface Beginning {
  readonly text: string;
  readonly isArchive: boolean;
}

interface FormatReader {
  /** Tells by its beginning whether a file is of the format. */
  recognises(beginning: Beginning): boolean;
  /** Loads the reader, which is a chunk of its own. */
  load(): Promise<Reader>;
}

/** How each format is told from others and read. */
const READERS: Readonly<Record<ReadFormat, FormatReader>> = {
  moodle: {
    recognises: ({ text, isArchive }) => !isArchive && /<quiz[\s>]/.test(text),
    load: async () => (await import('./moodle-xml.ts')).readMoodleXml,
  },
  qti: {
    recognises: ({ text, isArchive }) =>
      isArchive
        ? text.includes('imsmanifest.xml') || (/\.xml/.test(text) && !/(?:^|[^\w/])(?:word|xl)\//.test(text))
        : /<(?:\w+:)?(?:questestinterop|manifest|(?:qti-)?assessment-?(?:item|stimulus|test))[\s>]/i.test(
            text,
          ),
    load: async () => (await import('./qti.ts')).readQti,
  },
  h5p: {
    recognises: ({ text, isArchive }) => isArchive && text.includes('h5p.json'),
    load: async () => (await import('./h5p.ts')).readH5p,
  },
  word: {
    recognises: ({ text, isArchive }) => isArchive && /(?:^|[^\w/])word\//.test(text),
    load: async () => (await import('./docx.ts')).readDocx,
  },
  aiken: {
    // Only behind options of its own: a key in other tests is written so, too.
    recognises: ({ text, isArchive }) => !isArchive && OF_AIKEN.test(text),
    load: async () => (await import('./aiken.ts')).readAiken,
  },
  gift: {
    recognises: ({ text, isArchive }) =>
      !isArchive && !/^\s*[<{[]/.test(text) && !OF_ANKI.test(text) && OF_GIFT.test(text),
    load: async () => (await import('./gift.ts')).readGift,
  },
  table: {
    recognises: ({ text, isArchive }) => !isArchive && (/^[^\n]{0,5000}\t/.test(text) || areCards(text)),
    load: async () => (await import('./csv.ts')).readCsv,
  },
  xlsx: {
    recognises: ({ text, isArchive }) => isArchive && text.includes('xl/'),
    load: async () => (await import('./xlsx.ts')).readXlsx,
  },
  anki: {
    recognises: ({ text, isArchive }) => isArchive && text.includes('collection.anki2'),
    load: async () => (await import('./anki.ts')).readAnki,
  },
  rexams: {
    recognises: ({ text, isArchive }) =>
      !isArchive &&
      /^[%\s]{0,20}(?:extype:|\\extype\{)/m.test(text) &&
      /\bQuestion\b|\\begin\{question\}/.test(text),
    load: async () => (await import('./rexams.ts')).readRexams,
  },
  markdown: {
    recognises: ({ text, isArchive }) => !isArchive && /^[ \t]{0,20}\d{1,3}[.)]\s/m.test(text),
    load: async () => (await import('./markdown.ts')).readMarkdown,
  },
};

/** A title, a category, or a block that begins as answers do: other braces are sets, code or TeX. */
const OF_GIFT =
  /(?:^|\n)(?:::|\$CATEGORY:)|(?<![\\_^}]|\\[a-zA-Z]{1,20})\{\s{0,20}(?:(?<![)=]\s?\{\s{0,20})\}|[=~#]|(?:T|F|TRUE|FALSE)\s{0,20}[#}])/i;
const OF_AIKEN =
  /^[ \t]{0,20}[A-Za-z][.)][ \t][^\r\n]{0,2000}[\r\n]{1,4}[ \t]{0,20}ANSWER[ \t]{0,20}:[ \t]{0,20}[A-Z][ \t]{0,20}\r?$/m;
/** The settings above notes of Anki in plain text. */
const OF_ANKI = /^\uFEFF?#(?:separator|html|notetype|deck|tags|columns)(?: column)?:/;
/** Signs that no list of cards has, but a test: a numbered or lettered line, a question of its own. */
const OF_TEST = /^\s*(?:\d{1,3}[.)]|[a-hA-H][.)])\s|[?？؟]\s*$|_{3}/m;

/** Tells whether a text is a list of cards: notes of Anki, Quizlet's cards, lines such as "el pan - bread". */
function areCards(text: string): boolean {
  const part = text.slice(0, CARDS);
  if (OF_ANKI.test(part)) return true;
  if (OF_TEST.test(part)) return false;
  const lines = part.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (splitCards(part) !== null || areDefined(lines) || areParted(lines)) return true;
  return lines.length > 1 && lines.every((line) => /\S\s+[-–—=]\s+\S/.test(line));
}

/** Tells whether each line is "term: definition", and no line of a dialogue, in which names come again. */
function areDefined(lines: readonly string[]): boolean {
  const terms = lines.map((line) =>
    /^\s*([^:：\n]{1,60}?)\s*[:：](?!\/\/|\d)\s*\S/.exec(line)?.[1]?.toLowerCase(),
  );
  return lines.length > 2 && !terms.includes(undefined) && new Set(terms).size === terms.length;
}

/** Tells whether each line has two sides with one comma or semicolon between them, and no room as in a sentence. */
const areParted = (lines: readonly string[]): boolean =>
  lines.length > 2 &&
  [/^[^;]+;[^;\s][^;]*$/, /^[^,]+,[^,\s][^,]*$/].some((one) => lines.every((line) => one.test(line)));

/** The characters that are enough to tell a list of cards. */
const CARDS = 5000;

/** The bytes that are enough to tell formats apart. */
const BEGINNING = 100_000;

/** Reads the beginning; of a zip its end too, where its entries are listed. */
function readBeginning(bytes: Uint8Array): Beginning {
  const isArchive = isZip(bytes);
  if (!isArchive) return { text: decodeText(bytes.subarray(0, BEGINNING)), isArchive };
  const decoder = new TextDecoder('latin1');
  const [first, last] = [bytes.subarray(0, BEGINNING), bytes.subarray(-BEGINNING)];
  return { text: decoder.decode(first) + decoder.decode(last), isArchive };
}

/** A picture, a PDF or a program is no text, whatever signs its bytes happen to make. */
const isText = (text: string): boolean => !text.includes('\u0000') && !text.startsWith('%PDF-');

const ARCHIVES = /\.(?:zip|imscc|h5p|docx|xlsx|apkg|colpkg)$/i;

/** Finds the format of a file by its ending and its beginning; null where none fits. */
export function findFormat({ name, bytes }: SourceFile): ReadFormat | null {
  const beginning = readBeginning(bytes);
  if (!beginning.isArchive && !isText(beginning.text)) return null;
  const isMatch = (format: ReadFormat) => READERS[format].recognises(beginning);
  // Exercises of R are often kept as any text; nothing else describes itself as they do.
  if (isMatch('rexams')) return 'rexams';
  const named = listFormatsOfName(name);
  // An ending of one format alone is believed, unless its files are archives and this is none, or the other way round.
  const [only, another] = named;
  if (only && !another && ARCHIVES.test(name) === beginning.isArchive) return only;
  const found = named.find(isMatch) ?? READ_FORMAT_NAMES.find(isMatch);
  if (found) return found;
  // A text with labels of any script and form, which none of the others can read.
  return (named.includes('markdown') && !beginning.isArchive ? 'markdown' : only) ?? null;
}

/** Reads the questions of a file; throws `UnreadableFile`, which names the file, where it cannot be read. */
export async function readQuestionFile(file: SourceFile): Promise<ReadFile> {
  const name = `“${file.name.slice(0, 80)}”`;
  if (file.bytes.length > FILE_LIMITS.bytes)
    throw new UnreadableFile(`${name} is larger than ${FILE_LIMITS.bytes / 1024 / 1024} MB.`);
  if (file.bytes.length === 0) throw new UnreadableFile(`${name} is empty.`);
  const format = findFormat(file);
  if (!format)
    throw new UnreadableFile(
      `${name} is none of the files that can be read: ${listFormatLabels().join(', ')}.`,
    );
  const read = await READERS[format].load();
  try {
    const { questions, losses, files } = await read(file);
    if (questions.length + losses.length > 0) return { questions: markQuestions(questions), losses, files };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { label } = READ_FORMATS[format];
    throw new UnreadableFile(`${name} cannot be read as ${label}. ${error.message}`, { cause: error });
  }
  throw new UnreadableFile(`${name} has no questions in it.`);
}
