import { joinAlternatives } from '../../items/parts/alternatives.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { findRightOptions, isWhole, listRightAnswers, readWeight, type WeighedAnswer } from './earned.ts';
import { GAP_MARK, type Gap } from './gap-answers.ts';

/** A field of Moodle's "embedded answers": {1:MULTICHOICE:=Paris#Right!~Lyon}. */
const FIELD =
  /\{\d{0,4}:([A-Z]{2,20}(?:_[A-Z]{1,2})?):((?:\\[\s\S]|(?!\{\d{0,4}:[A-Z]{2})[^\\}]){0,10000})\}/g;
const CHOSEN = /^(?:MULTICHOICE|MULTIRESPONSE|MC|MR)_?(?:V|H|S|VS|HS)?$/;
const WRITTEN = /^(?:SHORTANSWER|SA|MW)_?C?$/;
const NUMBER = /^(?:NUMERICAL|NM)$/;

/** The signs of a gap that a backslash makes words; before others it is a sign of TeX. */
const ESCAPED = /\\([}{#~/"&\\=%:])/g;
const removeEscapes = (text: string): string => text.replace(ESCAPED, '$1');

/** Splits at signs without a backslash before them. */
const splitUnescaped = (text: string, sign: '~' | '#'): string[] =>
  text.split(sign).reduce<string[]>((parts, part) => {
    const last = parts.at(-1);
    if (last?.endsWith('\\')) parts[parts.length - 1] = `${last}${sign}${part}`;
    else parts.push(part);
    return parts;
  }, []);

function readAnswer(raw: string, reading: Reading): WeighedAnswer {
  const [body = '', ...feedback] = splitUnescaped(raw, '#');
  for (const text of feedback) if (text.trim() !== '') reading.lose('Feedback', removeEscapes(text));
  const [sign = '', percent] = /^\s*(?:=|%(-?[\d.,]{1,12})%)/.exec(body) ?? [];
  const weight = percent === undefined && sign !== '' ? 100 : readWeight(percent);
  // Its escaped star is one of the words still.
  const text = removeEscapes(body.slice(sign.length));
  return { text: toPlainText(readHtmlLine(text, reading)), weight };
}

/** Takes the tolerance behind a number: "9.8:0.1". */
function dropTolerance(text: string, reading: Reading): string {
  const [, number, tolerance] = /^(.*):\s*([\d.,eE+-]{1,20})\s*$/.exec(text) ?? [];
  if (number === undefined || tolerance === undefined) return text;
  if (Number(tolerance) !== 0) reading.lose('Tolerance of a number', `± ${tolerance}`);
  return number;
}

function toWrittenGap(answers: readonly WeighedAnswer[], reading: Reading): Gap {
  return { answer: joinAlternatives(listRightAnswers(answers, reading.lose)), wrong: [] };
}

/** Makes a gap with choices; one of several right ones is the answer, as each has its place among them. */
function toChosenGap(given: readonly WeighedAnswer[], reading: Reading): Gap {
  const answers = given
    .filter(({ text }) => text !== '')
    .map(({ text, weight }) => ({ text: text.replaceAll('\\*', '*'), weight }));
  for (const { weight } of answers)
    if (weight !== 0 && !isWhole(weight)) reading.lose('Weight of an answer', `${weight}%`);
  const rights = findRightOptions(answers.map(({ weight }) => weight));
  const [right, ...more] = answers.filter((_, at) => rights[at]);
  for (const other of more) reading.lose('Another right answer', other.text);
  return {
    answer: right?.text ?? '',
    wrong: answers.flatMap(({ text }, at) => (rights[at] ? [] : [text])),
  };
}

function toGap(type: string, inside: string, reading: Reading): Gap {
  const answers = splitUnescaped(inside, '~').map((raw) => readAnswer(raw, reading));
  if (CHOSEN.test(type)) return toChosenGap(answers, reading);
  if (WRITTEN.test(type)) return toWrittenGap(answers, reading);
  if (NUMBER.test(type)) {
    const numbers = answers.map(({ text, weight }) => ({ text: dropTolerance(text, reading), weight }));
    return toWrittenGap(numbers, reading);
  }
  reading.lose(`Gap of the type “${type}”`, answers.map(({ text }) => text).join(' / '));
  return { answer: '', wrong: [] };
}

/** Puts marks into the text where its fields are, and lists these as gaps. */
export function takeClozeFields(html: string, reading: Reading): { html: string; gaps: Gap[] } {
  const gaps: Gap[] = [];
  const marked = html.replace(FIELD, (_, type: string, inside: string) => {
    gaps.push(toGap(type, inside, reading));
    return GAP_MARK;
  });
  return { html: marked, gaps };
}
