import { getItemType, listItemLines, type WorksheetItem } from '../items/item.ts';
import { getKindFacts } from '../kinds/facts.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/**
 * What a sheet holds at the very most, whatever the settings: nothing is laid out for this, and no document that fits is
 * refused. Rows of 10 px below each other; lines of 8 px with the narrowest letters.
 */
export const MOST_ON_A_SHEET = { rows: 96, characters: 56_000 } as const;

const countRows = ({ type, data }: WorksheetItem): number => getItemType(type).countRows?.(data) ?? 0;
const countCharacters = (item: WorksheetItem): number =>
  listItemLines(item).reduce((sum, { length }) => sum + length, 0);

const toNumber = (count: number): string => count.toLocaleString('en-US');

/**
 * Finds what makes a document longer than its kind may be, without laying it out; null where it may fit. Such a document
 * would take the printer minutes and gigabytes before its sheets could be counted.
 */
export function findTooLong(document: HandoutDocument): DocumentProblem | null {
  if (!hasItems(document)) return null;
  const { sheetLimit } = getKindFacts(document.entity_type);
  const printed = document.items.filter(({ hide }) => !hide);
  const sum = (count: (item: WorksheetItem) => number) =>
    printed.reduce((total, item) => total + count(item), 0);
  const found = [
    { what: 'rows', has: sum(countRows), most: sheetLimit * MOST_ON_A_SHEET.rows },
    { what: 'characters', has: sum(countCharacters), most: sheetLimit * MOST_ON_A_SHEET.characters },
  ].find(({ has, most }) => has > most);
  if (!found) return null;
  const { what, has, most } = found;
  return {
    where: 'items',
    message: `This is too long to print: it has ${toNumber(has)} ${what}, and the limit of ${sheetLimit} sheets holds ${toNumber(most)} at most. Split it into several documents.`,
  };
}
