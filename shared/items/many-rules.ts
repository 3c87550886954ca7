import { clampTo } from '../range.ts';
import { setBorder } from '../vocabulary/border-rules.ts';
import { setNumberingSkipped } from '../vocabulary/numbering.ts';
import type { Border, DocumentStyle } from '../vocabulary/style.ts';
import { getItemType, isNumberedItem, type WorksheetItem } from './item.ts';
import { getItemView } from './item-views.ts';
import type { MeasureName } from './parts/definition.ts';
import { AUTOMATIC } from './parts/view.ts';

/** The changes of several items together: of each that has what is changed. */

interface WithItems {
  readonly items: readonly WorksheetItem[];
}
type Chosen<Fields> = Fields & { readonly ids: readonly string[] };

const choose = ({ items }: WithItems, ids: readonly string[]): WorksheetItem[] =>
  items.filter(({ id }) => ids.includes(id));

/** Tells what values have in common: null where they differ, undefined where there are none. */
export const findCommon = <Value>(values: readonly Value[]): Value | null | undefined =>
  values.length > 0 && values.some((value) => value !== values[0]) ? null : values[0];

/** Sets the font size, in pt; null has items follow the document again. */
export function setFontSizes(document: WithItems, { ids, size }: Chosen<{ size: number | null }>): void {
  for (const { type, style } of choose(document, ids)) {
    const range = getItemType(type).ownStyle?.fontSize;
    if (range) style.font_size = size === null ? null : clampTo(range, size);
  }
}

const hasBorder = ({ type }: WorksheetItem): boolean => getItemType(type).ownStyle?.border === true;

/** Switches borders on or off. */
export function setBorders(document: WithItems, { ids, on }: Chosen<{ on: boolean }>): void {
  for (const item of choose(document, ids))
    if (hasBorder(item) && item.style.has_border !== on) setBorder(item.style, on);
}

/** Sets how borders look. */
export function setBorderLooks(document: WithItems, { ids, look }: Chosen<{ look: Partial<Border> }>): void {
  for (const item of choose(document, ids)) if (hasBorder(item)) Object.assign(item.style, look);
}

/** Sets the format of numbers. */
export function setNumberFormats(document: WithItems, { ids, format }: Chosen<{ format: number }>): void {
  for (const item of choose(document, ids)) if (isNumberedItem(item)) item.numbering.format = format;
}

/** Has items skip their numbers, or count again. */
export function setNumbersSkipped(document: WithItems, { ids, skipped }: Chosen<{ skipped: boolean }>): void {
  for (const item of choose(document, ids))
    if (isNumberedItem(item)) setNumberingSkipped(item.numbering, skipped);
}

/** Counts the columns of the options or words of an item; null where it has none. */
export const countColumns = ({ type, data }: Pick<WorksheetItem, 'type' | 'data'>): number | null =>
  getItemView(type).columns?.count(data) ?? null;

/** Sets the columns of all of these items that have any, each as many as it may have. */
export function setColumns(
  { items, style }: WithItems & { readonly style: DocumentStyle },
  { ids, columns }: { ids: readonly string[]; columns: number },
): void {
  for (const item of items) {
    const own = getItemView(item.type).columns;
    const canBe = columns !== AUTOMATIC || own?.canBeAutomatic;
    if (own && canBe && ids.includes(item.id) && countColumns(item) !== null) own.set(item, columns, style);
  }
}

/** Returns a measure of an item; null where it has none. */
export const getMeasure = ({ type, data }: WorksheetItem, name: MeasureName): number | null =>
  getItemType(type).measures?.[name]?.get(data) ?? null;

/** Sets a measure, for each item within its bounds. */
export function setMeasures(
  document: WithItems,
  { ids, name, value }: Chosen<{ name: MeasureName; value: number }>,
): void {
  for (const item of choose(document, ids)) {
    const measure = getItemType(item.type).measures?.[name];
    if (measure && getMeasure(item, name) !== null) measure.set(item.data, clampTo(measure.range, value));
  }
}
