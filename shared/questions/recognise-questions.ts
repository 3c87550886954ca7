import { sortBy } from 'es-toolkit';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { findCorrectMark, findTrueFalse, readLetters, readTruth } from './answers.ts';
import { type Group, groupLines } from './group-lines.ts';
import { areAll, type Span, sliceSpans, toText, toValue, trimSpans, withoutMark } from './inline.ts';
import { isEndless } from './is-endless.ts';
import { type Line, readLines } from './read-lines.ts';

const GAP = /_{3,}/g;
const countGaps = (text: string): number => text.match(GAP)?.length ?? 0;

/** The prompt's lines, without bold where all of it is bold. */
function readPrompt({ prompt }: Group): Span[][] {
  const lines = prompt.map(({ spans }) => [...spans]);
  return areAll(lines.flat(), 'strong') ? lines.map((spans) => withoutMark(spans, 'strong')) : lines;
}

interface FoundOption {
  readonly spans: Span[];
  readonly correct: boolean;
}

function readOption({ label, spans, text }: Line): FoundOption {
  const mark = findCorrectMark(text);
  const kept = mark ? trimSpans(sliceSpans(spans, mark.from, mark.to)) : [...spans];
  return { spans: kept, correct: mark !== null || (label?.type === 'option' && label.isMarked) };
}

/** Marks the correct option by the first sign that one has: a star, an answer below, being the only bold one. */
function markCorrect(options: readonly FoundOption[], answer: string | null): FoundOption[] {
  const isOnly = (mark: 'strong' | 'underline') =>
    options.filter(({ spans }) => areAll(spans, mark)).length === 1;
  const style = (['strong', 'underline'] as const).find(isOnly);
  const plain = (spans: readonly Span[]) => (style ? withoutMark(spans, style) : [...spans]);
  if (options.some(({ correct }) => correct)) return [...options];
  if (answer !== null) {
    const same = options.findIndex(
      ({ spans }) => toText(spans).toLowerCase() === answer.trim().toLowerCase(),
    );
    const right = same >= 0 ? [same] : readLetters(answer);
    return options.map((option, at) => ({ ...option, correct: right.includes(at) }));
  }
  return options.map(({ spans }) => ({
    spans: plain(spans),
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

function toChoice(group: Group): ReadQuestion {
  const options = markCorrect(sortByLetter(group.options).map(readOption), group.answer);
  const several = options.filter(({ correct }) => correct).length > 1;
  return {
    type: 'choice',
    prompt: toValue(readPrompt(group)),
    options: options.map(({ spans, correct }) => ({ text: toValue([spans]), correct })),
    ...(several && { several }),
  };
}

/** Converts a prompt that ends with "True / False"; null where it does not. */
function toTrueFalse(group: Group): ReadQuestion | null {
  const lines = readPrompt(group);
  const place = lines.findIndex((spans) => findTrueFalse(toText(spans)) !== null);
  const spans = lines[place];
  const found = spans && findTrueFalse(toText(spans));
  if (!found) return null;
  lines[place] = trimSpans(sliceSpans(spans, found.from, found.to));
  const truth = group.answer === null ? null : readTruth(group.answer);
  return {
    type: 'choice',
    prompt: toValue(lines),
    options: [
      { text: 'True', correct: truth === true },
      { text: 'False', correct: truth === false },
    ],
  };
}

function toWritten(group: Group): ReadQuestion {
  const lines = readPrompt(group);
  const text = lines.map(toText).join('\n');
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

function toQuestion(group: Group): ReadQuestion {
  if (!group.isQuestion) return { type: 'text', prompt: toValue(group.prompt.map(({ spans }) => spans)) };
  if (group.options.length > 1) return toChoice(group);
  const whole = { ...group, prompt: [...group.prompt, ...group.options] };
  return toTrueFalse(whole) ?? toWritten(whole);
}

/** Keeps an answer that fits no option, as a text below its question. */
function listUnusedAnswer({ answer }: Group, question: ReadQuestion): ReadQuestion[] {
  const isUnused = question.type === 'choice' && !question.options.some(({ correct }) => correct);
  return isUnused && answer?.trim() ? [{ type: 'text', prompt: `Answer: ${answer}` }] : [];
}

const ASKS =
  /[?？؟]|_{3,}|^(?:what|why|how|when|where|who|whose|which|explain|describe|name|define|compare|calculate|solve|simplify|evaluate|summari[sz]e|translate|choose|circle)\b|(?:\b(?:is|are|was|were|the|a|an|of|to|in|by|called|because|as|for|with)|[:…=])\s*$/i;

/** Tells whether something says that it is asked, and not a step or a heading with points below. */
function isAsked(group: Group, question: ReadQuestion): boolean {
  if (question.type === 'gaps' || group.answer !== null || group.lines > 0) return true;
  if (question.type === 'choice' && question.options.some(({ correct }) => correct)) return true;
  const text = group.prompt.map((line) => line.text).join('\n');
  return ASKS.test(text) || (findTrueFalse(text) !== null && question.type === 'choice');
}

/** The questions that were recognised in a text. */
export interface Recognised {
  readonly questions: readonly ReadQuestion[];
  /** True where it is a test beyond doubt: two questions or more, most of which ask something. */
  readonly isTest: boolean;
}

/** Recognises the questions of a test; text around them is kept as `text`. */
export function recogniseQuestions(value: RichTextValue): Recognised {
  if (isEndless(toPlainText(value))) return { questions: [], isTest: false };
  const groups = groupLines(readLines(value)).filter(
    ({ prompt, options }) => prompt.length + options.length > 0,
  );
  const found = groups.map((group) => ({ group, question: toQuestion(group) }));
  // Three short questions without numbers are a test, but two may be a passage; an answer or its lines leave no doubt.
  const isBare = (group: Group) => group.number === null && group.lines === 0 && group.answer === null;
  const least = groups.every((group) => isBare(group) && group.options.length === 0) ? 3 : 2;
  const asked = found.filter(({ group, question }) => group.isQuestion && isAsked(group, question));
  const all = groups.filter(({ isQuestion }) => isQuestion);
  return {
    questions: found.flatMap(({ group, question }) => [question, ...listUnusedAnswer(group, question)]),
    isTest: asked.length >= least && asked.length * 2 >= all.length,
  };
}
