import { sumBy } from 'es-toolkit';
import { getItemType, isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { listNumberLabels } from '../../../vocabulary/numbering.ts';
import type { Score } from '../../../vocabulary/paper-words.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';

/** An item in the order of the sheet, with its number and its points; null where it earns none. */
export interface ScoredItem {
  readonly id: string;
  readonly label: string | null;
  readonly beginsSection: boolean;
  readonly score: Score | null;
}

/** Returns what the item earns; null where nobody said, where it is hidden, and where nothing is to be answered. */
export function scoreItem(item: WorksheetItem): Score | null {
  const { type, data, points } = item;
  const { isNumbered, countParts } = getItemType(type);
  if (!points || points.value === 0 || !isShownOn(item, 'sheet') || !isNumbered) return null;
  const { value, per_part, bonus } = points;
  if (!per_part || !countParts) return { value, each: null, bonus };
  return { value: value * countParts(data), each: value, bonus };
}

/** Counts the questions that are printed and earn nothing. */
export const countWithoutPoints = (items: readonly WorksheetItem[]): number =>
  items.filter((item) => isShownOn(item, 'sheet') && isNumberedItem(item) && !scoreItem(item)).length;

/** Lists the items with what they earn. */
export function listScores(items: readonly WorksheetItem[]): ScoredItem[] {
  const labels = listNumberLabels(items, isNumberedItem);
  return items.map((item, at) => ({
    id: item.id,
    label: labels[at] ?? null,
    beginsSection: getItemType(item.type).beginsSection === true && isShownOn(item, 'sheet'),
    score: scoreItem(item),
  }));
}

const sum = (scored: readonly ScoredItem[], bonus: boolean): number =>
  sumBy(scored, ({ score }) => (score && score.bonus === bonus ? score.value : 0));

/** Sums what can be reached without bonus. */
export const sumPoints = (scored: readonly ScoredItem[]): number => sum(scored, false);
export const sumBonus = (scored: readonly ScoredItem[]): number => sum(scored, true);

/** Sums the points of each section, by the id of the item that begins it. */
export function sumSections(scored: readonly ScoredItem[]): Map<string, number> {
  const totals = new Map<string, number>();
  let section: string | null = null;
  for (const item of scored) {
    if (item.beginsSection) section = item.id;
    if (section !== null) totals.set(section, (totals.get(section) ?? 0) + sumPoints([item]));
  }
  return totals;
}

/** Returns the step in which points are given: 0.5 as soon as something earns half a point. */
export const getPointStep = (scored: readonly ScoredItem[]): 1 | 0.5 =>
  scored.some(({ score }) => score && (score.value % 1 !== 0 || (score.each ?? 0) % 1 !== 0)) ? 0.5 : 1;
