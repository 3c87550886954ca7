import { uniq } from 'es-toolkit';
import type { FlowUnit } from '../pack/flow.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../sheet/page-sizes.ts';
import { isTooWide } from './fit-inline.ts';
import { measureLineTops } from './measure-lines.ts';

/** A unit of a block, or a line of one that is a long text. */
export interface MeasuredUnit extends FlowUnit {
  /** The unit's place in the block. */
  readonly unit: number;
  /** The distance from the top of the unit to where it begins, in px. */
  readonly top: number;
}

/** The part of a block that an element draws. */
export interface MeasuredPart {
  readonly units: readonly MeasuredUnit[];
  readonly frame: number;
  /** Its last unit fills the page; its height is the least that it needs. */
  readonly fillsPage: boolean;
  /** How much lower its last unit may be, in px. */
  readonly shrinkableBy: number;
  /** An answer in it is longer than the room that it is written in. */
  readonly cut: boolean;
  /** A line in it is longer than its column and ends there. */
  readonly shortened: boolean;
  /** The inline parts that are wider than their line even in the smallest type, each kind once. */
  readonly tooWide: readonly string[];
  /** The editor's keys of texts that overflow their boxes even in the smallest type. */
  readonly overflowing: readonly string[];
  /**
   * The editor's keys of texts that fit only in the smallest type, or with words broken inside a syllable.
   */
  readonly tight: readonly string[];
}

/** The measures of a block that draws nothing. */
export const EMPTY_PART: MeasuredPart = {
  units: [],
  frame: 0,
  fillsPage: false,
  shrinkableBy: 0,
  cut: false,
  shortened: false,
  tooWide: [],
  overflowing: [],
  tight: [],
};

/**
 * Rounds a length to the browser's layout unit. Chromium and Firefox lay out in 64ths and 60ths of a px;
 * rounding removes the zoom.
 */
const toLayoutUnit = (length: number): number => Math.round(length * 64) / 64;

/** A text taller than this may be parted between its lines; a shorter one stays together. */
const LONG_TEXT = CONTENT_HEIGHT / 4;

/** In a column a text goes on in the next one sooner: two lines stay together at either end. */
const TEXT_IN_COLUMN = 64;

/** What is taller than this is not drawn again: little of the page would be left. */
const TALLEST_REPEATED = CONTENT_HEIGHT / 8;

/** The elements that the layout reads, found by one query: a page of short items has hundreds of blocks. */
const MEASURED_SELECTOR =
  '[data-unit], [data-again], [data-answer], [data-width], [data-inline], [data-overflowing], [data-tight]';

/**
 * Tells whether a part of a block takes no room, without reading its layout: of a hundred sheets of cards, which are all of
 * this kind, that would take a tenth of a rendering.
 */
export function takesNoRoom({ firstElementChild }: HTMLElement): boolean {
  const first = firstElementChild as HTMLElement | null;
  return first?.hidden === true || first?.getAttribute('data-unit') === 'flat';
}

const getLongText = (text: HTMLElement): number => (text.closest('.column') ? TEXT_IN_COLUMN : LONG_TEXT);

/**
 * Turns a laid-out part of a block into numbers, in px of paper: the units from `from` on. `scale` is what the
 * preview is zoomed by. It only reads, so that one layout serves a whole pass.
 */
