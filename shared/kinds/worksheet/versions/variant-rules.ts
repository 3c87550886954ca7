import { isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { canDuplicate } from '../../../items/list-rules.ts';
import type { Level } from '../../../vocabulary/difficulty.ts';
import { LIMITS } from '../../../vocabulary/limits.ts';

interface WithItems {
  items: WorksheetItem[];
}

/** Tells whether an item may have variants: it is a question, and none itself. */
export const canHaveVariants = (item: WorksheetItem): boolean =>
  isNumberedItem(item) && canDuplicate(item) && item.variant === undefined;

/** Finds the variant of a question for a difficulty. */
export const findVariant = ({ items }: WithItems, of: string, level: Level): WorksheetItem | undefined =>
  items.find(({ variant }) => variant?.of === of && variant.level === level);

/** Adds a copy of a question, below it and its other variants, that takes its place on the sheets of a difficulty. */
export function addVariant(
  worksheet: WithItems,
  { of, level, id }: { of: string; level: Level; id: string },
): void {
  const question = worksheet.items.find((item) => item.id === of);
  if (!question || !canHaveVariants(question) || worksheet.items.length >= LIMITS.items) return;
  if (findVariant(worksheet, of, level)) return;
  // A proxy cannot be cloned; what it holds is JSON.
  const {
    points: _,
    order: __,
    shown_on: ___,
    ...copy
  } = JSON.parse(JSON.stringify(question)) as WorksheetItem;
  const at = worksheet.items.findLastIndex((item) => item.id === of || item.variant?.of === of);
  worksheet.items.splice(at + 1, 0, { ...copy, id, hide: false, variant: { of, level } } as WorksheetItem);
}

/** Makes a question of its own of a variant. */
export function freeVariant(item: WorksheetItem): void {
  delete item.variant;
}

/**
 * Lists the items that name a question whose variant they cannot be: it is gone, or a variant itself, or has one already, or
 * only one of the two has a number, which would change those below.
 */
export function listFalseVariants(items: readonly WorksheetItem[]): string[] {
  const questions = new Map(items.flatMap((item) => (item.variant ? [] : [[item.id, item] as const])));
  const taken = new Set<string>();
  return items.flatMap((item) => {
    if (!item.variant) return [];
    const question = questions.get(item.variant.of);
    const place = `${item.variant.level} ${item.variant.of}`;
    const isFalse = !question || taken.has(place) || isNumberedItem(question) !== isNumberedItem(item);
    taken.add(place);
    return isFalse ? [item.id] : [];
  });
}

/** Makes questions of their own of false variants, after any edit. */
export function normalizeVariants(live: WithItems, before: WithItems | null, after: WithItems): void {
  if (before?.items === after.items) return;
  const found = new Set(listFalseVariants(after.items));
  if (found.size > 0) for (const item of live.items) if (found.has(item.id)) delete item.variant;
}
