import { joinAlternatives } from '../../items/parts/alternatives.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { GAP_MARK, type Gap } from './gap-answers.ts';

/** A field of Moodle's "embedded answers": {1:MULTICHOICE:=Paris#Right!~Lyon}. */
const FIELD =
  /\{\d{0,4}:(SHORTANSWER|SA|MW|NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR)(_?(?:C|V|H|S|VS|HS)|):((?:\\[\s\S]|[^\\{}]){0,10000})\}/g;

const removeEscapes = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

interface ClozeAnswer {
  readonly text: string;
  readonly isRight: boolean;
}

/** Splits at signs without a backslash before them. */
const splitUnescaped = (text: string, sign: '~' | '#'): string[] =>
  text.split(sign).reduce<string[]>((parts, part) => {
    const last = parts.at(-1);
    if (last?.endsWith('\\')) parts[parts.length - 1] = `${last}${sign}${part}`;
    else parts.push(part);
    return parts;
  }, []);

function readAnswer(raw: string, reading: Reading): ClozeAnswer {
  const [body = '', ...feedback] = splitUnescaped(raw, '#');
  for (const text of feedback) if (text.trim() !== '') reading.lose('Feedback', removeEscapes(text));
  const weight = /^%(-?[\d.]{1,12})%/.exec(body);
  const isRight = body.startsWith('=') || weight?.[1] === '100';
  const text = removeEscapes(body.slice(weight ? weight[0].length : 0).replace(/^=/, ''));
  const percent = weight ? Number(weight[1]) : 0;
  if (percent !== 0 && percent !== 100) reading.lose('Weight of an answer', `${percent}%`);
  return { text: toPlainText(readHtmlLine(text, reading)), isRight };
}

/** Takes the tolerance behind a number: "9.8:0.1". */
function dropTolerance(text: string, reading: Reading): string {
  const [, number, tolerance] = /^(.*):\s*([\d.,eE+-]{1,20})\s*$/.exec(text) ?? [];
  if (number === undefined || tolerance === undefined) return text;
  if (Number(tolerance) !== 0) reading.lose('Tolerance of a number', `± ${tolerance}`);
  return number;
}

/** Puts marks into the text where its fields are, and lists these as gaps. */
export function takeClozeFields(html: string, reading: Reading): { html: string; gaps: Gap[] } {
  const gaps: Gap[] = [];
  const marked = html.replace(FIELD, (_, type: string, _style: string, inside: string) => {
    const answers = splitUnescaped(inside, '~').map((raw) => readAnswer(raw, reading));
    const right = answers.filter(({ isRight }) => isRight).map(({ text }) => text);
    const isChosen = /^M(?:C|R|ULTI)/.test(type);
    const others = answers.filter(({ isRight }) => !isRight).map(({ text }) => text);
    const all = type.startsWith('N') ? right.map((text) => dropTolerance(text, reading)) : right;
    // One of several choices is the answer, as each has its place among them.
    const [answer = '', ...more] = isChosen ? all : [joinAlternatives(all)];
    gaps.push({ answer, wrong: isChosen ? others : [] });
    for (const other of more) reading.lose('Another right answer', other);
    if (!isChosen) for (const text of others) if (text !== '') reading.lose('Expected wrong answer', text);
    return GAP_MARK;
  });
  return { html: marked, gaps };
}
