import * as z from 'zod/mini';
import { flag, identifier, section } from '../document/fields.ts';
import { numbering } from '../document/numbering.ts';
import { borderFields } from '../document/style.ts';
import { boundedNumber, range } from '../range.ts';
import { isBlank } from '../text/plain-text.ts';
import { richText } from '../text/schema.ts';
import { CONTENTS } from './contents.ts';
import type { ItemType } from './kinds.ts';

/** Which answer is correct; the words of an option; one half of a pair. */
export type Forgotten = 'answer' | 'option' | 'pair';

export const ITEM_FONT_SIZE = range({ min: 6, max: 64, step: 0.5, initial: 14, unit: 'pt' });

/** An item's own type and border; a null font size is the document's. */
const itemStyle = section({
  font_size: z._default(z.nullable(boundedNumber(ITEM_FONT_SIZE)), null),
  ...borderFields({ on: false }),
});

/* @__NO_SIDE_EFFECTS__ */
function itemOf<const T extends ItemType>(type: T) {
  const schema = CONTENTS[type].schema as (typeof CONTENTS)[T]['schema'];
  return z.object({
    id: identifier,
    type: z.literal(type),
    data: z.prefault(schema, {} as z.input<typeof schema>),
    hide: flag(false),
    style: itemStyle,
    numbering,
    prompt: richText('text'),
  });
}

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
