import { findFormulasWhileTyping } from './find-formulas.ts';
import { addEdges, removeEdges, splitFormulas } from './formula-text.ts';

/** A range of a text as its field shows it, without edges. */
export interface ShownRange {
  readonly from: number;
  readonly to: number;
}

/** Lists the formulas of a stored text, by where its field shows them. */
export function listShownFormulas(stored: string): (ShownRange & { readonly text: string })[] {
  let at = 0;
  return splitFormulas(stored).flatMap(({ text, tex }) => {
    const from = at;
    at += removeEdges(text).length;
    return tex === null ? [] : [{ from, to: at, text }];
  });
}

/** Finds what was changed of a text: between what both begin with and what both end with. */
function findChange(before: string, after: string): { readonly from: number; readonly left: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let left = 0;
  while (left < most - from && before.at(-1 - left) === after.at(-1 - left)) left += 1;
  return { from, left };
}

/** Puts edges around the formulas of a text, which stand in order and apart. */
function addAll(shown: string, formulas: readonly (ShownRange & { readonly dollars: string })[]): string {
  const ends = [...formulas, { from: shown.length, to: shown.length, dollars: '' }];
  return ends
    .map(({ from, dollars }, at) => {
      const words = shown.slice(ends[at - 1]?.to ?? 0, from);
      return dollars === '' ? words : `${words}${addEdges(dollars)}`;
    })
    .join('');
}

/**
 * Writes a plain text as its field shows it now; `stored` is what it was. Formulas that were not touched stay, and what was
 * written between dollar signs becomes one where it was changed alone: an older price stays a price.
 */
export function rewriteFormulas(stored: string, shown: string): string {
  const before = removeEdges(stored);
  const { from, left } = findChange(before, shown);
  const [end, shift] = [before.length - left, shown.length - before.length];
  const found = findFormulasWhileTyping(shown, shown.length - left);
  const isFound = (one: ShownRange) => found.some((other) => other.from === one.from && other.to === one.to);
  const old = listShownFormulas(stored).flatMap((one) => {
    if (one.to <= from) return [{ ...one, dollars: one.text }];
    return one.from >= end ? [{ from: one.from + shift, to: one.to + shift, dollars: one.text }] : [];
  });
  // A figure or a letter behind a last dollar sign makes text of it, unless that was to become an nth.
  const isNear = (one: ShownRange) =>
    one.from === end + shift || (one.to <= from && /^(?:th?)?$/.test(shown.slice(one.to, from)));
  const kept = old.filter((one) => !isNear(one) || isFound(one));
  const isNew = (one: ShownRange) => one.to > from && one.from < shown.length - left;
  const isApart = (one: ShownRange) => !kept.some((other) => one.from < other.to && other.from < one.to);
  const made = found.filter((one) => isNew(one) && isApart(one));
  return addAll(
    shown,
    [...kept, ...made].sort((a, b) => a.from - b.from),
  );
}

/** Puts a formula, with its dollar signs, in the place of what a field shows there. */
export function putFormula(stored: string, place: ShownRange, dollars: string): string {
  const shown = removeEdges(stored);
  const [from, to] = [Math.min(place.from, shown.length), Math.min(place.to, shown.length)];
  const shift = dollars.length - (to - from);
  const others = listShownFormulas(stored).flatMap((one) => {
    if (one.to <= from) return [{ ...one, dollars: one.text }];
    return one.from >= to ? [{ from: one.from + shift, to: one.to + shift, dollars: one.text }] : [];
  });
  const put = { from, to: from + dollars.length, dollars };
  return addAll(
    `${shown.slice(0, from)}${dollars}${shown.slice(to)}`,
    [...others, put].sort((a, b) => a.from - b.from),
  );
}

/** Makes text of the formula that a field shows there: its dollar signs are printed. */
export function removeFormula(stored: string, { from }: ShownRange): string {
  const others = listShownFormulas(stored).filter((one) => one.from !== from);
  return addAll(
    removeEdges(stored),
    others.map((one) => ({ ...one, dollars: one.text })),
  );
}
