import { isRecord } from '../../is-record.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { getOwn } from '../source/get-own.ts';
import { createPictureFinder, getEntry, readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { type Content, findText, H5P_TYPES, loseForgotten, loseTexts, showMedia } from './h5p-types.ts';
import { resolveAddress } from './package-address.ts';

function parseJson(bytes: Uint8Array, path: string): Content {
  try {
    const value: unknown = JSON.parse(decodeText(bytes));
    if (isRecord(value)) return value;
  } catch {
    // Said below.
  }
  throw new UnreadableFile(`Its “${path}” is no JSON.`);
}

/** A part of content that is of a type of its own: a question of a set. */
const isPart = (value: unknown): value is { library: string; params: Content } =>
  isRecord(value) && typeof value.library === 'string' && isRecord(value.params);

const DEPTH = 12;

/** Puts the picture above a question into its prompt. */
const withMark = (question: ReadQuestion, mark: string): ReadQuestion => {
  if (mark === '' || question.type === 'card') return question;
  if (question.type === 'gaps') return { ...question, prompt: `${mark}\n${question.prompt}` };
  return { ...question, prompt: toValue([[{ text: mark, marks: [] }], ...toLines(question.prompt)]) };
};

/** Reads content of a type that is known, or looks for such within it. */
function readContent(library: string, content: Content, reading: Reading, depth = 0): void {
  const [name = ''] = library.split(' ');
  const make = getOwn(H5P_TYPES, name);
  if (make) {
    reading.begin(findText(content.title));
    const { questions, losses } = reading;
    const [before, lost] = [questions.length, losses.length];
    const [first, ...others] = make(content, reading);
    const mark = showMedia(content, reading);
    if (first) reading.add(withMark(first, mark));
    for (const question of others) reading.add(question);
    loseForgotten(content, [questions.slice(before), losses.slice(lost)], reading);
    return;
  }
  if (depth > DEPTH) throw new UnreadableFile(`Its parts nest deeper than ${DEPTH}.`);
  const parts: { library: string; params: Content }[] = [];
  const rest = collectParts(content, parts);
  reading.where = name;
  if (parts.length === 0) loseTexts(`Content of the type “${name}”`, content, reading);
  else loseTexts('Text around the questions', rest, reading);
  for (const part of parts) readContent(part.library, part.params, reading, depth + 1);
}

/** Takes the parts out of content; returns what is left. */
function collectParts(value: unknown, parts: { library: string; params: Content }[], depth = 0): unknown {
  if (depth > DEPTH * 2) return value;
  if (isPart(value)) {
    parts.push(value);
    return null;
  }
  if (Array.isArray(value)) return value.map((one) => collectParts(one, parts, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, collectParts(one, parts, depth + 1)]),
  );
}

/** Reads the content of an H5P package; its libraries, which are scripts, are never looked at. */
export function readH5p({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const files: string[] = [];
  const shown = new Set<string>();
  const find = createPictureFinder(bytes);
  reading.findPicture = (address) => {
    const path = resolveAddress('content/content.json', address);
    if (!files.includes(path)) return null;
    shown.add(path);
    return find(path);
  };
  const entries = readZip(bytes, (path) => {
    if (/^content\/.+\.[a-z0-9]+$/i.test(path) && path !== 'content/content.json') files.push(path);
    return path === 'h5p.json' || path === 'content/content.json';
  });
  const about = parseJson(getEntry(entries, 'h5p.json'), 'h5p.json');
  const content = parseJson(getEntry(entries, 'content/content.json'), 'content.json');
  readContent(String(about.mainLibrary ?? ''), content, reading);
  reading.where = 'The package';
  const title = findText(about.title);
  if (title !== '') reading.lose('Title', title);
  for (const path of files) if (!shown.has(path)) reading.lose('File of the package', path);
  return reading;
}
