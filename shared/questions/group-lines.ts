import { AnswerKey } from './answer-key.ts';
import { isAnswerRule, namesAnswers, readAnswer } from './answers.ts';
import { toText } from './inline.ts';
import { isWrapped } from './join-wrapped.ts';
import {
  isExplanation,
  isHeadingOfOne,
  isSectionLine,
  type KeyAnswer,
  type KeyLine,
  readAnswers,
  readKeyHeading,
  readKeyLine,
  splitNotes,
} from './key-lines.ts';
import { keepLabel, type Line } from './lines.ts';
import type { Numbered } from './pair-answers.ts';
import { arePointsAlone } from './points.ts';
import { isTruthLine } from './truth.ts';

/** The lines of one question, or of text between questions. */
export interface Group {
  /** The number before it; null for text that is no question, or a question without one. */
  readonly number: number | null;
  readonly isQuestion: boolean;
  /** It is a text that says why the answer above it is right, or the rest of a key: only the key prints it. */
  readonly explains: boolean;
  readonly prompt: Line[];
  readonly options: Line[];
  /** Its number as it stands, where it does not count on from the one before; null where it does. */
  readonly odd: string | null;
  /** What lines below it and lists of answers say; more than one where they differ, or name one each. */
  readonly answers: string[];
  /** How many lines of underscores follow, to write on. */
  lines: number;
  /** A line below it that says what it earns; null without one. */
  points: Line | null;
  /** The answer that stood before its number; null without one. */
  readonly given: string | null;
  /** What a key notes beside its answer. */
  readonly notes: string[];
}

const createGroup = (number: number | null, isQuestion: boolean, prompt: Line[]): Group => ({
  number,
  isQuestion,
  explains: false,
  prompt,
  options: [],
  odd: null,
  answers: [],
  lines: 0,
  points: null,
  given: null,
  notes: [],
});

