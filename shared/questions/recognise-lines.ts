import type { ReadQuestion } from '../items/parts/read-question.ts';
import { type Span, toText, toValue } from './inline.ts';
import { isEndless } from './is-endless.ts';
import { recogniseSpans } from './recognise-questions.ts';
import { toLines } from './rich-lines.ts';

/** The most characters that are recognised at once. */
const AT_ONCE = 100_000;

type FileLine = readonly Span[];

/** Stands for a line that is too long to be one of a test, until the questions around it are found. No text has it. */
const MARK = /\uE303([\uE400-\uF7FF])/g;
const FIRST = 0xe400;
const MOST = 0xf7ff - FIRST;
const toMark = (place: number): FileLine => [
  { text: `\uE303${String.fromCharCode(FIRST + place)}`, marks: [] },
];

/** Puts long lines back into every text of a question, with their marks where they have a line for themselves. */
function restore<T>(value: T, long: readonly FileLine[]): T {
  const find = (mark: string) => long[mark.charCodeAt(0) - FIRST] ?? [];
  if (typeof value === 'string')
    return value.replace(MARK, (_, mark: string) => toText(find(mark))) as T & string;
  if (Array.isArray(value)) return value.map((one) => restore(one, long)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, restore(inner, long)]);
  return Object.fromEntries(entries) as T;
}

/** Puts long lines back into a question; a prompt keeps their marks. */
function restoreQuestion(question: ReadQuestion, long: readonly FileLine[]): ReadQuestion {
  if (!('prompt' in question) || question.type === 'gaps') return restore(question, long);
  const lines = toLines(question.prompt).map((line) => {
    const mark = /^\uE303([\uE400-\uF7FF])$/.exec(toText(line))?.[1];
    return mark === undefined ? line : (long[mark.charCodeAt(0) - FIRST] ?? line);
  });
  return restore({ ...question, prompt: toValue(lines) }, long);
}

/** Recognises the questions in the lines of a file, however many there are, and however long. */
export function recogniseLines(lines: readonly FileLine[]): ReadQuestion[] {
  const questions: ReadQuestion[] = [];
  let part: FileLine[] = [];
  let long: FileLine[] = [];
  let length = 0;
  const end = () => {
    const found = part.length > 0 ? recogniseSpans(part) : [];
    questions.push(...(long.length > 0 ? found.map((one) => restoreQuestion(one, long)) : found));
    [part, long, length] = [[], [], 0];
  };
  for (const line of lines) {
    const text = toText(line);
    const isLong = isEndless(text);
    if (!isLong && text.length + length > AT_ONCE) end();
    if (isLong && long.length > MOST) end();
    part.push(isLong ? toMark(long.push(line) - 1) : line);
    length += isLong ? 2 : text.length + 1;
  }
  end();
  return questions;
}
