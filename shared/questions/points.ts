import { once } from 'es-toolkit';
import type { AskedPoints } from '../items/parts/read-question.ts';
import { readNumber } from '../vocabulary/alphabets.ts';
import { POINTS } from '../vocabulary/points.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';

/** What earns points that are said for each: a question, or a gap of it. */
export type PointsEach = 'question' | 'gap';

/** Points in a text, which is [from, to) without them. */
export interface FoundPoints {
  readonly points: AskedPoints;
  /** They are those of each part; null where they are those of the whole. */
  readonly each: PointsEach | null;
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`(?:\p{Nd}{1,3}(?:[.,٫]\p{Nd})?\s?½?|½)`;
const BONUS = 'bonus|extra(?:\\s+credit)?|zusatz|premio|punkt dodatkowy';
/** The words before the points of the whole question: "worth 4 points", "sur 4 points", "0–4 pkt". */
const BEFORE = String.raw`(?:worth|max\.?|maximum|sur|su|von|van|de|(?:本(?:小|大)?[题題])?(?:共|满分|滿分)|本(?:小|大)?[题題]|[総合]?計|配点\s*[:：]?|총)\s*|0\s?[-–]\s?|(?:${BONUS})\s*[:：–-]\s*`;
/** "each" before the points, and behind them. */
const EACH_BEFORE = String.raw`(?:每|各)\s*(?:(?:小|道)?[题題]|[问問]|空|个|個|项|項)?|각(?:각|\s*문항)?|문항\s*당|je(?:weils|de[rs]?)?|à|chacune?|chaque|cada(?:\s+(?:un[ao]?|uma?))?|c\/u|ciascun[oa]|ognun[oa]|each|по|her\s+(?:biri|soru)`;
const EACH_BEHIND = String.raw`each|apiece|ea\.?|je(?:weils)?|(?:per|pro|par|por)\s+\p{L}+|chacune?|cada(?:\s+(?:un[ao]?|uma?))?|c\/u|ciascun[oa]|l['’]un[oa]|ずつ|씩`;
/** Words for what is filled in. */
const GAPS = /空|gap|blank|lücke|trou|hueco|lacun|spazi|빈칸|пропуск/i;
const getEach = once(() => {
  const words = `(?:${toAlternatives(listQuestionWords('points'))})\\.?`;
  const toOne = (sort: string) =>
    String.raw`(?:(?<before${sort}>${EACH_BEFORE})\s*(?<first${sort}>${NUMBER})\s*-?\s*${words}|(?<last${sort}>${NUMBER})\s*-?\s*${words}\s*(?<behind${sort}>${EACH_BEHIND}))`;
  const sum = '共|共计|共計|合?[计計]|총|total|gesamt|insgesamt|en tout|en total|in tutto';
  const all = String.raw`(?:\s*[,，、;；]\s*(?:${sum})?\s*(?<all>${NUMBER})\s*${words})?`;
  const times = String.raw`(?<one>${NUMBER})\s*${words}\s*[×x*]\s*(?<times>\p{Nd}{1,2})(?:\s*[=＝]\s*${NUMBER}\s*${words})?`;
  return new RegExp(
    String.raw`\s*(?:[(（[【]\s*(?:${toOne('1')}${all}|${times})\s*[)）\]】]|(?<=^|\s|[?.!？。！؟:：])${toOne('2')})\s*[.。:：]?\s*$`,
    'iu',
  );
});
const getPattern = once(() => {
  const words = `(?:${toAlternatives(listQuestionWords('points'))})\\.?`;
  const bonus = String.raw`(?:(?:${BONUS})[\s-]*)?`;
  // The points of each part add up to those of the whole.
  const each = String.raw`(?:,[^()（）[\]]{1,40})?`;
  const said = String.raw`(?:${BEFORE})?\+?\s*${NUMBER}\s*-?\s*${bonus}${words}(?:\s+(?:${BONUS}))?${each}|${words}\s*[:：]?\s*${NUMBER}`;
  const bracketed = String.raw`[(（[【]\s*(?:[_…]+\s*\/\s*)?(?:${said})\s*[)）\]】]`;
  const square = String.raw`(?<=^|\s)\[\s*\/?\s*${NUMBER}\s*\]`;
  const slash = String.raw`(?<=^|\s)[([]?[_…]*\s*\/\s?${NUMBER}(?:\s*${words})?\s*[)\]]?`;
  const apart = String.raw`(?<=^|\s{2}|[?.!？。！؟]\s|[？。！])(?:${NUMBER}\s?${words}|${words}\s*[:：]\s*${NUMBER})`;
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
  const number = new RegExp(NUMBER, 'u').exec(said.replace(/0\s?[-–]\s?(?=\p{Nd})/u, ''))?.[0] ?? '';
  const value = readPoints(number);
  const bonus = new RegExp(`${BONUS}|^\\W*\\+`, 'iu').test(said);
  return value === null ? null : { value, bonus, words: said.trim() };
}

interface SaidEach {
  readonly value: number;
  readonly each: PointsEach;
}

/** Finds what a text says at its end that each of several earns: of the sum of all it says nothing. */
export function findPointsOfEach(text: string): SaidEach | null {
  const groups = getEach().exec(text)?.groups ?? {};
  const { first1, last1, first2, last2 } = groups;
  const value = readPoints(first1 ?? last1 ?? first2 ?? last2 ?? '');
  const words = [groups.before1, groups.behind1, groups.before2, groups.behind2].join('');
  return value === null ? null : { value, each: GAPS.test(words) ? 'gap' : 'question' };
}

/** Finds points that are said for each part of a question: "(2 points each)", "各2点", "（每空1分，共3分）", "（2点×3）". */
function findPointsInParts(text: string): FoundPoints | null {
  const found = getEach().exec(text);
  if (!found) return null;
  const { all, one, times } = found.groups ?? {};
  const said = findPointsOfEach(text);
  const sum = all ? readPoints(all) : toProduct(one, times);
  const value = sum ?? said?.value ?? null;
  if (value === null) return null;
  const points = { value, bonus: false, words: found[0].trim() };
  return { points, each: sum === null ? (said?.each ?? null) : null, from: 0, to: found.index };
}

function toProduct(one = '', times = ''): number | null {
  const value = (readPoints(one) ?? 0) * readNumber(times);
  return value > 0 && value <= POINTS.max ? value : null;
}

/** Finds the points at the end of a text, such as "(4 points)", "[4]" and "/4"; null where it names none. */
export function findPointsBehind(text: string): FoundPoints | null {
  const parts = findPointsInParts(text);
  if (parts) return parts;
  const found = getBehind().exec(text);
  if (!found) return null;
  const rest = text.slice(0, found.index);
  if (/^\s*[([]?[_…]*\s*\//.test(found[0]) && (!BEFORE_STROKE.test(rest) || SUM.test(rest))) return null;
  const points = toPoints(found[0]);
  return points && { points, each: null, from: 0, to: found.index };
}

/** Finds the points at the beginning of a text: "(4 points) Why?". */
export function findPointsBefore(text: string): FoundPoints | null {
  const found = getBefore().exec(text);
  const points = found && toPoints(found[0]);
  return points ? { points, each: null, from: found[0].length, to: text.length } : null;
}

/** A number alone in brackets behind the words of a question: "Why? (2)"; "f (2)" is a function. */
const BARE = new RegExp(
  String.raw`(?:(?<=[\p{L}\p{M}]{2}|[.?!؟"”’)])\s+|(?<=[？。！?])\s*)[(（]\s*(${NUMBER})\s*[)）]\s*$`,
  'u',
);
/** Finds a number alone in brackets at the end of a text, which may be points. */
export function findBarePoints(text: string): FoundPoints | null {
  const found = BARE.exec(text);
  const points = found && toPoints(found[0]);
  return points ? { points, each: null, from: 0, to: found.index } : null;
}

/** Tells whether a text has nothing but points. */
export const arePointsAlone = (text: string): boolean => {
  const found = findPointsBehind(text);
  return found !== null && text.slice(0, found.to).trim() === '';
};