/** A line with a question mark at its end, or with a gap; name and date at the top ask nothing. */
const asksAlone = (text: string): boolean =>
  (/[?？؟]["”’)]?\s*$/.test(text) || /_{3,}/.test(text)) &&
  !/^(?:name|nom|nombre|date|datum|fecha|class|klasse|clase|period|teacher|score|points|punkte)\b/i.test(
    text,
  );

/** The questions so far, and the answers in lists. */
interface Grouping {
  readonly groups: Group[];
  /** The numbers of the questions. */
  readonly asked: Set<number>;
  /** The number of the last question that has one; null before it. */
  lastAsked: number | null;
  readonly key: AnswerKey<Group>;
}

/** Takes a line, if it is what the name says; returns whether it was. */
type TakeLine = (line: Line, grouping: Grouping) => boolean;

/** Returns the question to which a line below belongs, also behind a line that explains its answer. */
function getOpenQuestion(groups: readonly Group[]): Group | undefined {
  const last = groups.at(-1);
  return last?.explains && last.prompt.length === 1 ? groups.at(-2) : last;
}

const takeAnswer: TakeLine = ({ text, spans }, { groups }) => {
  const answer = readAnswer(text) === null ? null : readAnswer(toText(spans));
  const last = getOpenQuestion(groups);
  if (answer === null || !last?.isQuestion) return false;
  last.answers.push(answer);
  if (namesAnswers(text)) shareOut(groups, answer);
  return true;
};

/** Gives each question above its own letter of a list without numbers: "Answers: B, A". */
function shareOut(groups: readonly Group[], answer: string): void {
  const asked = groups.filter(({ isQuestion }) => isQuestion);
  const letters = /^[a-h](?:[\s,;]+[a-h])+$/i.test(answer) ? answer.split(/[\s,;]+/) : [];
  const isBare = asked.slice(0, -1).every(({ answers }) => answers.length === 0);
  const areChoices = asked.every(({ options }) => options.length > 1);
  if (letters.length !== asked.length || !isBare || !areChoices) return;
  for (const [at, { answers }] of asked.entries()) answers.splice(0, answers.length, letters[at] ?? '');
}

const takeNumber: TakeLine = (line, grouping) => {
  if (line.label?.type !== 'number') return false;
  const { number, odd } = line.label;
  const given = line.answer ?? null;
  grouping.groups.push({ ...createGroup(number, true, line.text ? [line] : []), odd, given });
  grouping.asked.add(number);
  grouping.lastAsked = number;
  return true;
};

const takeOption: TakeLine = (line, { groups }) => {
  if (line.label?.type !== 'option') return false;
  takeStatements(line, groups);
  addOption(groups, line);
  return true;
};

const takeRule: TakeLine = ({ text }, { groups }) => {
  const last = groups.at(-1);
  if (!last?.isQuestion || !isAnswerRule(text)) return false;
  last.lines++;
  return true;
};

const takeTruth: TakeLine = (line, { groups }) => {
  const last = groups.at(-1);
  if (!last?.isQuestion || !isTruthLine(line.text)) return false;
  last.options.push(line);
  return true;
};

const takePoints: TakeLine = (line, { groups }) => {
  const last = groups.at(-1);
  if (!last?.isQuestion || last.points || line.label !== null || !arePointsAlone(line.text)) return false;
  last.points = line;
  return true;
};

const takeExplanation: TakeLine = (line, { groups }) => {
  if (!groups.at(-1)?.isQuestion || line.label !== null || !isExplanation(line.text)) return false;
  groups.push({ ...createGroup(null, false, [line]), explains: true });
  return true;
};

/** A text goes on until a question; a question goes on until its options, its lines or its answer. */
const takeFurtherLine: TakeLine = (line, { groups }) => {
  const last = groups.at(-1);
  const hasMore =
    last !== undefined && (last.options.length > 0 || last.lines > 0 || last.answers.length > 0);
  const isEnded = last?.isQuestion && (hasMore || line.isHeading || isSectionLine(line.text));
  const isOther = last?.explains && !isWrapped(line, last.prompt.at(-1));
  if (!last || isEnded || isOther) return false;
  last.prompt.push(line);
  return true;
};

const takeText: TakeLine = (line, { groups }) => {
  groups.push(createGroup(null, false, [line]));
  return true;
};

/** Every line is taken by the first that takes it. */
const TAKERS: readonly TakeLine[] = [
  takeAnswer,
  takeNumber,
  takeOption,
  takeRule,
  takeTruth,
  takePoints,
  takeExplanation,
  takeFurtherLine,
  takeText,
];

function groupLine(line: Line, grouping: Grouping): void {
  const isBelow = readAnswer(line.text) !== null || isAnswerRule(line.text);
  if (isBelow && getOpenQuestion(grouping.groups)?.isQuestion === false) askLastLine(grouping.groups);
  TAKERS.some((take) => take(line, grouping));
}

/** Gathers the lines of each question, in their order. */
export function groupLines(lines: readonly Line[]): Group[] {
  const grouping: Grouping = { groups: [], asked: new Set(), lastAsked: null, key: new AnswerKey() };
  const { groups, key } = grouping;
  for (const [at, line] of lines.entries()) {
    if (isKeyHeading(lines, at) && groups.some(({ isQuestion }) => isQuestion)) {
      readKey(lines.slice(at), grouping);
      break;
    }
    const list = line.label === null ? readKeyLine(line.text) : null;
    if (list && isKeyOf(list, grouping)) key.addAnswers(line, list.answers, list.section);
    else groupLine(line, grouping);
  }
  const rest = key.give(listNumbered(groups), (group, said) => {
    const { answer, notes } = splitNotes(said);
    group.answers.push(answer);
    if (notes !== '') group.notes.push(notes);
  });
  for (const { answers, given } of groups) if (answers.length === 0 && given !== null) answers.push(given);
  // A key that fits no question would give the answers away.
  if (rest.length > 0) groups.push({ ...createGroup(null, false, rest), explains: true });
  return groups.flatMap(splitAsked);
}

/** The last lines of a text in which gaps are counted: a longer one is not counted again for each of its lines. */
const COUNTED = 100;
const countGaps = (group: Group | undefined): number =>
  group?.prompt.slice(-COUNTED).flatMap(({ text }) => text.match(/_{3,}/g) ?? []).length ?? 0;

/** Tells whether a list answers the questions before it, and not the gaps of one of them. */
function isKeyOf(
  { answers, areLetters, hasHeading }: KeyLine,
  { groups, asked, lastAsked }: Grouping,
): boolean {
  const isAsked = ({ number }: KeyAnswer) => asked.has(number);
  if (!answers.every(isAsked) && countGaps(groups.at(-1)) === answers.length) return false;
  if (!hasHeading) return answers.every(isAsked);
  return areLetters ? answers.some(isAsked) : answers.some(({ number }) => number === lastAsked);
}

/** Lists the questions that have numbers, with the lines of text before each. */
function listNumbered(groups: readonly Group[]): Numbered<Group>[] {
  const numbered: Numbered<Group>[] = [];
  let before: string[] = [];
  for (const group of groups) {
    if (!group.isQuestion) before.push(...group.prompt.map(({ text }) => text));
    else {
      if (group.number !== null) numbered.push({ number: group.number, value: group, before });
      before = [];
    }
  }
  return numbered;
}

/** Reads the answers of one line of a key; one alone may have any words. */
function readKeyAnswers({ label, spans }: Line): KeyAnswer[] {
  const text = toText(spans);
  if (label?.type !== 'number') return readKeyLine(text)?.answers.slice() ?? readAnswers(text);
  const several = readAnswers(`${label.number}. ${text}`);
  return several.length > 1 ? several : [{ number: label.number, answer: text }];
}

/** Reads the lines of a list of answers at the end, from its heading on. */
function readKey(lines: readonly Line[], { groups, asked, key }: Grouping): void {
  const numbered = listNumbered(groups);
  const names = new Set(numbered.flatMap(({ before }) => before));
  const hasSections = numbered.length > asked.size;
  /** The answer that goes on: a number that does not rise counts the steps within it, unless questions do so too. */
  let last = 0;
  for (const line of lines) {
    const { label, text } = line;
    const heading = readKeyHeading(text);
    const answers = heading ? [] : readKeyAnswers(line);
    if (label?.type === 'number' && label.number <= last) key.addStep(line, `${label.number}. ${text}`);
    else {
      if (heading) key.addHeading(line, heading.section);
      else if (answers.length === 0) key.addText(line, !names.has(text));
      else key.addAnswers(line, answers, readKeyLine(text)?.section);
      last = getOpenAnswer(line, answers, hasSections ? new Set() : asked);
    }
  }
}

/** Returns the number of an answer alone in its line, to which steps may follow; 0 without one. */
function getOpenAnswer({ label }: Line, answers: readonly KeyAnswer[], asked: ReadonlySet<number>): number {
  const isOne = label?.type === 'number' && answers.length === 1;
  return isOne && asked.has(label.number) ? label.number : 0;
}

/** Tells whether a line heads the answers to all questions; a word for one answer does so above a number alone. */
function isKeyHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!readKeyHeading(text)) return false;
  const next = lines[at + 1];
  if (!isHeadingOfOne(text) || next?.label?.type === 'number') return true;
  return readKeyLine(next?.text ?? '') !== null || /^\p{Nd}{1,3}\s?[-–.:)]?\s?\p{L}$/u.test(next?.text ?? '');
}

