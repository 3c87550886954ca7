import { getSplitter, splitAnywhere, splitWords } from '../../text/syllables.ts';
import { PX_PER_POINT } from '../sheet/page-sizes.ts';
import { type Bounds, findGreatestFitting, SIZE_STEP } from './find-greatest-fitting.ts';

/** How words without room are treated: kept whole, broken between syllables, or broken anywhere. */
export type Stage = 'whole' | 'syllables' | 'anywhere';

/** The marks of a box that the layout reads: its text is cut, or hard to read. */
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
  /** The font size in pt. */
  readonly points: number;
  /** The size in which all words would be whole; null where there is none. */
  readonly whole: number | null;
  /** Even the least size is too large: the text is cut at the edge of the box. */
  readonly isCut: boolean;
}

/** Marks a box whose words break anywhere, for its style sheet. */
export const setAnywhere = (box: HTMLElement, stage: Stage): void =>
  void box.toggleAttribute('data-anywhere', stage === 'anywhere');

/** Holds how a box was fitted last, and what decides how it is fitted. */
interface FittedBox extends Bounds, Fit {
  /** The size, in pt, below which words are broken instead of becoming smaller. */
  readonly below: number;
  /** The greatest size of broken words, in pt. */
  readonly mostBroken: number;
  readonly lang: string | undefined;
}

const boxes = new WeakMap<Element, FittedBox>();

/** The size of letters on which sizes were tried. No size is equal to it, so that React sets its own again. */
const UNKNOWN_SIZE = Number.NaN;

/** Records how React set the letters of a box. */
export const rememberBox = (element: Element, box: FittedBox): void => void boxes.set(element, box);
export const forgetBox = (element: Element): void => void boxes.delete(element);

/** Returns the size in which the letters of a box are, in pt; undefined where only React has set it. */
export const getSetSize = (element: Element): number | undefined => boxes.get(element)?.points;

/** Returns the box that fits a text; null where it is in none. */
export const findBox = (text: Text): HTMLElement | null => text.parentElement?.closest('.fitted') ?? null;

/**
 * Writes letters into texts in boxes and sets them as rendering would, in the task of the key. Returns false where a box
 * gets another mark: the caller must then render the boxes, whose letters are undefined.
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
    if (!refitted || readFitMark(refitted.fit, box) !== readMark(element)) {
      boxes.set(element, { ...box, points: UNKNOWN_SIZE });
      return false;
    }
    // Writing the same letters costs the browser as much as writing others.
    if (text.data !== refitted.drawn) text.data = refitted.drawn;
    setSize(element, refitted.fit.points);
    setAnywhere(element, refitted.fit.stage);
    boxes.set(element, { ...box, ...refitted.fit });
    return true;
  });
}

const readFitMark = ({ points, stage, isCut }: Fit, box: FittedBox): Mark =>
  toMark(isCut ? null : points, stage, box);

interface Refit {
  readonly fit: Fit;
  /** The letters, as they are written. */
  readonly drawn: string;
}

interface Typed {
  readonly letters: string;
  readonly isLonger: boolean;
}

/** Fits other letters into a box; null where no syllables are known yet, which React fetches. */
function refit(text: Text, element: HTMLElement, box: FittedBox, { letters, isLonger }: Typed): Refit | null {
  const { size, least, below, lang } = box;
  // A text that was too long for its box is still too long for it.
  if (box.isCut && isLonger)
    return { fit: box, drawn: box.stage === 'anywhere' ? splitWords(letters, splitAnywhere) : letters };
  setAnywhere(element, 'whole');
  text.data = letters;
  const near = box.whole ?? least;
  const whole = findSize(element, { size: isLonger ? near : size, least }, near);
  const fit = { stage: 'whole', points: whole ?? least, whole, isCut: whole === null } as const;
  if (lang === undefined || (whole !== null && whole >= below)) return { fit, drawn: letters };
  const split = getSplitter(lang);
  // React fetches the syllables for the first word that is too small.
  if (!split) return whole !== null && (box.whole ?? 0) < below ? { fit, drawn: letters } : null;
  const broken = breakSyllables(text, element, box, { letters, whole, drawn: splitWords(letters, split) });
  if (broken) return broken;
  // Broken for nothing, a word is better whole.
  return whole === null ? breakAnywhere(text, element, box, letters) : { fit, drawn: letters };
}

/** Fits the words broken into syllables; null where they get no larger than whole ones. */
function breakSyllables(
  text: Text,
  element: HTMLElement,
  { least, mostBroken, stage, points: last }: FittedBox,
  { letters, whole, drawn }: { letters: string; whole: number | null; drawn: string },
): Refit | null {
  const bounds = { size: mostBroken, least: whole === null ? least : whole + SIZE_STEP };
  if (drawn === letters || bounds.size < bounds.least) return null;
  text.data = drawn;
  const points = findSize(element, bounds, stage === 'syllables' ? last : bounds.least);
  return points === null ? null : { fit: { stage: 'syllables', points, whole, isCut: false }, drawn };
}

/** Fits the words broken wherever a line ends, the last resort. */
function breakAnywhere(text: Text, element: HTMLElement, box: FittedBox, letters: string): Refit {
  const drawn = splitWords(letters, splitAnywhere);
  text.data = drawn;
  setAnywhere(element, 'anywhere');
  const { least, mostBroken } = box;
  const points = findSize(
    element,
    { size: mostBroken, least },
    box.stage === 'anywhere' ? box.points : least,
  );
  return {
    fit: { stage: 'anywhere', points: points ?? least, whole: null, isCut: points === null },
    drawn,
  };
}
