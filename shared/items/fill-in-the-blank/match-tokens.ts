import { maxBy } from 'es-toolkit';
import { findChangedEntries } from '../../changed-range.ts';
import type { BlankRange } from './blank-ranges.ts';
import { findCommonParts } from './carry-blanks.ts';
import { findCommonSubsequence } from './common-subsequence.ts';
import { isWord } from './tokens.ts';

/**
 * The most pairs of tokens that are compared; a larger change counts as new text between its first and last
 * token.
 */
const PAIRS = 400_000;

/** The tokens before a change, and of those that are to survive it the letters that are blank; null for others. */
interface Before {
  readonly values: readonly string[];
  readonly kept: readonly (BlankRange | null)[];
}

/**
 * Returns, for each token after a change, its place before the change, or -1 where it is new. A kept token that is
 * not there as it was is the one that now has the end of its blank, or else most of its letters.
 */
export function matchTokens(before: Before, after: readonly string[]): number[] {
  const { values } = before;
  const { from, oldTo, newTo } = findChangedEntries(values, after);
  const shift = oldTo - newTo;
  const matches = after.map((_, place) => {
    if (place < from) return place;
    return place >= newTo ? place + shift : -1;
  });
  const middle = { before: { from, to: oldTo }, after: { from, to: newTo } };
  const size = (oldTo - from) * (newTo - from);
  if (size > 0 && size <= PAIRS) matchMiddle(before, after, { ...middle, matches });
  return matches;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}
interface Gap {
  readonly before: Stretch;
  readonly after: Stretch;
  /** Is filled in. */
  readonly matches: number[];
}

/** Matches the tokens that are the same, and then what is between two of them. */
function matchMiddle(before: Before, after: readonly string[], gap: Gap): void {
  const common = findCommonSubsequence(
    before.values.slice(gap.before.from, gap.before.to),
    after.slice(gap.after.from, gap.after.to),
  );
  let from = { before: gap.before.from, after: gap.after.from };
  const close = (to: { before: number; after: number }) => {
    matchGap(before, after, {
      before: { from: from.before, to: to.before },
      after: { from: from.after, to: to.after },
      matches: gap.matches,
    });
  };
  for (const [offset, match] of common.entries()) {
    if (match < 0) continue;
    const at = { before: match + gap.before.from, after: offset + gap.after.from };
    gap.matches[at.after] = at.before;
    close(at);
    from = { before: at.before + 1, after: at.after + 1 };
  }
  close({ before: gap.before.to, after: gap.after.to });
}

/** Matches the kept tokens between two that stayed, by their letters; the last one first. */
function matchGap(
  { values, kept }: Before,
  after: readonly string[],
  { before, after: now, matches }: Gap,
): void {
  const isOne = before.to - before.from === 1;
  if (isOne && now.to - now.from === 1) {
    matches[now.from] = before.from;
    return;
  }
  const olds = placeTokens(values, before);
  const news = placeTokens(after, now).filter(({ value }) => isWord(value));
  const parts = findCommonParts(join(values, before), join(after, now));
  for (const token of olds.reverse()) {
    const blank = kept[token.place];
    if (!blank) continue;
    const old = { ...token, start: token.start + blank.start, end: token.start + blank.end };
    const free = news.filter(({ place }) => matches[place] === -1);
    const letters = old.value.slice(blank.start, blank.end);
    const match =
      free.find((one) => hasEnd(parts, old, one)) ??
      findMostAlike(letters, free) ??
      (isOne ? free.at(-1) : undefined);
    if (match) matches[match.place] = old.place;
  }
}

/** A token with its place among the tokens, and [start, end) in the text of its stretch without spaces. */
interface PlacedToken {
  readonly value: string;
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

const join = (values: readonly string[], { from, to }: Stretch): string => values.slice(from, to).join('');

function placeTokens(values: readonly string[], { from, to }: Stretch): PlacedToken[] {
  let at = 0;
  return values.slice(from, to).map((value, offset) => {
    const start = at;
    at += value.length;
    return { value, place: from + offset, start, end: at };
  });
}

type CommonPart = ReturnType<typeof findCommonParts>[number];

/** Tells whether the last letter of the old token is now in the other. */
const hasEnd = (parts: readonly CommonPart[], old: PlacedToken, one: PlacedToken): boolean =>
  parts.some(({ before, after, length }) => {
    const offset = old.end - 1 - before;
    return offset >= 0 && offset < length && offset + after >= one.start && offset + after < one.end;
  });

/** Finds the token with the longest part of the letters; more than half of both must be common. */
function findMostAlike(letters: string, tokens: readonly PlacedToken[]): PlacedToken | undefined {
  const ranked = tokens.map((token) => ({ token, common: countCommonLetters(letters, token.value) }));
  const most = maxBy(ranked, ({ common }) => common);
  const isAlike = most && most.common * 2 > Math.max(letters.length, most.token.value.length);
  return isAlike ? most.token : undefined;
}

/** Counts the letters of the longest part that two words have in common. */
function countCommonLetters(a: string, b: string): number {
  let most = 0;
  for (let start = 0; start < a.length; start++) {
    while (start + most < a.length && b.includes(a.slice(start, start + most + 1))) most++;
  }
  return most;
}
