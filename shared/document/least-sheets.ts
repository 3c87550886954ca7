import { getItemType, listItemLines, type WorksheetItem } from '../items/item.ts';
import { getKindFacts } from '../kinds/facts.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/**
 * The most that a sheet holds, whatever the settings: nothing is laid out for this, and no document that fits is
 * refused. Rows of 10 px below each other; lines of 8 px with the narrowest letters.
 */
export const MOST_ON_A_SHEET = { rows: 96, characters: 56_000 } as const;

/** The parts of an item that take room on a sheet. */
interface Weight {
  readonly rows: number;
  readonly characters: number;
}

/** Items of the editor never change: each is weighed once, however often its document does. */
const weighed = new WeakMap<WorksheetItem, Weight>();

function weigh(item: WorksheetItem): Weight {
  const known = weighed.get(item);
  if (known) return known;
  const { type, data, hide } = item;
  const weight = hide
    ? { rows: 0, characters: 0 }
    : {
        rows: getItemType(type).countRows?.(data) ?? 0,
        characters: listItemLines(item).reduce((sum, { length }) => sum + length, 0),
      };
  if (Object.isFrozen(item)) weighed.set(item, weight);
  return weight;
}

const toMost = (sheetLimit: number): Weight => ({
  rows: sheetLimit * MOST_ON_A_SHEET.rows,
  characters: sheetLimit * MOST_ON_A_SHEET.characters,
});

const toNumber = (count: number): string => count.toLocaleString('en-US');

/**
 * Finds what makes a document longer than its kind may be, without laying it out; null where it may fit. Such a document
 * would take the printer minutes and gigabytes before its sheets could be counted.
 */
export function findTooLong(document: HandoutDocument): DocumentProblem | null {
  if (!hasItems(document)) return null;
  const { sheetLimit } = getKindFacts(document.entity_type);
  const most = toMost(sheetLimit);
  const sum = (what: keyof Weight) => document.items.reduce((total, item) => total + weigh(item)[what], 0);
  const has: Weight = { rows: sum('rows'), characters: sum('characters') };
  const what = (['rows', 'characters'] as const).find((one) => has[one] > most[one]);
  if (!what) return null;
  return {
    where: 'items',
    message: `This is too long to print: it has ${toNumber(has[what])} ${what}, and the limit of ${sheetLimit} sheets holds ${toNumber(most[what])} at most. Split it into several documents.`,
  };
}

/**
 * Leaves out of a document that is too long the items behind the one with which it is: no sheet could show them, and to lay
 * them out would hold the page. Returns any other document as it is.
 */
export function cutAtSheetLimit<Document extends HandoutDocument>(document: Document): Document {
  if (!hasItems(document) || findTooLong(document) === null) return document;
  const most = toMost(getKindFacts(document.entity_type).sheetLimit);
  let [rows, characters] = [0, 0];
  const last = document.items.findIndex((item) => {
    const weight = weigh(item);
    rows += weight.rows;
    characters += weight.characters;
    return rows > most.rows || characters > most.characters;
  });
  return { ...document, items: document.items.slice(0, last + 1) };
}
