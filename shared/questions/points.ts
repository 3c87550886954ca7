import { once } from 'es-toolkit';
import type { AskedPoints } from '../items/parts/read-question.ts';
import { readNumber } from '../vocabulary/alphabets.ts';
import { POINTS } from '../vocabulary/points.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';

/** Points in a text, which is [from, to) without them. */
export interface FoundPoints {
  readonly points: AskedPoints;
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`(?:\p{Nd}{1,3}(?:[.,٫]\p{Nd})?\s?½?|½)`;
const BONUS = 'bonus|extra|zusatz|premio|punkt dodatkowy';
const getPattern = once(() => {
  const words = `(?:${toAlternatives(listQuestionWords('points'))})\\.?`;
  const bonus = String.raw`(?:(?:${BONUS})[\s-]*)?`;
  // The points of each part add up to those of the whole.
  const each = String.raw`(?:,[^()（）[\]]{1,40})?`;
  const said = String.raw`\+?\s*${NUMBER}\s*-?\s*${bonus}${words}(?:\s+(?:${BONUS}))?${each}|${words}\s*[:：]?\s*${NUMBER}`;
  const bracketed = String.raw`[(（[【]\s*(?:[_…]+\s*\/\s*)?(?:${said})\s*[)）\]】]`;
  const square = String.raw`(?<=^|\s)\[\s*\/?\s*${NUMBER}\s*\]`;
  const slash = String.raw`(?<=^|\s)[([]?[_…]*\s*\/\s?${NUMBER}(?:\s*${words})?\s*[)\]]?`;
  const apart = String.raw`(?<=\s{2})${NUMBER}\s+${words}`;
  return { bracketed, square, slash, apart };
});
const getBehind = once(() => {
  const { bracketed, square, slash, apart } = getPattern();
  return new RegExp(String.raw`\s*(?:${bracketed}|${square}|${slash}|${apart})\s*[.:]?\s*$`, 'iu');
});
const getBefore = once(() => {
  const { bracketed, square } = getPattern();
  return new RegExp(String.raw`^\s*(?:${bracketed}|${square})\s*[:.–-]?\s*`, 'iu');
});

/** What a stroke may stand behind, to be no fraction: the end of a sentence, a line to write on, a word. */
const BEFORE_STROKE = /(?:^|[.?!:;…。？！؟_)"”]|[\p{L}\p{M}]{3})\s*$/u;
/** A sum in brackets is divided, and no question. */
const SUM = /[+*×·^=-][^()]*\)\s*$/;

/** Reads a number of points; null where no question can earn so many. */
export function readPoints(text: string): number | null {
  const half = text.includes('½') ? 0.5 : 0;
  const [whole = '', part = ''] = text.replace('½', '').trim().split(/[.,٫]/);
  const value = readNumber(whole) + (part === '' ? 0 : readNumber(part) / 10) + half;
  return value > 0 && value <= POINTS.max && value % POINTS.step === 0 ? value : null;
}

function toPoints(said: string): AskedPoints | null {
  const number = new RegExp(NUMBER, 'u').exec(said)?.[0] ?? '';
  const value = readPoints(number);
  const bonus = new RegExp(`${BONUS}|^\\W*\\+`, 'iu').test(said);
  return value === null ? null : { value, bonus, words: said.trim() };
}

/** Finds the points at the end of a text, such as "(4 points)", "[4]" and "/4"; null where it names none. */
export function findPointsBehind(text: string): FoundPoints | null {
  const found = getBehind().exec(text);
  if (!found) return null;
  const rest = text.slice(0, found.index);
  if (/^\s*[([]?[_…]*\s*\//.test(found[0]) && (!BEFORE_STROKE.test(rest) || SUM.test(rest))) return null;
  const points = toPoints(found[0]);
  return points && { points, from: 0, to: found.index };
}

/** Finds the points at the beginning of a text: "(4 points) Why?". */
export function findPointsBefore(text: string): FoundPoints | null {
  const found = getBefore().exec(text);
  const points = found && toPoints(found[0]);
  return points ? { points, from: found[0].length, to: text.length } : null;
}

/** Tells whether a text has nothing but points. */
export const arePointsAlone = (text: string): boolean => {
  const found = findPointsBehind(text);
  return found !== null && text.slice(0, found.to).trim() === '';
};
