import { getSplitter, splitWords } from '../../text/syllables.ts';
import { PX_PER_POINT } from '../sheet/page-sizes.ts';
import { type Bounds, findGreatestFitting, SIZE_STEP } from './find-greatest-fitting.ts';

/** How words without room are treated: kept whole, broken between syllables, or broken anywhere. */
export type Stage = 'whole' | 'syllables' | 'anywhere';

/** What the layout reads of a box: its text is cut, or hard to read. */
export type Mark = 'overflowing' | 'tight' | undefined;

/** Returns the mark for a found size; undefined where the text fits well. */
export function toMark(found: number | null, stage: Stage, { size, least }: Bounds): Mark {
  if (found === null) return 'overflowing';
  return stage === 'anywhere' || (found === least && least < size) ? 'tight' : undefined;
}

// Read as attributes: `dataset` creates an object for each of thousands of squares.
export function readMark(box: HTMLElement): Mark {
  if (box.hasAttribute('data-overflowing')) return 'overflowing';
  return box.hasAttribute('data-tight') ? 'tight' : undefined;
}

export function setMark(box: HTMLElement, mark: Mark, isCopy: boolean): void {
  for (const name of ['overflowing', 'tight'] as const) {
    if (name === mark) box.setAttribute(`data-${name}`, isCopy ? 'copy' : '');
    else box.removeAttribute(`data-${name}`);
  }
}

/** Sets the size of the letters, in pt. */
export function setSize(box: HTMLElement, points: number): void {
  box.style.fontSize = `${points * PX_PER_POINT}px`;
}

/**
 * Returns a function that tells whether the text fits its box in a size. Scroll and client lengths are rounded alike,
 * unlike the exact lengths.
 */
const createFitTest = (box: HTMLElement) => (points: number) => {
  setSize(box, points);
  return box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight;
};

/** Finds the size, in pt, at which the text fits its box; null where it fits at none. */
export const findSize = (box: HTMLElement, bounds: Bounds, near: number): number | null =>
  findGreatestFitting(bounds, createFitTest(box), near);

/** Holds how the letters of a box are set. */
interface Fit {
  readonly stage: Stage;
  /** In pt. */
  readonly points: number;
  /** The size in which all words would be whole; null where there is none. */
  readonly whole: number | null;
}

/** Holds how a box was fitted last, and what decides how it is fitted. */
interface FittedBox extends Bounds, Fit {
  /** In pt: rather than being smaller, words are broken. */
  readonly below: number;
  /** The greatest size of broken words, in pt. */
  readonly mostBroken: number;
  readonly lang: string | undefined;
}

const boxes = new WeakMap<Element, FittedBox>();

/** Records how React set the letters of a box. */
export const rememberBox = (element: Element, box: FittedBox): void => void boxes.set(element, box);
export const forgetBox = (element: Element): void => void boxes.delete(element);

/** Returns the size in which the letters of a box are, in pt; undefined where only React knows it. */
export const getSetSize = (element: Element): number | undefined => boxes.get(element)?.points;

/** Returns the box that fits a text; null where it stands in none. */
export const findBox = (text: Text): HTMLElement | null => text.parentElement?.closest('.fitted') ?? null;

/**
 * Writes letters into texts in boxes and sets them as rendering would, in the task of the key. Returns false where a box
 * gets another mark or its words must break anywhere: the caller must then render the boxes, whose letters are undefined.
 * `isLonger` says that letters were only inserted into a word, so that no larger size is tried.
 */
export function writeIntoBoxes(texts: readonly Text[], letters: string, isLonger: boolean): boolean {
  // The same words in boxes of the same size are set alike.
  const found = new Map<string, Refit | null>();
  return texts.every((text) => {
    const element = findBox(text);
    const box = element && boxes.get(element);
    if (!box) return false;
    const { width, height } = element.style;
    const key = [width, height, box.size, box.least].join(' ');
    const refitted = found.get(key) ?? refit(text, element, box, { letters, isLonger });
    found.set(key, refitted);
    if (!refitted || toMark(refitted.fit.points, refitted.fit.stage, box) !== readMark(element)) {
      // Sizes were tried on it.
      boxes.set(element, { ...box, points: Number.NaN });
      return false;
    }
    // Writing the same letters costs the browser as much as writing others.
    if (text.data !== refitted.drawn) text.data = refitted.drawn;
    setSize(element, refitted.fit.points);
    boxes.set(element, { ...box, ...refitted.fit });
    return true;
  });
}

interface Refit {
  readonly fit: Fit;
  /** The letters, as they are written. */
  readonly drawn: string;
}

interface Typed {
  readonly letters: string;
  readonly isLonger: boolean;
}

/** Fits other letters into a box; null where React must: words would be cut or break anywhere, or no syllables are known yet. */
function refit(text: Text, element: HTMLElement, box: FittedBox, { letters, isLonger }: Typed): Refit | null {
  const { size, least, below, mostBroken, lang } = box;
  text.data = letters;
  const near = box.whole ?? least;
  const whole = findSize(element, { size: isLonger ? near : size, least }, near);
  const unbroken: Refit | null =
    whole === null ? null : { fit: { stage: 'whole', points: whole, whole }, drawn: letters };
  if ((whole ?? 0) >= below || lang === undefined) return unbroken;
  const split = getSplitter(lang);
  // React fetches the syllables for the first word that is too small.
  if (!split) return (box.whole ?? 0) < below ? unbroken : null;
  const drawn = splitWords(letters, split);
  if (drawn === letters) return unbroken;
  // Broken for nothing, a word is better whole.
  const broken = { size: mostBroken, least: whole === null ? least : whole + SIZE_STEP };
  if (broken.size < broken.least) return unbroken;
  text.data = drawn;
  const points = findSize(element, broken, box.stage === 'syllables' ? box.points : broken.least);
  return points === null ? unbroken : { fit: { stage: 'syllables', points, whole }, drawn };
}
