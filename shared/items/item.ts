import * as z from 'zod/mini';
import { isBlank } from '../text/plain-text.ts';
import { CONTENTS } from './contents.ts';
import type { ItemType } from './kinds.ts';
import { itemEnvelope } from './parts/envelope.ts';

/** Which answer is correct; the words of an option; one half of a pair. */
export type Forgotten = 'answer' | 'option' | 'pair';

/* @__NO_SIDE_EFFECTS__ */
const itemOf = <const T extends ItemType>(type: T) =>
  itemEnvelope<T, (typeof CONTENTS)[T]['schema']>(type, CONTENTS[type].schema);

export const worksheetItem = z.discriminatedUnion('type', [
  itemOf('section_header'),
  itemOf('divider'),
  itemOf('page_break'),
  itemOf('instruction'),
  itemOf('word_bank'),
  itemOf('multiple_choice'),
  itemOf('word_scramble'),
  itemOf('fill_in_the_blank'),
  itemOf('handwriting'),
  itemOf('open_response'),
  itemOf('matching'),
  itemOf('blank_space'),
  itemOf('basic_text'),
  itemOf('checklist'),
]);
export type WorksheetItem = z.output<typeof worksheetItem>;
export type ItemOf<T extends ItemType> = Extract<WorksheetItem, { type: T }>;

/** A new item of the type, in its default empty state. */
export function emptyItem<T extends ItemType>(type: T, id: string): ItemOf<T> {
  return worksheetItem.parse({ id, type, data: CONTENTS[type].empty() }) as ItemOf<T>;
}

// CONTENTS is a literal of as many shapes as there are types; what reads one entry for one item is
// matched by the type tag, which TypeScript cannot follow through an index.
type AnyKind = {
  isEmpty(data: unknown): boolean;
  excerpt(data: unknown): string;
  forgotten?(data: unknown): readonly Forgotten[];
};
const kindOf = (item: WorksheetItem) => CONTENTS[item.type] as unknown as AnyKind;

/** Whether the item is still in its default empty state: it is then deleted without asking. */
export const isEmptyItem = (item: WorksheetItem): boolean =>
  isBlank(item.prompt) && kindOf(item).isEmpty(item.data);
/** What a person may have forgotten in it. */
export const forgottenIn = (item: WorksheetItem): readonly Forgotten[] =>
  kindOf(item).forgotten?.(item.data) ?? [];
/** One line that tells the item from others of its type. */
export const itemExcerpt = (item: WorksheetItem): string => kindOf(item).excerpt(item.data);
