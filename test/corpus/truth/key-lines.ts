import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { removeEdges } from '#shared/maths/formula-text.ts';
import { toQuestionLine } from '#test/support/question-line.ts';

const TAGS: Readonly<Record<string, string>> = { superscript: 'sup', subscript: 'sub' };

interface Part {
  readonly type?: string;
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
  readonly content?: readonly Part[];
}

const listTags = ({ marks = [] }: Part): string[] => marks.map((mark) => TAGS[mark.type] ?? mark.type).sort();

/** Joins texts that have the same marks. */
function joinAlike(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isAlike =
      last?.text !== undefined && part.text !== undefined && `${listTags(last)}` === `${listTags(part)}`;
    if (isAlike) joined[joined.length - 1] = { ...last, text: `${last.text}${part.text}` };
    else joined.push(part);
  }
  return joined;
}

/** Writes a rich text with its marks as tags. */
function toTagged(part: Part): string {
  const { type, text, content = [] } = part;
  if (type === 'hard_break') return '\n';
  if (text === undefined)
    return joinAlike(content)
      .map(toTagged)
      .join(type === 'paragraph' ? '' : '\n');
  return listTags(part).reduceRight((inside, tag) => `<${tag}>${inside}</${tag}>`, text);
}

function writeMarks<T>(value: T): T {
  if (typeof value === 'string') return removeEdges(value) as T;
  if (Array.isArray(value)) return value.map(writeMarks) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'doc') return removeEdges(toTagged(value as Part)) as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writeMarks(inner)])) as T;
}

/** Writes questions as a file with the truth has them: a line each, with their keys, signs, marks and formulas. */
export const toKeyLines = (questions: readonly ReadQuestion[]): string[] =>
  questions.map((question) => toQuestionLine(writeMarks(question)));

/** Compares with the lines of a truth; a line that only one of them has is wrong. */
export function compareLines(questions: readonly ReadQuestion[], truth: string) {
  const found = toKeyLines(questions);
  const lines = truth.split('\n').filter((line) => line.trim() !== '');
  const wrong = Array.from({ length: Math.max(found.length, lines.length) }, (_, at) => at)
    .filter((at) => found[at] !== lines[at])
    .map((at) => `${found[at] ?? 'nothing'} instead of ${lines[at] ?? 'nothing'}`);
  return { compared: lines.length, unproved: 0, unfound: [], wrong };
}
