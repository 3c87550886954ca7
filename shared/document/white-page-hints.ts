import { lowerFirst } from 'es-toolkit';
import { getItemType, isNumberedItem, type WorksheetItem } from '../items/item.ts';
import { moveItems, setMayBreak, withVariants } from '../items/list-rules.ts';
import { getMeasure, setMeasures } from '../items/many-rules.ts';
import type { WhitePage } from '../paper/layout/white-pages.ts';
import { getItemSpace, inchesToPx } from '../paper/sheet/page-sizes.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { type DocumentWithItems, getKind, type HandoutDocument, hasItems } from './document.ts';

/** A change that fills a page which stays white in good part. */
export type Remedy =
  | { readonly kind: 'move'; readonly id: string; readonly above: string }
  | { readonly kind: 'break'; readonly id: string }
  | {
      readonly kind: 'shorten';
      readonly id: string;
      readonly name: 'lines' | 'space';
      readonly value: number;
    };

export interface WhitePageHint extends DocumentProblem {
  /** What would fill the page, and its words on a button; null where no one change does. */
  readonly remedy: OfferedRemedy | null;
  /** Another way. */
  readonly other?: OfferedRemedy;
}

interface OfferedRemedy {
  readonly change: Remedy;
  readonly words: string;
}

/** The heights of the blocks that are as wide as the page, in px, by their keys. */
type Heights = ReadonlyMap<string, number>;

/** A shortened answer keeps at least so much of its room, and so many lines. */
const LEAST_SHARE = 1 / 2;
const LEAST_LINES = 2;
/** Heights in inches are set in steps, so that they read well. */
const INCH_STEPS = 8;

/** Lists a hint for each page that stays white in good part, with what would fill it. */
export const listWhitePageHints = (
  document: HandoutDocument,
  pages: readonly WhitePage[],
  heights: Heights,
): WhitePageHint[] =>
  pages.flatMap((white) => {
    const at = document.items.findIndex(({ id }) => id === white.next);
    if (!hasItems(document) || at < 0 || isAfterBreak(document, at)) return [];
    const remedy = findRemedy(document, at, white.room, heights);
    return [createHint(document, at, white, { remedy, parting: findParting(document, at, white) })];
  });

/** Tells whether a page break, and not the room, has put an item on its page. */
function isAfterBreak({ items }: DocumentWithItems, at: number): boolean {
  const before = items.slice(0, at).findLast(({ hide }) => !hide);
  return before !== undefined && getItemType(before.type).breaksPage === true;
}

function createHint(
  document: DocumentWithItems,
  at: number,
  { page, percent }: WhitePage,
  { remedy, parting }: { readonly remedy: Remedy | null; readonly parting: Remedy | null },
): WhitePageHint {
  const name = (id: string): string =>
    getKind(document).describePlaces(document, [document.items.findIndex((item) => item.id === id)]);
  const next = lowerFirst(getKind(document).describePlaces(document, [at]));
  const hint = `Page ${page} stays ${percent} % empty: ${next} does not fit there.`;
  const where = `items.${at}`;
  const broken = parting && { change: parting, words: `Let ${next} break` };
  if (!remedy)
    return broken
      ? { where, message: `${hint} In two parts it would.`, remedy: broken }
      : { where, message: `${hint} A shorter one in its place would.`, remedy: null };
  const other = broken && { other: broken };
  if (remedy.kind === 'move') {
    const words = `Move ${lowerFirst(name(remedy.id))} up`;
    return {
      where,
      message: `${hint} ${name(remedy.id)} would.`,
      remedy: { change: remedy, words },
      ...other,
    };
  }
  const words = `Give ${next} ${writeSize(remedy)}`;
  const message = `${hint} With ${writeSize(remedy)} it would.`;
  return { where, message, remedy: { change: remedy, words }, ...other };
}

const writeSize = (change: Remedy): string => {
  if (change.kind !== 'shorten') return '';
  return change.name === 'lines' ? `${change.value} lines` : `a space of ${change.value} in`;
};

/** Lets the item that did not fit begin on the page and go on on the next one, where its first rows have room. */
function findParting(
  { items, style }: DocumentWithItems,
  at: number,
  { room, least }: WhitePage,
): Remedy | null {
  const next = items[at];
  const fits = least !== undefined && least <= room - getItemSpace(style);
  return next && isNumberedItem(next) && !next.may_break && fits ? { kind: 'break', id: next.id } : null;
}

/** Finds one change that puts something on a page with so much room, in px, above the item that did not fit. */
function findRemedy(
  { items, style }: DocumentWithItems,
  at: number,
  room: number,
  heights: Heights,
): Remedy | null {
  const next = items[at];
  const free = room - getItemSpace(style);
  // What is no question is there for those below it.
  if (!next || !isNumberedItem(next)) return null;
  const height = heights.get(next.id);
  const fitting = listRun(items, at).find(({ id }) => (heights.get(id) ?? Number.POSITIVE_INFINITY) <= free);
  if (fitting) return { kind: 'move', id: fitting.id, above: next.id };
  return height === undefined ? null : shorten(next, height - free);
}

/** Lists the questions below one that follow it with nothing else between: headings and texts belong where they are. */
function listRun(items: readonly WorksheetItem[], at: number): WorksheetItem[] {
  const below = items.slice(at + 1).filter(({ hide, variant }) => !hide && !variant);
  const end = below.findIndex((item) => !isNumberedItem(item));
  return end === -1 ? below : below.slice(0, end);
}

/** Makes the room of an answer so much lower, in px; null where too little of it would be left. */
function shorten(item: WorksheetItem, by: number): Remedy | null {
  const { id } = item;
  const [lines, line, space] = (['lines', 'line_height', 'space'] as const).map((of) => getMeasure(item, of));
  if (lines && line) {
    const value = lines - Math.ceil(by / inchesToPx(line));
    return value >= Math.max(LEAST_LINES, lines * LEAST_SHARE)
      ? { kind: 'shorten', id, name: 'lines', value }
      : null;
  }
  const value = Math.floor(((space ?? 0) - by / inchesToPx(1)) * INCH_STEPS) / INCH_STEPS;
  return space && value >= space * LEAST_SHARE ? { kind: 'shorten', id, name: 'space', value } : null;
}

/** Makes the change of a hint. */
export function applyRemedy(document: DocumentWithItems, remedy: Remedy): void {
  const { id } = remedy;
  if (remedy.kind === 'break') {
    setMayBreak(document, { id, on: true });
    return;
  }
  if (remedy.kind === 'shorten') {
    setMeasures(document, { ids: [id], name: remedy.name, value: remedy.value });
    return;
  }
  moveItems(document, { ids: withVariants(document.items, [id]), above: remedy.above });
}
