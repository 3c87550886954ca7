import { once } from 'es-toolkit';
import { readNumber } from '../vocabulary/alphabets.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';
import { maskCode, type Span, sliceSpans } from './inline.ts';
import { readKeyHeading, readKeyLine } from './key-lines.ts';
import type { PlacedLine } from './lines.ts';
import { beginsWithUnit } from './quantity.ts';

/** "1.1", "2.3.1.", "Question 1.1:". */
const getLevels = once(
  () =>
    new RegExp(
      String.raw`^(\s*)((?:(?:${toAlternatives(listQuestionWords('question'))})\s*)?(\p{Nd}{1,2}(?:[.．]\p{Nd}{1,2}){1,3})[.．]?[)）:：]?)\s+`,
      'iu',
    ),
);
/** Words that begin as a sentence does, and no unit of a decimal. */
const SENTENCE = /^["“‘«„¿¡(（[$\s]*(?!\p{Ll})[\p{L}_\u2063]/u;
/** "3." above such numbers, or between them. */
const SINGLE = /^(\s*)((\p{Nd}{1,2})[.)．）])\s/u;

/** A line with its number: one place for each level. */
interface Levelled {
  readonly at: number;
  readonly levels: readonly number[];
  readonly label: string;
  /** [from, to) of the label in the line. */
  readonly from: number;
  readonly to: number;
  /** It is a decimal with its unit too, which is a label only between two others: "5.1 Million". */
  readonly isQuantity: boolean;
}

/** "Question 3" alone, above such numbers. */
const getBare = once(
  () =>
    new RegExp(
      String.raw`^(\s*)((?:${toAlternatives(listQuestionWords('question'))})\s*(\p{Nd}{1,2})\s?[.:：]?)\s*$`,
      'iu',
    ),
);

function findLevels({ spans, listed }: PlacedLine, at: number): Levelled | null {
  if (listed !== null) return null;
  const text = maskCode(spans);
  const [own] = spans;
  if (own?.levels !== undefined)
    return {
      at,
      levels: own.levels.split('.').map(Number),
      label: own.levels,
      from: 0,
      to: own.text.trimEnd().length,
      isQuantity: false,
    };
  const bare = getBare().exec(text);
  const found = bare ?? getLevels().exec(text) ?? SINGLE.exec(text);
  if (!found || (!bare && !SENTENCE.test(text.slice(found[0].length)))) return null;
  const [, before = '', label = '', number = ''] = found;
  const levels = number.split(/[.．]/).map(readNumber);
  return {
    at,
    levels,
    label: (before + label).trim(),
    from: before.length,
    to: before.length + label.length,
    isQuantity: levels.length > 1 && /^\p{Nd}/u.test(label) && beginsWithUnit(text.slice(found[0].length)),
  };
}

/** Tells whether a number comes next: "1.3" and "2.1" behind "1.2", and "1.2.1" within it. */
function comesNext(next: readonly number[], last: readonly number[]): boolean {
  const place = next.findIndex((number, level) => number !== last[level]);
  if (place < 0 || next.slice(place + 1).some((number) => number !== 1)) return false;
  return next[place] === (last[place] ?? 0) + 1 && (place < last.length || place === next.length - 1);
}

/** So many numbers of a level may be left out: farther ones are decimals. */
const LEAP = 3;

/** Tells whether a number comes later: "1.4" behind "1.2", "3.1" behind "1.2", but not "3.5". */
function comesLater(next: readonly number[], last: readonly number[]): boolean {
  const place = next.findIndex((number, level) => number !== last[level]);
  const steps = (next[place] ?? 0) - (last[place] ?? 0);
  return place >= 0 && steps > 0 && steps <= LEAP && next.slice(place + 1).every((number) => number <= LEAP);
}

