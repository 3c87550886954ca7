import { getItemType, isEmptyItem, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { normalizeWordBanks } from '../../items/word-banks.ts';
import { withoutLink } from '../../vocabulary/kept-link.ts';
import { listNumberLabels } from '../../vocabulary/numbering.ts';
import { isShownOn } from '../../vocabulary/shown-on.ts';
import type { KindDefinition } from '../parts/definition.ts';
import { joinAsSubject } from '../parts/names.ts';
import { facts } from './facts.ts';
import { getItemName } from './item-names.ts';
import { scoreItem } from './points/count-points.ts';
import { listPremiumUses } from './premium.ts';
import type { Worksheet } from './schema.ts';
import { raiseSchemaVersion } from './schema-version.ts';
import { normalizeVariants } from './versions/variant-rules.ts';

const isPrinted = (item: WorksheetItem): boolean =>
  isShownOn(item, 'sheet') && getItemType(item.type).printsContent !== false && !isEmptyItem(item);

function describePlaces({ items }: Worksheet, places: readonly number[]): string {
  const labels = listNumberLabels(items, isNumberedItem);
  return joinAsSubject(
    places.flatMap((at) => (items[at] ? [getItemName(items[at], labels[at] ?? null)] : [])),
  );
}

export const kind = {
  ...facts,
  startFields: {},
  bodyMeasures: ['font_size', 'font_space', 'item_spacing'],
  hasContent: ({ items }) => items.some(isPrinted),
  describePlaces,
  listPremiumUses,
  findRepeatObstacle: () => null,
  listFurtherCopies: ({ versions, class_list }) => [
    ...(versions?.separate ? versions.seeds.keys() : []),
    ...(class_list ? (['class'] as const) : []),
  ],
  isMarked: ({ versions, scoring }) => versions !== undefined || scoring !== undefined,
  findPoints: ({ scoring }, item) => (scoring ? scoreItem(item) : null),
  removePersons: ({ class_list: _, ...rest }) => ({ ...rest, items: rest.items.map(withoutLink) }),
  applyInvariants: (live, before, after) => {
    normalizeWordBanks(live, before, after);
    normalizeVariants(live, before, after);
    raiseSchemaVersion(live, after);
  },
} as const satisfies KindDefinition<Worksheet>;
