import { getItemType, type WorksheetItem } from '../../../items/item.ts';
import type { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { LEVELS, type SheetLevel } from '../../../vocabulary/difficulty.ts';

/** Tells whether an item is the variant of a question on the sheets of a difficulty; a hidden one is not. */
const isVariantFor = ({ hide, variant }: WorksheetItem, level: SheetLevel): boolean =>
  !hide && variant?.level === level;

/** Lists the difficulties in which a worksheet is printed: the standard one first, then those that some question has. */
export const listLevels = (items: readonly WorksheetItem[]): SheetLevel[] => [
  null,
  ...LEVELS.filter((level) => items.some((item) => isVariantFor(item, level))),
];

/**
 * Lists the items of a difficulty. A variant and its question change places, and the question is hidden; so every
 * other item keeps its place, and no number changes.
 */
export function toLevel(
  items: WorksheetItem[],
  { level, reuse }: { level: SheetLevel; reuse: MemoCache },
): WorksheetItem[] {
  if (level === null) return items;
  const questions = new Map(items.map((item) => [item.id, item]));
  const variants = new Map(
    items.flatMap((item) =>
      item.variant && isVariantFor(item, level) ? [[item.variant.of, item] as const] : [],
    ),
  );
  return items.map((item) => {
    const variant = variants.get(item.id);
    if (variant) return reuse.of(`level ${variant.id}`, [variant, item], () => takePlace(variant, item));
    const question = item.variant && isVariantFor(item, level) ? questions.get(item.variant.of) : undefined;
    return question
      ? reuse.of(`replaced ${question.id}`, [question], () => ({ ...question, hide: true }))
      : item;
  });
}

/** Gives a variant the number and the points of its question, of which it has all or none. */
function takePlace(variant: WorksheetItem, question: WorksheetItem): WorksheetItem {
  const { numbering, order, shown_on, hide } = question;
  return {
    ...variant,
    variant: undefined,
    numbering,
    order,
    shown_on,
    hide,
    points: sumParts(question),
  };
}

/** Returns the points of a question as a whole: its variant may have fewer parts, and earns as much. */
function sumParts({ type, data, points }: WorksheetItem): WorksheetItem['points'] {
  const { countParts } = getItemType(type);
  if (!points?.per_part || !countParts) return points;
  return { ...points, per_part: false, value: points.value * countParts(data) };
}
