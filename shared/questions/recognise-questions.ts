import { uniq } from 'es-toolkit';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { hasReason } from './answers.ts';
import { emptyBrackets } from './bracketed-answers.ts';
import { type Group, groupLines } from './group-lines.ts';
import { takePoints } from './group-points.ts';
import { type Span, toText } from './inline.ts';
import { isEndless } from './is-endless.ts';
import type { Line } from './lines.ts';
import { type PairTable, placeTables } from './pair-tables.ts';
import { takeTables } from './pasted-tables.ts';
import { readLines, readSpanLines } from './read-lines.ts';
import { type FoundOptions, readMarks } from './right-marks.ts';
import { isChoice, sortByLetter, toQuestion } from './to-question.ts';

/** Adds a number that does not count on, and an answer in brackets, to what was taken off a question. */
const withTaken = (question: ReadQuestion, taken: readonly string[]): ReadQuestion =>
  taken.length === 0 ? question : { ...question, taken: [...taken, ...(question.taken ?? [])] };

/** Keeps as texts that the key alone prints: an answer that fits no option or gives a reason, and answers that gainsay each other. */
function listUnusedAnswers({ answers }: Group, question: ReadQuestion, found?: FoundOptions): ReadQuestion[] {
  const isUnmarked = question.type === 'choice' && !question.options.some(({ correct }) => correct);
  const isUnused = found?.isAnswerUnused ?? isUnmarked;
  const options = question.type === 'choice' ? question.options.map(({ text }) => toPlainText(text)) : null;
  const isKept = (answer: string) => isUnused || (options !== null && hasReason(answer, options));
  return uniq(answers.filter((answer) => answer.trim() !== '' && isKept(answer))).map((answer) => ({
    type: 'text',
    prompt: `Answer: ${answer}`,
    shown_on: 'key',
  }));
}

/** Makes questions of groups; which signs mark right options, all of them say together. */
function toQuestions(given: readonly Group[]) {
  const taken = takePoints(given);
  const emptied = taken.map(({ group }) => emptyBrackets(group));
  const groups = taken.map(({ group }, at) => emptied[at]?.group ?? group);
  const choices = groups.filter(isChoice);
  const marked = choices.map(({ options, prompt, answers }) => ({
    options: sortByLetter(options),
    prompt: prompt.map(({ text }) => text).join('\n'),
    answers,
  }));
  const found = new Map(readMarks(marked).map((options, at) => [choices[at], options]));
  return groups.map((group, at) => {
    const options = found.get(group);
    const points = taken[at]?.points ?? null;
    const said = emptied[at]?.taken;
    const question = withTaken(toQuestion(group, options), [
      ...(said ? [said] : []),
      ...(group.odd ? [group.odd] : []),
      ...group.notes,
    ]);
    return { group, options, question: points ? { ...question, points } : question };
  });
}

const ASKS =
  /[?？؟՞፧]|か[。．]?\s*$|[吗嗎呢][。]?\s*$|\p{Script=Greek}\s*;|（\s*）|_{3,}|^(?:what|why|how|when|where|who|whose|which|explain|describe|name|define|compare|calculate|solve|simplify|evaluate|summari[sz]e|translate|choose|circle)\b|(?:\b(?:is|are|was|were|the|a|an|of|to|in|by|called|because|as|for|with)|[:：…=])\s*$/iu;

/** Tells whether something says that it is asked, and not a step or a heading with points below. */
function isAsked(group: Group, question: ReadQuestion): boolean {
  if (question.type === 'gaps' || group.answers.length > 0 || group.lines > 0) return true;
  if (question.type === 'choice' && question.options.some(({ correct }) => correct)) return true;
  const text = group.prompt.map((line) => line.text).join('\n');
  return ASKS.test(text) || (question.type === 'choice' && question.truth === true);
}

/** The questions that were recognised in a text. */
export interface Recognised {
  readonly questions: readonly ReadQuestion[];
  /** True where it is a test beyond doubt: two questions or more, most of which ask something. */
  readonly isTest: boolean;
  /** What is left out; absent where nothing is. */
  readonly losses?: readonly RecognisedLoss[];
}

/** Something that no question has: what it is, where it was, and its words. */
export interface RecognisedLoss {
  readonly what: string;
  readonly where: string;
  readonly text: string;
}

/** Recognises the questions of a test; text around them is kept as `text`. */
export function recogniseQuestions(given: RichTextValue): Recognised {
  if (isEndless(toPlainText(given))) return { questions: [], isTest: false };
  const { value, tables, headings } = takeTables(given);
  const found = recogniseGroups(readLines(value));
  const losses = headings.map((text) => ({ what: 'Heading of a table', where: 'The text', text }));
  const { questions, isTest } = found;
  if (tables.length === 0) return losses.length > 0 ? { ...found, losses } : found;
  const placed = questions.flatMap((question) => placeSeen(question, tables));
  // Tables of pairs alone were made to be matched.
  return {
    questions: placed,
    isTest: isTest || placed.every(({ type }) => type === 'pairs'),
    ...(losses.length > 0 && { losses }),
  };
}

/** Recognises the questions in the lines of a file, whose escaped signs and code are known. */
export const recogniseSpans = (lines: readonly (readonly Span[])[]): readonly ReadQuestion[] =>
  isEndless(lines.map(toText).join('\n')) ? [] : recogniseGroups(readSpanLines(lines)).questions;

/** Puts tables in their places; what is left out of one is shown beside the first question that comes of it. */
function placeSeen(question: ReadQuestion, tables: readonly PairTable[]): ReadQuestion[] {
  const left: string[] = [];
  const placed = placeTables(question, tables, (_, text = '') => left.push(text));
  return placed.map((one, at) =>
    at === 0 && left.length > 0 ? { ...one, taken: [...(one.taken ?? []), ...left] } : one,
  );
}

function recogniseGroups(lines: readonly Line[]): Recognised {
  const groups = groupLines(lines).filter(({ prompt, options }) => prompt.length + options.length > 0);
  const found = toQuestions(groups);
  // Three short questions without numbers are a test, but two may be a passage; an answer or its lines leave no doubt.
  const isBare = (group: Group) => group.number === null && group.lines === 0 && group.answers.length === 0;
  const least = groups.every((group) => isBare(group) && group.options.length === 0) ? 3 : 2;
  const asked = found.filter(({ group, question }) => group.isQuestion && isAsked(group, question));
  const all = groups.filter(({ isQuestion }) => isQuestion);
  return {
    questions: found.flatMap(({ group, question, options }) => [
      question,
      ...listUnusedAnswers(group, question, options),
    ]),
    isTest: asked.length >= least && asked.length * 2 >= all.length,
  };
}
