import { type ChangedRange, findChangedRange } from '../changed-range.ts';
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

interface PlacedFormula extends ShownRange {
  /** The formula with its dollar signs. */
  readonly dollars: string;
}

const sortByPlace = (formulas: readonly PlacedFormula[]): PlacedFormula[] =>
  formulas.toSorted((a, b) => a.from - b.from);

/** Puts edges around the formulas of a text, which are in order and apart. */
function addAll(shown: string, formulas: readonly PlacedFormula[]): string {
  const ends = [...formulas, { from: shown.length, to: shown.length, dollars: '' }];
  return ends
    .map(({ from, dollars }, at) => {
      const words = shown.slice(ends[at - 1]?.to ?? 0, from);
      return dollars === '' ? words : `${words}${addEdges(dollars)}`;
    })
    .join('');
}

/** Lists the formulas that a change does not touch, at their places after it. */
const listUntouched = (stored: string, { from, oldTo, newTo }: ChangedRange): PlacedFormula[] =>
  listShownFormulas(stored).flatMap((one) => {
    if (one.to <= from) return { ...one, dollars: one.text };
    const shift = newTo - oldTo;
    return one.from >= oldTo ? { from: one.from + shift, to: one.to + shift, dollars: one.text } : [];
  });

const isSameRange = (one: ShownRange) => (other: ShownRange) =>
  one.from === other.from && one.to === other.to;

const overlaps = (one: ShownRange) => (other: ShownRange) => one.from < other.to && other.from < one.to;

/** Tells whether a change is so near to a formula that it may make text of it: a figure or a letter behind a dollar sign. */
const isNear = (one: ShownRange, shown: string, { from, newTo }: ChangedRange): boolean =>
  // Behind "$n$" the letters "th" make no text of it.
  one.from === newTo || (one.to <= from && /^(?:th?)?$/.test(shown.slice(one.to, from)));

/**
 * Writes a plain text as its field shows it now; `stored` is what it was. Formulas that were not touched stay, and what was
 * written between dollar signs becomes one where it was changed alone: an older price stays a price.
 */
export function rewriteFormulas(stored: string, shown: string): string {
  const change = findChangedRange(removeEdges(stored), shown);
  const found = findFormulasWhileTyping(shown, change.newTo);
  const kept = listUntouched(stored, change).filter(
    (one) => !isNear(one, shown, change) || found.some(isSameRange(one)),
  );
  const isTouched = (one: ShownRange) => one.to > change.from && one.from < change.newTo;
  const made = found.filter((one) => isTouched(one) && !kept.some(overlaps(one)));
  return addAll(shown, sortByPlace([...kept, ...made]));
}

/** Puts a formula, with its dollar signs, in the place of what a field shows there. */
export function putFormula(stored: string, place: ShownRange, dollars: string): string {
  const shown = removeEdges(stored);
  const from = Math.min(place.from, shown.length);
  const oldTo = Math.min(place.to, shown.length);
  const put = { from, to: from + dollars.length, dollars };
  const others = listUntouched(stored, { from, oldTo, newTo: put.to });
  return addAll(`${shown.slice(0, from)}${dollars}${shown.slice(oldTo)}`, sortByPlace([...others, put]));
}

/** Makes text of the formula that a field shows there: its dollar signs are printed. */
export function removeFormula(stored: string, { from }: ShownRange): string {
  const others = listShownFormulas(stored).filter((one) => one.from !== from);
  return addAll(
    removeEdges(stored),
    others.map((one) => ({ ...one, dollars: one.text })),
  );
}
