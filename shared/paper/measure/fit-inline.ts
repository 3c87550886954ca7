/** The least share of the size of the words around it that an inline part may have, and the steps on the way there. */
const LEAST_SHARE = 0.6;
const STEP = 0.05;
/** The smallest font size in px: 7 pt can just be read. */
const LEAST_SIZE = 28 / 3;
/** A share of room that nobody sees is missing. */
const ENOUGH = 0.997;

/**
 * An inline part is a part of a line that does not break as words do, such as a formula; `data-inline` says what it is. Its
 * children are boxes that are no wider than their line, with one element each, which may be.
 */
export const INLINE_SELECTOR = '[data-inline]';

const measureWidth = (element: Element | null): number => element?.getBoundingClientRect().width ?? 0;

/** Returns for how much of its widest box a part has room: 1 where all of it fits. */
const measureShare = ({ children }: Element): number =>
  Math.min(1, ...Array.from(children, (box) => measureWidth(box) / measureWidth(box.firstElementChild)));

/** Tells whether an inline part is wider than its line. A box that fits its text by itself says so itself. */
export const isTooWide = (part: Element): boolean =>
  measureShare(part) < ENOUGH && part.closest('.fitted') === null;

/** Makes a part smaller until it fits its line, or as small as can be read. */
function shrink(part: HTMLElement): void {
  const full = Number.parseFloat(getComputedStyle(part).fontSize);
  const least = Math.min(1, Math.max(LEAST_SHARE, LEAST_SIZE / full));
  let share = 1;
  while (share > least && isTooWide(part)) {
    const fitting = Math.floor((share * measureShare(part)) / STEP) * STEP;
    share = Math.max(least, Math.min(share - STEP, fitting));
    part.style.fontSize = `${Number(share.toFixed(3))}em`;
  }
}

/**
 * Makes inline parts that are wider than their lines as small as they must be. It runs before an element is measured,
 * whenever that was drawn or its fonts have arrived, and lays out again for those parts alone that are too wide.
 */
export function fitInlineParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>(INLINE_SELECTOR)];
  for (const { style } of parts) style.removeProperty('font-size');
  for (const part of parts.filter(isTooWide)) shrink(part);
}
