import { sortBy, uniq, uniqBy } from 'es-toolkit';
import type { AskedPoints, ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { POINTS } from '../vocabulary/points.ts';
import { isRule } from './answers.ts';
import { emptyBrackets, readBracketedTruth } from './bracketed-answers.ts';
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
import { readAnswers } from './key-lines.ts';
import { keepLabel, type Line } from './lines.ts';
import { type PairTable, placeTables } from './pair-tables.ts';
import { takeTables } from './pasted-tables.ts';
import { type FoundPoints, findPointsBefore, findPointsBehind, findPointsOfEach } from './points.ts';
import { toRaisedText } from './raised-signs.ts';
import { readLines, readSpanLines } from './read-lines.ts';
import { type FoundOption, type FoundOptions, readMarks } from './right-marks.ts';
import { findTruth, isTruthLine, readTruth } from './truth.ts';

const GAP = /_{3,}/g;
/** The room for an answer before the words of a question. */
const ROOM = /^_+\s*/;
const countGaps = (text: string): number => text.match(GAP)?.length ?? 0;

/** The prompt's lines, without bold where all of it is bold. */
function readPrompt({ prompt }: Group): Span[][] {
  const lines = prompt.map(({ spans }) => [...spans]);
  return areAll(lines.flat(), 'strong') ? lines.map((spans) => withoutMark(spans, 'strong')) : lines;
}

/** Cuts the room off that stood before the number: an option is chosen in its place. */
const withoutRoom = (group: Group): Group => ({
  ...group,
  prompt: group.prompt.map((line) => {
    if (!line.hasRoom) return line;
    const spans = trimSpans(sliceSpans(line.spans, ROOM.exec(toText(line.spans))?.[0].length ?? 0));
    return { ...line, spans, text: maskCode(spans) };
  }),
});

/** Marks the option that alone is bold, underlined or in a colour, where no sign and no answer marks one. */
function markByStyle(options: readonly FoundOption[]): FoundOption[] {
  const isOnly = (mark: 'strong' | 'underline' | 'color') =>
    options.filter(({ spans }) => areAll(spans, mark)).length === 1;
  const style = (['strong', 'underline', 'color'] as const).find(isOnly);
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
  const isSaid = group.answers.length > 0 || options.some(({ correct }) => correct);
  const found = isSaid ? options : markByStyle(options);
  const several = found.filter(({ correct }) => correct).length > 1;
  return {
    type: 'choice',
    prompt: toValue(readPrompt(withoutRoom(group))),
    options: found.map(({ spans, correct }) => ({ text: toValue([spans]), correct })),
    ...(several && { several }),
    ...(group.options.length === 2 &&
      group.options.every(({ text }) => isTruthLine(text)) && { truth: true }),
    ...(taken.length > 0 && { taken }),
  };
}

/** Converts a prompt that ends with "True / False"; null where it does not. */
function toTrueFalse(group: Group): ReadQuestion | null {
  const lines = readPrompt(withoutRoom(group));
  const place = lines.findIndex((spans) => findTruth(maskCode(spans)) !== null);
  const spans = lines[place];
  const found = spans && findTruth(maskCode(spans));
  if (!found) return null;
  lines[place] = trimSpans(sliceSpans(spans, found.from, found.to));
  const said = group.answers.map((answer) => readTruth(answer, found));
  const truths = uniq(found.marked === null ? said : [...said, found.marked.truth]);
  const truth = truths.length === 1 ? truths[0] : null;
  const options = [
    { text: found.right, correct: truth === true },
    { text: found.wrong, correct: truth === false },
  ];
  return {
    type: 'choice',
    prompt: toValue(lines),
    options: found.isTurned ? options.toReversed() : options,
    truth: true,
    ...(found.marked && { taken: [found.marked.box] }),
  };
}

function toWritten(given: Group): ReadQuestion {
  // Gaps of its own are where the answers are written.
  const hasGaps = countGaps(given.prompt.map((line) => toText(line.spans)).join('\n')) > 1;
  const group = hasGaps ? withoutRoom(given) : given;
  const lines = readPrompt(group);
  // A text with gaps has no marks.
  const text = lines.map(toRaisedText).join('\n');
  // Behind a whole question it is a line to write on.
  const end = /(?<=[?!.:]["”’)]?)\s*_{3,}[\s.]*$/.exec(text);
  const gaps = countGaps(text);
  const answer = uniqBy(group.answers, (one) => one.trim().toLowerCase()).join(' / ');
  if (gaps > 0 && !(end && gaps === 1)) {
    const numbered = gaps > 1 ? readAnswers(answer) : [];
    const listed = numbered.length === gaps ? numbered.map((one) => one.answer) : answer.split(/\s*[,;/]\s*/);
    const answers = gaps === 1 && answer ? [answer] : listed;
    const one = answer === '' ? [] : answers;
    if (one.length === gaps || group.answers.length === 0)
      return { type: 'gaps', prompt: text, answers: one.length === gaps ? one : [] };
  }
  const last = lines.at(-1);
  if (end && last)
    lines[lines.length - 1] = trimSpans(sliceSpans(last, 0, toText(last).search(/\s*_{3,}[\s.]*$/)));
  const count = group.lines + (end ? 1 : 0);
  return {
    type: 'open',
    prompt: toValue(lines),
    answer,
    lines: count > 0 ? count : null,
  };
}

/** Tells whether what is lettered asks by itself, each a part of the question: "1. Read. a) Who came? b) Why?" */
const areParts = ({ prompt, options, answers }: Group): boolean =>
  answers.length === 0 &&
  options.every(
    ({ text, label }) => label?.type === 'option' && !label.isMarked && /[?？؟]\s*$/.test(text),
  ) &&
  /(?:^|[.!。])\s*$/.test(prompt.at(-1)?.text ?? '');

/** Tells whether what is lettered is nothing but room to write: "a) ____ b) ____". */
const areRooms = ({ options }: Group): boolean => options.every(({ text }) => isRule(text));

const isChoice = (group: Group): boolean =>
  group.isQuestion && group.options.length > 1 && !areParts(group) && !areRooms(group);

function toQuestion(group: Group, options: FoundOptions | undefined): ReadQuestion {
  if (!group.isQuestion) {
    const prompt = toValue(group.prompt.map(({ spans }) => spans));
    return { type: 'text', prompt, ...(group.explains && { shown_on: 'key' as const }) };
  }
  if (options) return toChoice(group, options);
  // A single option is none, and its label a word of the prompt.
  const whole = { ...group, prompt: [...group.prompt, ...group.options.map(keepLabel)] };
  return toTrueFalse(whole) ?? readBracketedTruth(whole) ?? toWritten(whole);
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
    // "5 points" alone may be what is asked about.
    const isWhole = found?.from === found?.to && line !== points && !/[(（[/]/.test(text);
    return found && !isWhole ? [{ line, found }] : [];
  };
  // A number alone in brackets behind the last option is a part of it, and so are points that others have too.
  const inOptions = options.flatMap((line) => find(line, false));
  const inOption = inOptions.filter(
    ({ line, found }) =>
      inOptions.length === 1 && line === options.at(-1) && /\p{L}/u.test(found.points.words),
  );
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
    points: multiply(one.found.points, one.found.each === null ? 1 : countParts(group)),
  };
}

/** Counts what of a question earns points that are said for each: its gaps, or the whole. */
const countParts = ({ prompt }: Group): number =>
  Math.max(1, countGaps(prompt.map(({ text }) => text).join('\n')));

/** Multiplies points; null where that is more than a question can earn. */
function multiply(points: AskedPoints, times: number): AskedPoints | null {
  const value = points.value * times;
  return value > POINTS.max ? null : { ...points, value };
}

/** Gives questions without points those that the heading above them says for each. */
function spreadPoints(groups: readonly Group[], earned: readonly (AskedPoints | null)[]) {
  let said: ReturnType<typeof findPointsOfEach> = null;
  return groups.map((group, at): AskedPoints | null => {
    if (!group.isQuestion) {
      const lines = group.explains ? [] : group.prompt.map(({ text }) => findPointsOfEach(text));
      if (!group.explains) said = lines.find((one) => one !== null) ?? null;
      return null;
    }
    if (earned[at] || said === null) return earned[at] ?? null;
    const times = said.each === 'gap' ? countParts(group) : 1;
    return multiply({ value: said.value, bonus: false, words: '' }, times);
  });
}

/** Adds a number that does not count on, and an answer in brackets, to what was taken off a question. */
const withTaken = (question: ReadQuestion, taken: readonly string[]): ReadQuestion =>
  taken.length === 0 ? question : { ...question, taken: [...taken, ...(question.taken ?? [])] };

/** Keeps an answer that fits no option, and answers that gainsay each other, as texts that the key alone prints. */
function listUnusedAnswers({ answers }: Group, question: ReadQuestion, found?: FoundOptions): ReadQuestion[] {
  const isUnmarked = question.type === 'choice' && !question.options.some(({ correct }) => correct);
  const isUnused = found?.isAnswerUnused ?? isUnmarked;
  if (!isUnused) return [];
  return uniq(answers.filter((answer) => answer.trim() !== '')).map((answer) => ({
    type: 'text',
    prompt: `Answer: ${answer}`,
    shown_on: 'key',
  }));
}

/** Makes questions of groups; which signs mark right options, all of them say together. */
function toQuestions(given: readonly Group[]) {
  const taken = given.map(takePoints);
  const earned = spreadPoints(
    given,
    taken.map(({ points }) => points),
  );
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
    const points = earned[at] ?? null;
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
