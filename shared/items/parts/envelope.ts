import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { requiredNumberField } from '../../range-fields.ts';
import { hexColor, richTextField } from '../../text/schema.ts';
import { COLUMN_COUNTS, type ColumnCount } from '../../vocabulary/columns.ts';
import { LEVELS, type Level } from '../../vocabulary/difficulty.ts';
import { type KeptLink, keptLink } from '../../vocabulary/kept-link-field.ts';
import { numbering } from '../../vocabulary/numbering-field.ts';
import { type ItemPoints, itemPoints } from '../../vocabulary/points-field.ts';
import { booleanField, identifier, objectField } from '../../vocabulary/schema-fields.ts';
import { SHOWN_ON, type ShownOn } from '../../vocabulary/shown-on.ts';
import { createBorderFields } from '../../vocabulary/style.ts';

export const ITEM_FONT_SIZE = defineRange({ min: 6, max: 64, step: 0.5, initial: 14, unit: 'pt' });

export const ITEM_ORDERS = ['fixed', 'with_above', 'starts_group'] as const;

/** Holds an item's own font size, border and background; a null font size means the document's. */
const itemStyle = objectField({
  font_size: z._default(z.nullable(requiredNumberField(ITEM_FONT_SIZE)), null),
  ...createBorderFields({ on: false }),
  /** The colour behind it, which is printed pale; absent where the paper is. */
  background: z.optional(hexColor),
});

/** Builds the schema of an item: the fields that every item has, around the data of its type. */
/* @__NO_SIDE_EFFECTS__ */
export const itemEnvelope = <const Type extends string, Data extends z.core.SomeType>(
  type: Type,
  data: Data,
) =>
  z.object({
    id: identifier,
    type: z.literal(type),
    data: z.prefault(data, {} as z.input<Data>),
    hide: booleanField(false),
    style: itemStyle,
    numbering,
    prompt: richTextField('text'),
    /** The points that its answer earns; absent where nobody said, so that older documents stay as they are. */
    points: z.optional(itemPoints),
    /** The one paper that it is printed on; absent where that is sheet and key. */
    shown_on: z.optional(z.enum(SHOWN_ON)),
    /**
     * The place of the item in the versions of a sheet: its own, or below the item above it; absent where it may
     * change. An item that starts a group moves too, and no question passes the line above it.
     */
    order: z.optional(z.enum(ITEM_ORDERS)),
    /** The item whose place it takes on the sheets of a difficulty; absent where it has a place of its own. */
    variant: z.optional(z.object({ of: identifier, level: z.enum(LEVELS) })),
    /** The columns that it is set in, side by side with its neighbours; absent where it follows the sheet. */
    columns: z.optional(z.literal(COLUMN_COUNTS)),
    /** It may go on on the next page, between its rows, rather than leave a page white; absent where it stays whole. */
    may_break: z.optional(z.literal(true)),
    /** The kept item that it is in step with; absent where it is its own. */
    kept: z.optional(keptLink),
  });

export type ItemStyle = z.output<typeof itemStyle>;

/** Describes an item by the data that its type holds. */
export interface ItemWith<Data> {
  readonly id: string;
  readonly hide: boolean;
  readonly style: ItemStyle;
  readonly numbering: z.output<typeof numbering>;
  readonly prompt: z.output<ReturnType<typeof richTextField>>;
  readonly points?: ItemPoints | undefined;
  readonly shown_on?: ShownOn | undefined;
  readonly order?: (typeof ITEM_ORDERS)[number] | undefined;
  readonly variant?: { readonly of: string; readonly level: Level } | undefined;
  readonly columns?: ColumnCount | undefined;
  readonly may_break?: true | undefined;
  readonly kept?: KeptLink | undefined;
  readonly data: Data;
}