export function measurePart(root: HTMLElement, scale: number, from = 0): MeasuredPart {
  const telling = Array.from(root.querySelectorAll<HTMLElement>(MEASURED_SELECTOR));
  // Attributes are read faster than `dataset`.
  const marked = (mark: string) => telling.filter((element) => element.hasAttribute(`data-${mark}`));
  const elements = marked('unit');
  const last = elements.at(-1)?.dataset;
  const fillsPage = last?.unit === 'stretch';
  // A stretched block needs no more than its measured height without the stretch; a shrunk one asks for its
  // full height.
  const stretch = Number(last?.stretch ?? 0);
  const isFlat = takesNoRoom(root);
  const heights = elements.map((element) => (isFlat ? 0 : measureHeight(element, scale)));
  const units = elements.flatMap((element, at) => {
    const height = (heights[at] ?? 0) - (at === elements.length - 1 ? stretch : 0);
    const repeats = height <= TALLEST_REPEATED && element.hasAttribute('data-repeats');
    return measureUnit(element, height, scale).map((unit) => ({
      ...unit,
      unit: from + at,
      ...(repeats && { repeats }),
    }));
  });
  const again = marked('again').map((element) => measureHeight(element, scale));
  const total = [...heights, ...again].reduce((sum, height) => sum + height, 0);
  const cut = marked('answer').some((answer) => isCut(answer, scale));
  const shortened = marked('width').some((line) => isShortened(line, scale));
  return {
    units,
    frame: isFlat ? 0 : Math.max(0, toLayoutUnit(measureHeight(root, scale) - total)),
    fillsPage,
    shrinkableBy: Number(last?.gives ?? 0),
    cut,
    shortened,
    tooWide: uniq(marked('inline').flatMap((part) => (isTooWide(part) ? (part.dataset.inline ?? '') : []))),
    overflowing: marked('overflowing').flatMap(createBlockKeyReader('overflowing')),
    tight: marked('tight').flatMap(createBlockKeyReader('tight')),
  };
}

/**
 * Measures a unit as one height; a long text as its lines, of which at least two stay together at either end.
 */
function measureUnit(element: HTMLElement, shown: number, scale: number): Omit<MeasuredUnit, 'unit'>[] {
  const keepWithNext = element.dataset.unit === 'keep';
  const isExcerpt = element.dataset.lines === 'excerpt';
  const text = isExcerpt ? (element.firstElementChild as HTMLElement) : element;
  const height = isExcerpt ? measureHeight(text, scale) : shown;
  if (!element.dataset.lines || height <= getLongText(element)) return [{ height, keepWithNext, top: 0 }];
  const tops = measureLineTops(text).map((top) => toLayoutUnit(top / scale));
  return tops.map((top, line) => ({
    top,
    isLine: true,
    height: (tops[line + 1] ?? height) - top,
    keepWithNext: line === 0 || line === tops.length - 2 || (keepWithNext && line === tops.length - 1),
  }));
}

/**
 * Returns a function that reads the key of the block that a mark belongs to; copies of a text report nothing.
 */
const createBlockKeyReader = (mark: 'overflowing' | 'tight') => (text: HTMLElement) =>
  text.dataset[mark] === '' ? (text.closest<HTMLElement>('[data-block]')?.dataset.block ?? []) : [];

/**
 * Tells whether an answer reaches more than a px of paper beyond its room; an answer on a line is bound only
 * at the line's ends.
 */
function isCut(answer: HTMLElement | SVGElement, scale: number): boolean {
  const room = answer.closest('[data-room]')?.getBoundingClientRect();
  if (!room) return false;
  const { left, right, bottom } = answer.getBoundingClientRect();
  const beside = left < room.left - scale || right > room.right + scale;
  return beside || (answer.dataset.answer !== 'line' && bottom > room.bottom + scale);
}

/** Tells whether a line is drawn shorter than its `data-width` asks, in px. */
const isShortened = (line: HTMLElement | SVGElement, scale: number): boolean =>
  Number(line.dataset.width) > line.getBoundingClientRect().width / scale + 1;

/** Returns the padding below the last element, in px of paper. */
export const measureGapBelow = ({ lastElementChild: last }: HTMLElement): number =>
  last ? Number.parseFloat(getComputedStyle(last).paddingBottom) : 0;

export const measureHeight = (element: HTMLElement, scale: number): number =>
  toLayoutUnit(element.getBoundingClientRect().height / scale);

/** Returns the zoom of the content box on the screen; 1 where there is none. */
export const measureScale = (contentBox: HTMLElement | null | undefined): number =>
  (contentBox?.getBoundingClientRect().width ?? 0) / CONTENT_WIDTH || 1;
