import { compact, sortBy, uniq, uniqBy } from 'es-toolkit';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import { isRule } from './answers.ts';
import { readBracketedTruth, takeTruth } from './bracketed-answers.ts';
import { countGaps } from './count-gaps.ts';
import type { Group } from './group-lines.ts';
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
import { readAnswers } from './key-lines.ts';
import { keepLabel, type Line } from './lines.ts';
import { toRaisedText } from './raised-signs.ts';
import type { FoundOption, FoundOptions } from './right-marks.ts';
import { findTruth, isTruthLine, readTruth } from './truth.ts';

/** The room for an answer before the words of a question. */
const ROOM = /^_+\s*/;

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
export function sortByLetter(options: readonly Line[]): Line[] {
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
  const statement = trimSpans(sliceSpans(spans, found.from, found.to));
  const stated = takeTruth({ spans: statement, text: maskCode(statement) });
  lines[place] = stated?.spans ?? statement;
  const said = group.answers.map((answer) => readTruth(answer, found));
  const signs = [found.marked?.truth, stated?.isTrue].filter((truth) => truth !== undefined);
  const truths = uniq([...said, ...signs]);
  const taken = compact([found.marked?.box, stated?.taken]);
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
    ...(taken.length > 0 && { taken }),
  };
}

/** A gap with what there is to choose from behind it: "She ____ (go / goes) home." */
const GAP_WITH_CHOICES = /(_{3,})(?:[ \u00A0]?[(（]([^()（）\n]{1,200}[/|][^()（）\n]{1,200})[)）])?/g;

/** Takes the choices of gaps out of a text where each has the answer; else they are words of it. */
function takeChoices(text: string, answers: readonly string[]) {
  const found = [...text.matchAll(GAP_WITH_CHOICES)].map(({ 2: inside }, place) => {
    const choices = (inside ?? '').split(/\s*[/|]\s*/).map((choice) => choice.trim());
    const isAnswer = (choice: string) => choice.toLowerCase() === answers[place]?.trim().toLowerCase();
    return choices.some(isAnswer) ? choices.filter((choice) => !isAnswer(choice) && choice !== '') : null;
  });
  if (!found.some((one) => one !== null && one.length > 0)) return { prompt: text, answers };
  let place = -1;
  const prompt = text.replace(GAP_WITH_CHOICES, (whole, gap: string) => {
    place += 1;
    return found[place] ? gap : whole;
  });
  return { prompt, answers, wrong: found.map((one) => one ?? []) };
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
    if (one.length === gaps) return { type: 'gaps', ...takeChoices(text, one) };
    if (group.answers.length === 0) return { type: 'gaps', prompt: text, answers: [] };
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

/** Room to write in, perhaps behind its letter: "____", "b) ☐". */
const ROOM_ALONE = /^\s*(?:[(]?\p{L}[.)]\s*)?(?:☐|□|▢|_{3,})\s*$/u;
/** Tells whether what is lettered is room to write, the most of it or above the words to write: "a) ____ b) ____". */
function areRooms({ options, prompt }: Group): boolean {
  const rooms = options.filter(({ text }) => isRule(text) || ROOM_ALONE.test(text));
  return rooms.length * 2 >= options.length || prompt.filter(({ text }) => ROOM_ALONE.test(text)).length > 1;
}

export const isChoice = (group: Group): boolean =>
  group.isQuestion && group.options.length > 1 && !areParts(group) && !areRooms(group);

export function toQuestion(group: Group, options: FoundOptions | undefined): ReadQuestion {
  if (!group.isQuestion) {
    const prompt = toValue(group.prompt.map(({ spans }) => spans));
    return { type: 'text', prompt, ...(group.explains && { shown_on: 'key' as const }) };
  }
  if (options) return toChoice(group, options);
  // A single option is none, and its label a word of the prompt.
  const whole = { ...group, prompt: [...group.prompt, ...group.options.map(keepLabel)] };
  return toTrueFalse(whole) ?? readBracketedTruth(whole) ?? toWritten(whole);
}
