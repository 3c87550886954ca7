import { sortBy } from 'es-toolkit';
import type { AskedPoints, ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { type Group, groupLines } from './group-lines.ts';
import {
  areAll,
  maskCode,
  type Span,
  sliceSpans,
  toText,
  toValue,
  trimSpans,
  withoutMark,
} from './inline.ts';
import { isEndless } from './is-endless.ts';
import { keepLabel, type Line } from './lines.ts';
import { type PairTable, placeTables } from './pair-tables.ts';
import { takeTables } from './pasted-tables.ts';
import { type FoundPoints, findPointsBefore, findPointsBehind } from './points.ts';
import { toRaisedText } from './raised-signs.ts';
import { readLines, readSpanLines } from './read-lines.ts';
import { type FoundOption, type FoundOptions, readMarks } from './right-marks.ts';
import { findTruth, isTruthLine, readTruth } from './truth.ts';

const GAP = /_{3,}/g;
const countGaps = (text: string): number => text.match(GAP)?.length ?? 0;

/** The prompt's lines, without bold where all of it is bold. */
function readPrompt({ prompt }: Group): Span[][] {
  const lines = prompt.map(({ spans }) => [...spans]);
  return areAll(lines.flat(), 'strong') ? lines.map((spans) => withoutMark(spans, 'strong')) : lines;
}

/** Marks the option that alone is bold or underlined, where no sign and no answer marks one. */
function markByStyle(options: readonly FoundOption[]): FoundOption[] {
  const isOnly = (mark: 'strong' | 'underline') =>
    options.filter(({ spans }) => areAll(spans, mark)).length === 1;
  const style = (['strong', 'underline'] as const).find(isOnly);
  return options.map(({ spans }) => ({
    spans: style ? withoutMark(spans, style) : spans,
    correct: style !== undefined && areAll(spans, style),
  }));
}

const getLetter = ({ label }: Line) => (label?.type === 'option' ? label.letter : null);

/** Sorts options that were read line by line across columns: A and C, then B and D. */
function sortByLetter(options: readonly Line[]): Line[] {
  const letters = options.map(getLetter);
  const isSortable = !letters.includes(null) && new Set(letters).size === letters.length;
  return isSortable ? sortBy(options, [(line) => getLetter(line) ?? 0]) : [...options];
}

/** Makes a choice of a question with the options that were found in it. */
function toChoice(group: Group, { options, taken }: FoundOptions): ReadQuestion {
  const isSaid = group.answer !== null || options.some(({ correct }) => correct);
  const found = isSaid ? options : markByStyle(options);
  const several = found.filter(({ correct }) => correct).length > 1;
  return {
    type: 'choice',
    prompt: toValue(readPrompt(group)),
    options: found.map(({ spans, correct }) => ({ text: toValue([spans]), correct })),
    ...(several && { several }),
    ...(group.options.length === 2 &&
      group.options.every(({ text }) => isTruthLine(text)) && { truth: true }),
    ...(taken.length > 0 && { taken }),
  };
}

/** Converts a prompt that ends with "True / False"; null where it does not. */
function toTrueFalse(group: Group): ReadQuestion | null {
  const lines = readPrompt(group);
  const place = lines.findIndex((spans) => findTruth(maskCode(spans)) !== null);
  const spans = lines[place];
  const found = spans && findTruth(maskCode(spans));
  if (!found) return null;
  lines[place] = trimSpans(sliceSpans(spans, found.from, found.to));
  const truth = group.answer === null ? null : readTruth(group.answer, found);
  const options = [
    { text: found.right, correct: truth === true },
    { text: found.wrong, correct: truth === false },
  ];
  return {
    type: 'choice',
    prompt: toValue(lines),
    options: found.isTurned ? options.toReversed() : options,
    truth: true,
  };
}

function toWritten(group: Group): ReadQuestion {
  const lines = readPrompt(group);
  // A text with gaps has no marks.
  const text = lines.map(toRaisedText).join('\n');
  // Behind a whole question it is a line to write on.
  const end = /(?<=[?!.:]["”’)]?)\s*_{3,}[\s.]*$/.exec(text);
  const gaps = countGaps(text);
  if (gaps > 0 && !(end && gaps === 1)) {
    const answers = group.answer?.split(/\s*[,;/]\s*/) ?? [];
    const one = gaps === 1 && group.answer ? [group.answer] : answers;
    if (one.length === gaps || group.answer === null)
      return { type: 'gaps', prompt: text, answers: one.length === gaps ? one : [] };
  }
  const last = lines.at(-1);
  if (end && last)
    lines[lines.length - 1] = trimSpans(sliceSpans(last, 0, toText(last).search(/\s*_{3,}[\s.]*$/)));
  const count = group.lines + (end ? 1 : 0);
  return {
    type: 'open',
    prompt: toValue(lines),
    answer: group.answer ?? '',
    lines: count > 0 ? count : null,
  };
}

const isChoice = (group: Group): boolean => group.isQuestion && group.options.length > 1;

function toQuestion(group: Group, options: FoundOptions | undefined): ReadQuestion {
  if (!group.isQuestion) return { type: 'text', prompt: toValue(group.prompt.map(({ spans }) => spans)) };
  if (options) return toChoice(group, options);
  // A single option is none, and its label a word of the prompt.
  const whole = { ...group, prompt: [...group.prompt, ...group.options.map(keepLabel)] };
  return toTrueFalse(whole) ?? toWritten(whole);
}

/** A line of a question that names points, with its place. */
interface PointsLine {
  readonly line: Line;
  readonly found: FoundPoints;
}

/** Finds the one line of a question that says what it earns; null where none does, or several do. */
function findPointsLine({ prompt, options, points }: Group): PointsLine | null {
  const find = (line: Line, isFirst: boolean): PointsLine[] => {
    const text = maskCode(line.spans);
    const found = findPointsBehind(text) ?? (isFirst ? findPointsBefore(text) : null);
    return found ? [{ line, found }] : [];
  };
  const last = options.at(-1);
  // A number alone in brackets behind the last option is a part of it.
  const inOption = last ? find(last, false).filter(({ found }) => /\p{L}/u.test(found.points.words)) : [];
  const all = [
    ...prompt.flatMap((line, at) => find(line, at === 0)),
    ...(options.length > 1 ? inOption : []),
    ...(points ? find(points, false) : []),
  ];
  return all.length === 1 ? (all[0] ?? null) : null;
}

const cutLine = (line: Line, { from, to }: FoundPoints): Line => {
  const spans = trimSpans(sliceSpans(line.spans, from, to));
  return { ...line, spans, text: maskCode(spans) };
};

/** Takes the points out of the words of a question; what names none for sure stays. */
function takePoints(group: Group): { group: Group; points: AskedPoints | null } {
  const one = group.isQuestion ? findPointsLine(group) : null;
  if (!one) {
    const prompt = group.points ? [...group.prompt, group.points] : group.prompt;
    return { group: { ...group, prompt }, points: null };
  }
  const cut = (lines: readonly Line[]) =>
    lines.flatMap((line) => {
      const kept = line === one.line ? cutLine(line, one.found) : line;
      return kept.text === '' && line.text !== '' ? [] : [kept];
    });
  return {
    group: { ...group, prompt: cut(group.prompt), options: cut(group.options) },
    points: one.found.points,
  };
}

/** Adds the number that does not count on to what was taken off a question. */
const withOdd = (question: ReadQuestion, { odd }: Group): ReadQuestion =>
  odd === null ? question : { ...question, taken: [odd, ...(question.taken ?? [])] };

/** Keeps an answer that fits no option, as a text below its question. */
function listUnusedAnswer({ answer }: Group, question: ReadQuestion, found?: FoundOptions): ReadQuestion[] {
  const isUnmarked = question.type === 'choice' && !question.options.some(({ correct }) => correct);
  const isUnused = found?.isAnswerUnused ?? isUnmarked;
  return isUnused && answer?.trim() ? [{ type: 'text', prompt: `Answer: ${answer}` }] : [];
}

/** Makes questions of groups; which signs mark right options, all of them say together. */
function toQuestions(given: readonly Group[]) {
  const taken = given.map(takePoints);
  const groups = taken.map(({ group }) => group);
  const earned = taken.map(({ points }) => points);
  const choices = groups.filter(isChoice);
  const marked = choices.map(({ options, prompt, answer }) => ({
    options: sortByLetter(options),
    prompt: prompt.map(({ text }) => text).join('\n'),
    answer,
  }));
  const found = new Map(readMarks(marked).map((options, at) => [choices[at], options]));
  return groups.map((group, at) => {
    const options = found.get(group);
    const points = earned[at] ?? null;
    const question = withOdd(toQuestion(group, options), group);
    return { group, options, question: points ? { ...question, points } : question };
  });
}

const ASKS =
  /[?？؟՞፧]|か[。．]?\s*$|[吗嗎呢][。]?\s*$|\p{Script=Greek}\s*;|（\s*）|_{3,}|^(?:what|why|how|when|where|who|whose|which|explain|describe|name|define|compare|calculate|solve|simplify|evaluate|summari[sz]e|translate|choose|circle)\b|(?:\b(?:is|are|was|were|the|a|an|of|to|in|by|called|because|as|for|with)|[:：…=])\s*$/iu;

/** Tells whether something says that it is asked, and not a step or a heading with points below. */
function isAsked(group: Group, question: ReadQuestion): boolean {
  if (question.type === 'gaps' || group.answer !== null || group.lines > 0) return true;
  if (question.type === 'choice' && question.options.some(({ correct }) => correct)) return true;
  const text = group.prompt.map((line) => line.text).join('\n');
  return ASKS.test(text) || (question.type === 'choice' && question.truth === true);
}

/** The questions that were recognised in a text. */
export interface Recognised {
  readonly questions: readonly ReadQuestion[];
  /** True where it is a test beyond doubt: two questions or more, most of which ask something. */
  readonly isTest: boolean;
}

/** Recognises the questions of a test; text around them is kept as `text`. */
export function recogniseQuestions(given: RichTextValue): Recognised {
  if (isEndless(toPlainText(given))) return { questions: [], isTest: false };
  const { value, tables } = takeTables(given);
  const { questions, isTest } = recogniseGroups(readLines(value));
  if (tables.length === 0) return { questions, isTest };
  const placed = questions.flatMap((question) => placeSeen(question, tables));
  // Tables of pairs alone were made to be matched.
  return { questions: placed, isTest: isTest || placed.every(({ type }) => type === 'pairs') };
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
  const isBare = (group: Group) => group.number === null && group.lines === 0 && group.answer === null;
  const least = groups.every((group) => isBare(group) && group.options.length === 0) ? 3 : 2;
  const asked = found.filter(({ group, question }) => group.isQuestion && isAsked(group, question));
  const all = groups.filter(({ isQuestion }) => isQuestion);
  return {
    questions: found.flatMap(({ group, question, options }) => [
      question,
      ...listUnusedAnswer(group, question, options),
    ]),
    isTest: asked.length >= least && asked.length * 2 >= all.length,
  };
}