/** Puts lines of another style back into the prompt: "I. Ice floats. II. Ice sinks. a) only I b) both". */
function takeStatements({ label }: Line, groups: readonly Group[]): void {
  const last = groups.at(-1);
  if (!last?.isQuestion || label?.type !== 'option' || label.letter !== 0 || last.options.length < 2) return;
  const isOther = last.options.every((line) => {
    const own = line.label?.type === 'option' ? line.label : null;
    return own !== null && own.style !== null && own.style !== label.style && !own.isMarked;
  });
  if (!isOther) return;
  last.prompt.push(...last.options.splice(0).map(keepLabel));
}

/** Makes a question of the last line of a text without a number. */
function askLastLine(groups: Group[]): void {
  const text = groups.at(-1);
  const prompt = text?.prompt.pop();
  if (!text || !prompt) return;
  if (text.prompt.length === 0) groups.pop();
  groups.push(createGroup(null, true, [prompt]));
}

/** Makes a question of each line of a text where every line asks something by itself. */
const splitAsked = (group: Group): Group[] =>
  !group.isQuestion &&
  !group.explains &&
  group.prompt.length > 1 &&
  group.prompt.every(({ text }) => asksAlone(text))
    ? group.prompt.map((line) => createGroup(null, true, [line]))
    : [group];

/** Adds an option to its question: the last line of a text before it is one, without a number. */
function addOption(groups: Group[], line: Line): void {
  const last = groups.at(-1);
  if (!last) groups.push(createGroup(null, false, [keepLabel(line)]));
  else if (last.isQuestion) last.options.push(line);
  else {
    const prompt = last.prompt.pop();
    if (last.prompt.length === 0) groups.pop();
    groups.push({ ...createGroup(null, true, prompt ? [prompt] : []), options: [line] });
  }
}
