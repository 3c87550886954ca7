import { getItemType, isEmptyItem, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { numberLabels } from '../../vocabulary/numbering.ts';
import type { KindDefinition } from '../parts/definition.ts';
import { together } from '../parts/names.ts';
import { facts } from './facts.ts';
import { listHints } from './hints.ts';
import { nameOf } from './item-names.ts';
import { listPremiumUses } from './premium.ts';
import { type Worksheet, worksheet } from './schema.ts';
import { settleWordBanks } from './word-banks.ts';

const isPrinted = (item: WorksheetItem): boolean =>
  !item.hide && getItemType(item.type).printsContent !== false && !isEmptyItem(item);

function describePlaces({ items }: Worksheet, places: readonly number[]): string {
  const labels = numberLabels(items, isNumberedItem);
  return together(places.flatMap((at) => (items[at] ? [nameOf(items[at], labels[at] ?? null)] : [])));
}

export const kind = {
  ...facts,
  schema: worksheet,
  hasContent: ({ items }) => items.some(isPrinted),
  describePlaces,
  listHints,
  listPremiumUses,
  applyInvariants: settleWordBanks,
} as const satisfies KindDefinition<Worksheet>;
