import type { RefObject } from 'react';
import { fetchSyllables } from '../../text/syllables.ts';
import {
  findSize,
  forgetBox,
  getSetSize,
  readMark,
  rememberBox,
  type Stage,
  setAnywhere,
  setMark,
  setSize,
  toMark,
} from './fitted-boxes.ts';
import { findStage, getFoundSize, keepFoundSize, toSizeKey } from './found-sizes.ts';

/** The facts that decide how a text is set in its box; sizes in pt. */
export interface Fitting {
  /** The text, its box and its fonts: what has the same size wherever it is drawn. */
  readonly what: string;
  readonly stage: Stage;
  /** The preferred size, and the least readable one. */
  readonly size: number;
  readonly least: number;
  /** The greatest size in this stage. */
  readonly most: number;
  /** The greatest size of broken words, which are broken rather than smaller than `below`. */
  readonly mostBroken: number;
  readonly below: number;
  readonly lang: string | undefined;
  readonly canSplit: boolean;
  readonly isCopy: boolean;
}

/** The step after a text was set: another rendering with broken words, or a report of its new mark. */
type FollowUp = 'draw again' | 'report' | null;

/** Sets the letters of a box as large as they fit. Returns the size found; null where even the least is too large. */
function setFittingSize(element: HTMLElement, fitting: Fitting, last: RefObject<number>): number | null {
  const { what, stage, lang, most, least } = fitting;
  const key = toSizeKey(what, stage, lang);
  const known = getFoundSize(key);
  setAnywhere(element, stage);
  // A marked text may break its words anywhere, so everything would seem to fit.
  if (known === undefined) element.removeAttribute('data-overflowing');
  const fitted = known === undefined ? findSize(element, { size: most, least }, last.current) : known;
  const points = fitted ?? least;
  // The size may have been set by `writeIntoBoxes` since it was last drawn.
  const current = getSetSize(element) ?? last.current;
  const isSet = known !== undefined && points === current;
  last.current = points;
  keepFoundSize(key, fitted);
  if (!isSet) setSize(element, points);
  return fitted;
}

/** Marks a text that is not fitted yet: it is shown pale, and the layout waits. */
export function markWaiting(element: HTMLElement, isCopy: boolean): void {
  forgetBox(element);
  element.setAttribute('data-waiting', '');
  if (!isCopy) element.setAttribute('data-unsettled', '');
}

/** Fits a text into its box and marks it where it is cut or tight. `last` is the size that it was set in last, in pt. */
export function fitIntoBox(element: HTMLElement, fitting: Fitting, last: RefObject<number>): FollowUp {
  const { what, stage, size, least, below, mostBroken, lang, canSplit, isCopy } = fitting;
  const before = readMark(element);
  element.removeAttribute('data-waiting');
  const fitted = setFittingSize(element, fitting, last);
  const points = last.current;
  const whole = getFoundSize(toSizeKey(what, 'whole', lang)) ?? null;
  const isLast = findStage(what, below, lang, canSplit) === stage;
  if (isLast) {
    const isCut = fitted === null;
    rememberBox(element, { size, least, below, mostBroken, lang, stage, points, whole, isCut });
  } else forgetBox(element);
  const mark = isLast ? toMark(fitted, stage, { size, least }) : undefined;
  setMark(element, mark, isCopy);
  const wasUnsettled = element.hasAttribute('data-unsettled');
  element.toggleAttribute('data-unsettled', !isLast && !isCopy);
  if (lang !== undefined && (whole ?? 0) < below) fetchSyllables(lang);
  if (!isLast) return 'draw again';
  return (mark !== before || wasUnsettled) && !isCopy ? 'report' : null;
}
