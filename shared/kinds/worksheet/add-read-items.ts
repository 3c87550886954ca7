import type { WorksheetItem } from '../../items/item.ts';
import { addItems } from '../../items/list-rules.ts';
import type { WithItems } from '../../items/new-item.ts';
import { createScoring, type Scoring } from './points/scoring.ts';

interface AddedItems {
  readonly items: readonly WorksheetItem[];
  /** The place of the first, from 0. */
  readonly at: number;
  /** The item that makes way if it is still empty; null for none. */
  readonly instead: string | null;
}

/** Adds items that were made of questions. Where these say what they earn, the worksheet prints points from then on. */
export function addReadItems(
  worksheet: Omit<WithItems, 'scoring'> & { scoring?: Scoring | undefined },
  added: AddedItems,
): void {
  addItems(worksheet, added);
  if (added.items.some(({ points }) => points !== undefined)) worksheet.scoring ??= createScoring();
}
