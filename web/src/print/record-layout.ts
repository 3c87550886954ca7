import {
  type BoxOnSheet,
  PLACE_KINDS,
  type RecordedItem,
  type RecordedOption,
  type RecordedPlace,
  type RecordedSheet,
} from '#shared/document/layout-record.ts';
import type { VersionDescription } from '#shared/kinds/parts/copies.ts';

const MM_PER_PX = 25.4 / 96;
/** Rounds to a thousandth of a millimetre, which no printer holds. */
const toMm = (px: number): number => Math.round(px * MM_PER_PX * 1000) / 1000;

/** Reads the places of the sheets, their items and their marks, from the very boxes that are printed. */
export function recordLayout(root: HTMLElement, copies: readonly VersionDescription[]): RecordedSheet[] {
  const papers = [...root.querySelectorAll<HTMLElement>('.paper')];
  const sheets = papers.flatMap((paper, at) => {
    const counts = new Map<string, number>();
    return [...paper.querySelectorAll<HTMLElement>('.page')].map((page, place) => ({
      version: copies[at]?.letter ?? '',
      level: copies[at]?.level ?? null,
      sheet: place + 1,
      items: recordItems(page, counts),
    }));
  });
  return sheets.map((sheet, at) => ({ page: at + 1, ...sheet }));
}

/** `counts` has how many places each item has on the sheets before. */
function recordItems(page: HTMLElement, counts: Map<string, number>): RecordedItem[] {
  const from = page.getBoundingClientRect();
  // Heads and tables are no items, and have names that no item can have.
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block]')].filter(({ dataset }) =>
    /^[\w-]+$/.test(dataset.block ?? ''),
  );
  return blocks.flatMap((block) => {
    const drawn = block.querySelector('.item');
    if (!drawn) return [];
    const options = [...block.querySelectorAll<HTMLElement>('[data-option]')].map(
      (mark): RecordedOption => ({ option: Number(mark.dataset.option), box: toPaintedBox(mark, from) }),
    );
    const item = block.dataset.block ?? '';
    const first = counts.get(item) ?? 0;
    const places = recordPlaces(block, from, first);
    counts.set(item, first + places.length);
    return [{ item, box: toBox(drawn, from), options, places }];
  });
}

function recordPlaces(block: HTMLElement, from: DOMRect, first: number): RecordedPlace[] {
  const found = [...block.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].filter(isOnThisSheet);
  return found.map((element, at) => {
    const kind = PLACE_KINDS.find((name) => name === element.dataset.place) ?? 'space';
    return { place: first + at, kind, box: clip(toPaintedBox(element, from), element, from) };
  });
}

/** Tells whether it is among the lines of its text that are printed here; the others are cut off. */
function isOnThisSheet(element: Element): boolean {
  const shown = element.closest('.unit[data-lines="excerpt"]')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return !shown || (middle > shown.top && middle < shown.bottom);
}

/** Cuts a line that goes to the end of its column off there, as it is printed. */
function clip(box: BoxOnSheet, element: Element, from: DOMRect): BoxOnSheet {
  const column = element.closest('.rest-of-line')?.closest('.question-text')?.getBoundingClientRect();
  if (!column) return box;
  const end = toMm(column.right - from.left);
  return { ...box, width: Math.min(box.width, Math.round((end - box.x) * 1000) / 1000) };
}

type Edges = readonly [left: number, top: number, right: number, bottom: number];

function getEdges(element: Element, from: DOMRect): Edges {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left - from.left, top - from.top, right - from.left, bottom - from.top];
}

const fromEdges = ([left, top, right, bottom]: Edges): BoxOnSheet => ({
  x: toMm(left),
  y: toMm(top),
  width: toMm(right - left),
  height: toMm(bottom - top),
});

const toBox = (element: Element, from: DOMRect): BoxOnSheet => fromEdges(getEdges(element, from));

/** Returns the box as it is painted: borders begin on whole pixels, and so does the corner of a drawing. */
function toPaintedBox(element: Element, from: DOMRect): BoxOnSheet {
  const [left, top, right, bottom] = getEdges(element, from);
  const drawing = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : null;
  if (drawing) {
    const [x, y] = getEdges(drawing, from);
    const [across, down] = [Math.round(x) - x, Math.round(y) - y];
    return fromEdges([left + across, top + down, right + across, bottom + down]);
  }
  return fromEdges([Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)]);
}