/** Leaves out the quantities that do not stand between two numbers from which they count on. */
const withoutQuantities = (all: readonly Levelled[]): Levelled[] =>
  all.filter(({ isQuantity, levels }, at) => {
    const [before, behind] = [all[at - 1], all[at + 1]];
    if (!isQuantity) return true;
    const isBehind = before !== undefined && !before.isQuantity && comesNext(levels, before.levels);
    return isBehind && behind !== undefined && !behind.isQuantity && comesNext(behind.levels, levels);
  });

/** Lists the lines whose numbers count up; none where no two with levels follow each other. */
function listChain(lines: readonly PlacedLine[]): Levelled[] {
  const all = withoutQuantities(lines.flatMap((line, at) => findLevels(line, at) ?? []));
  const chain: Levelled[] = [];
  for (const one of all.slice(Math.max(0, all.findIndex(({ levels }) => levels.length > 1) - 1))) {
    const last = chain.at(-1)?.levels;
    const isLevelled = one.levels.length > 1;
    if (!last || comesNext(one.levels, last) || (isLevelled && comesLater(one.levels, last))) chain.push(one);
    else if (isLevelled && chain.length === 1) chain.splice(0, 1, one);
  }
  const isCounted = chain.some(({ levels }, at) => {
    const next = chain[at + 1]?.levels;
    return levels.length > 1 && next && next.length > 1 && comesNext(next, levels);
  });
  return isCounted ? chain : [];
}

const plain = (text: string): Span => ({ text, marks: [] });
const relabel = (
  spans: readonly Span[],
  { from, to }: Pick<Levelled, 'from' | 'to'>,
  label: Span,
): Span[] => [...sliceSpans(spans, 0, from), label, ...sliceSpans(spans, to)];

/** A number of a key, perhaps of several levels. */
const KEYED = /(?<![\p{L}\p{Nd}.．])\p{Nd}{1,2}(?:[.．]\p{Nd}{1,2}){0,3}(?![\p{Nd}%]|[.．]\p{Nd})[.．]?/gu;

/** Gives the numbers of a key those that the questions have now. */
function recountKey(line: PlacedLine, numbers: ReadonlyMap<string, number>): PlacedLine {
  const text = maskCode(line.spans);
  const found = [...text.matchAll(KEYED)].toReversed();
  const spans = found.reduce<readonly Span[]>((all, { 0: label, index }) => {
    const number = numbers.get(label.replaceAll('．', '.').replace(/\.$/, ''));
    return number === undefined
      ? all
      : relabel(all, { from: index, to: index + label.length }, plain(`${number}.`));
  }, line.spans);
  return { ...line, spans };
}

/**
 * Counts the questions of a test whose numbers have levels, "1.1" and "2.3.1", with single numbers, also in its key; what
 * each was is shown. A number above others of its own is a heading.
 */
export function countLevels(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const chain = listChain(lines);
  if (chain.length === 0) return lines;
  const changed = new Map<number, PlacedLine>();
  const numbers = new Map<string, number>();
  for (const [place, one] of chain.entries()) {
    const line = lines[one.at] as PlacedLine;
    const next = chain[place + 1]?.levels ?? [];
    const isHeading =
      next.length > one.levels.length && one.levels.every((number, at) => number === next[at]);
    const count = numbers.size + 1;
    if (!isHeading) numbers.set(one.levels.join('.'), count);
    const label = isHeading ? { ...plain(one.label), isEscaped: true } : plain(`${count}.`);
    const shown = !isHeading && one.levels.length > 1 ? one.label : line.shown;
    changed.set(one.at, { ...line, spans: relabel(line.spans, one, label), shown, isHeading });
  }
  const last = chain.at(-1)?.at ?? 0;
  let isKey = false;
  return lines.map((line, at) => {
    const text = maskCode(line.spans);
    if (at <= last) return changed.get(at) ?? line;
    isKey ||= readKeyHeading(text) !== null;
    const counted = recountKey(line, numbers);
    return isKey || readKeyLine(maskCode(counted.spans)) ? counted : line;
  });
}
