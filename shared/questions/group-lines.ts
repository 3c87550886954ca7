import { isKeyHeading, readAnswer } from './answers.ts';
import type { Label } from './labels.ts';
import type { Line } from './read-lines.ts';

type NumberLabel = Extract<Label, { type: 'number' }>;

/** The lines of one question, or of text between questions. */
export interface Group {
  /** The number before it; null for text that is no question, or a question without one. */
  readonly number: number | null;
  readonly isQuestion: boolean;
  readonly prompt: Line[];
  readonly options: Line[];
  /** The style of its number; null without a number. */
  readonly style: string | null;
  answer: string | null;
  /** How many lines of underscores follow, to write on. */
  lines: number;
}

const createGroup = (number: number | null, isQuestion: boolean, prompt: Line[]): Group => ({
  number,
  isQuestion,
  prompt,
  options: [],
  style: null,
  answer: null,
  lines: 0,
});

const isRule = (text: string): boolean => /^[_\s.…-]*_{3,}[_\s.…-]*$/.test(text);
/** A line with a question mark at its end, or with a gap; name and date at the top ask nothing. */
const asksAlone = (text: string): boolean =>
  (/[?？؟]["”’)]?\s*$/.test(text) || /_{3,}/.test(text)) &&
  !/^(?:name|nom|nombre|date|datum|fecha|class|klasse|clase|period|teacher|score|points|punkte)\b/i.test(
    text,
  );
const isTruth = (text: string): boolean => /^\*?\s*(?:true|false)\s*\*?$/i.test(text);

/** Puts the answers of a list at the end, "1. B  2. C", to their questions; what is no answer is a text. */
function readKey(lines: readonly Line[], groups: Group[]): void {
  const answers = new Map<number, string>();
  const asked = new Set(groups.flatMap(({ isQuestion, number }) => (isQuestion ? [number] : [])));
  /** The answer that goes on: a number that does not rise counts the steps within it. */
  let last = 0;
  const rest = lines.filter(({ label, text }) => {
    if (label?.type === 'number' && label.number <= last) {
      answers.set(last, `${answers.get(last) ?? ''}\n${label.number}. ${text}`);
      return false;
    }
    const found = new Map<number, string>();
    const isOne = label?.type === 'number' && !/\s\d{1,3}[.)]\s/.test(text);
    const whole = label?.type === 'number' ? `${label.number}. ${text}` : text;
    if (isOne) found.set(label.number, text);
    else
      for (const [, number, letter] of whole.matchAll(/(\d{1,3})\s*[.):]?\s*([a-h])(?![\p{L}\d])/giu))
        found.set(Number(number), letter ?? '');
    for (const [number, answer] of found) answers.set(number, answer);
    last = isOne && asked.has(label.number) ? label.number : 0;
    return ![...found.keys()].some((number) => asked.has(number));
  });
  for (const group of groups) {
    const answer = group.number === null ? undefined : answers.get(group.number);
    if (group.isQuestion && answer !== undefined) group.answer ??= answer;
  }
  if (rest.length > 0) groups.push(createGroup(null, false, rest));
}

/** Gathers the lines of each question, in their order. */
export function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1);
    if (isKeyHeading(line.text) && groups.some(({ isQuestion }) => isQuestion)) {
      readKey(lines.slice(at + 1), groups);
      break;
    }
    const answer = readAnswer(line.text);
    const isWrittenBelow = (answer !== null || isRule(line.text)) && last?.isQuestion === false;
    if (isWrittenBelow) askLastLine(groups);
    const asked = groups.at(-1);
    if (answer !== null && asked?.isQuestion) asked.answer = answer;
    else if (line.label?.type === 'number' && isInnerNumber(line.label, groups)) addOption(groups, line);
    else if (line.label?.type === 'number')
      groups.push({
        ...createGroup(line.label.number, true, line.text ? [line] : []),
        style: line.label.style,
      });
    else if (line.label?.type === 'option') addOption(groups, line);
    else if (isWrittenBelow && asked?.isQuestion) asked.lines++;
    else if (last?.isQuestion && isRule(line.text)) last.lines++;
    else if (last?.isQuestion && isTruth(line.text)) last.options.push(line);
    else if (last && !last.isQuestion) last.prompt.push(line);
    // A question goes on until its options or its lines.
    else if (last && last.options.length === 0 && last.lines === 0 && last.answer === null)
      last.prompt.push(line);
    else groups.push(createGroup(null, false, [line]));
  }
  return groups.flatMap(splitAsked);
}

/** Tells whether a number counts options: "1)" and "2)" below a question "1.". */
function isInnerNumber({ number, style }: NumberLabel, groups: readonly Group[]): boolean {
  const last = groups.at(-1);
  if (!last?.style || last.style === style || groups[0]?.style === style) return false;
  return last.prompt.length > 0 && number === last.options.length + 1;
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
  !group.isQuestion && group.prompt.length > 1 && group.prompt.every(({ text }) => asksAlone(text))
    ? group.prompt.map((line) => createGroup(null, true, [line]))
    : [group];

/** Adds an option to its question: the last line of a text before it is one, without a number. */
function addOption(groups: Group[], line: Line): void {
  const last = groups.at(-1);
  if (!last) groups.push(createGroup(null, false, [line]));
  else if (last.isQuestion) last.options.push(line);
  else {
    const prompt = last.prompt.pop();
    if (last.prompt.length === 0) groups.pop();
    groups.push({ ...createGroup(null, true, prompt ? [prompt] : []), options: [line] });
  }
}
