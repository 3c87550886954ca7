import { countBy, maxBy } from 'es-toolkit';
import { isReadFromRight } from '../text/reading-direction.ts';
import type { WordBankEntry } from '../vocabulary/header.ts';
import { POINTS } from '../vocabulary/points.ts';
import {
  createItem,
  getItemType,
  type ItemOf,
  type ItemType,
  isNumberedItem,
  type WorksheetItem,
} from './item.ts';

/** Describes a document that lists items, as the rules of items see it. */
export interface WithItems {
  items: WorksheetItem[];
  readonly word_bank: WordBankEntry;
  readonly locale: string;
  /** True where questions earn points. */
  readonly scoring?: object | undefined;
}

interface FoundFormat {
  /** The format that most numbered items have; null where there is none. */
  readonly format: number | null;
  /** True where some have another one. */
  readonly isMixed: boolean;
}

/** Finds the numbering format of a document, which is that of its items. */
export function findNumberingFormat({ items }: Pick<WithItems, 'items'>): FoundFormat {
  const counts = countBy(items.filter(isNumberedItem), ({ numbering }) => numbering.format);
  const formats = Object.keys(counts).map(Number);
  const format = maxBy(formats, (one) => counts[one] ?? 0) ?? null;
  return { format, isMixed: formats.length > 1 };
}

/** Finds what most questions earn; the initial points where none earns any. */
export function findUsualPoints({ items }: Pick<WithItems, 'items'>): number {
  const values = items.flatMap(({ points }) =>
    points && points.value > 0 && !points.bonus && !points.per_part ? [points.value] : [],
  );
  const counts = countBy(values, String);
  return maxBy(values, (value) => counts[value] ?? 0) ?? POINTS.initial;
}

/** Lets a new question earn as much as most others, where the document gives points and the question has none of its own. */
export function givePoints(document: WithItems, item: WorksheetItem): WorksheetItem {
  if (!document.scoring || item.points || item.kept || !isNumberedItem(item)) return item;
  if (getItemType(item.type).beginsUnnumbered && item.numbering.hidden) return item;
  return { ...item, points: { value: findUsualPoints(document), per_part: false, bonus: false } };
}

/** Creates an empty item, numbered like most others; some types take over the look of the first item of their type. */
export function newItem<T extends ItemType>(document: WithItems, type: T, id: string): ItemOf<T> {
  const item = createItem(type, id);
  const first = document.items.find((other) => other.type === type);
  getItemType(type).takeOver?.(item, {
    first,
    entry: document.word_bank,
    isFromRight: isReadFromRight(document.locale),
  });
  const { format } = findNumberingFormat(document);
  if (format !== null && isNumberedItem(item)) item.numbering.format = format;
  if (getItemType(type).beginsUnnumbered) item.numbering.hidden = true;
  return item;
}
