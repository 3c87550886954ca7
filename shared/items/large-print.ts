import { clampTo, type Range } from '../range.ts';
import { BLANK_HEIGHT } from './blank-space/schema.ts';
import type { ItemOf, WorksheetItem } from './item.ts';
import type { ItemType } from './kinds.ts';
import { ANSWER_HEIGHT, SHORT_LINE } from './open-response/schema.ts';

type Enlarge<T extends ItemType> = (data: ItemOf<T>['data'], by: number) => ItemOf<T>['data'];

/** Has no sizes but those of the body. */
const unchanged = <Data>(data: Data): Data => data;

/** What is already as large as a page can hold stays so. */
const within = (bounds: Range, length: number): number => clampTo(bounds, length);

/** Fewer columns, so that a text breaks no more often than it did. */
const fewer = <Data extends { number_of_columns: number }>(data: Data, by: number): Data => ({
  ...data,
  number_of_columns: Math.max(1, Math.floor(data.number_of_columns / by)),
});

/** How the sizes grow that an item of each type has of its own. Counts of lines and texts stay. */
const ENLARGE = {
  section_header: (data, by) => ({ ...data, font_size: data.font_size * by }),
  instruction: (data, by) => ({
    ...data,
    style: { ...data.style, font_size: data.style.font_size * by },
  }),
  divider: (data, by) => ({
    ...data,
    line_weight: data.line_weight * by,
    top_padding: data.top_padding * by,
    bottom_padding: data.bottom_padding * by,
  }),
  open_response: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    line_length: within(SHORT_LINE, data.line_length * by),
    answer_height: within(ANSWER_HEIGHT, data.answer_height * by),
  }),
  multiple_choice: fewer,
  fill_in_the_blank: fewer,
  word_scramble: (data, by) => ({ ...fewer(data, by), line_length: data.line_length * by }),
  handwriting: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    spacing: data.spacing * by,
  }),
  matching: (data, by) => {
    const { images } = data.settings;
    return { ...data, settings: { ...data.settings, images: { ...images, size: images.size * by } } };
  },
  blank_space: (data, by) => ({ ...data, height: within(BLANK_HEIGHT, data.height * by) }),
  page_break: unchanged,
  basic_text: unchanged,
  checklist: unchanged,
  word_bank: unchanged,
} satisfies { [T in ItemType]: Enlarge<T> };

/** The item with every size of its own `by` times as large. */
export function enlargeItem(item: WorksheetItem, by: number): WorksheetItem {
  // The registry pairs each type with its function; the tag says which one this item is.
  const enlarge = ENLARGE[item.type] as unknown as (data: unknown, by: number) => unknown;
  const { font_size } = item.style;
  const style = { ...item.style, font_size: font_size === null ? null : font_size * by };
  return { ...item, style, data: enlarge(item.data, by) } as WorksheetItem;
}
