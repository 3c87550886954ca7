import type {
  BoxOnSheet,
  RecordedItem,
  RecordedOption,
  RecordedSheet,
} from '#shared/document/layout-record.ts';
import type { VersionDescription } from '#shared/kinds/parts/copies.ts';

const MM_PER_PX = 25.4 / 96;
/** To a thousandth of a millimetre, which no printer holds. */
const toMm = (px: number): number => Math.round(px * MM_PER_PX * 1000) / 1000;

/** Reads where the sheets, their items and what is marked in them stand, from the very boxes that are printed. */
export function recordLayout(root: HTMLElement, copies: readonly VersionDescription[]): RecordedSheet[] {
  const papers = [...root.querySelectorAll<HTMLElement>('.paper')];
  const sheets = papers.flatMap((paper, at) =>
    [...paper.querySelectorAll<HTMLElement>('.page')].map((page, place) => ({
      version: copies[at]?.letter ?? '',
      level: copies[at]?.level ?? null,
      sheet: place + 1,
      items: recordItems(page),
    })),
  );
  return sheets.map((sheet, at) => ({ page: at + 1, ...sheet }));
}

function recordItems(page: HTMLElement): RecordedItem[] {
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
    return [{ item: block.dataset.block ?? '', box: toBox(drawn, from), options }];
  });
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

/** Returns the box as it is painted: borders stand on whole pixels, and so does the corner of a drawing. */
function toPaintedBox(element: Element, from: DOMRect): BoxOnSheet {
  const [left, top, right, bottom] = getEdges(element, from);
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (drawing) {
    const [x, y] = getEdges(drawing, from);
    const [across, down] = [Math.round(x) - x, Math.round(y) - y];
    return fromEdges([left + across, top + down, right + across, bottom + down]);
  }
  return fromEdges([Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)]);
}
