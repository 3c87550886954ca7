import type { Dimension } from '#shared/kinds/bingo/choices.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import type { PageSetup, Sides } from '#shared/kinds/flashcard/page-setups.ts';

/** A picture on the sheet, beside an item that it moves with; in px of a Letter sheet. */
export interface TemplateSticker {
  readonly picture: object;
  /** The place of the item in the list, from 0. */
  readonly item: number;
  readonly x: number;
  /** The height of its middle below the item's beginning. */
  readonly middle: number;
  readonly width: number;
}

/** A document ready to be used and changed. What it leaves out has its default. */
export interface TemplateDocument {
  readonly entity_type: EntityType;
  readonly title: string;
  /** An item that another one names, as a word bank is, has an id; it gets a new one in each document. */
  readonly items: readonly object[];
  readonly stickers?: readonly TemplateSticker[];
  readonly page_setup?: PageSetup;
  readonly sides?: Sides;
  readonly style?: object;
  /** The columns of a worksheet. */
  readonly columns?: object;
  readonly locale?: string;
  readonly student_fields?: readonly string[];
  /** Type and pictures that grow with the cards or the grid, as in a new document. */
  readonly automatic_sizes?: { readonly font?: boolean; readonly images?: boolean };
  readonly instruction?: object;
  /** The size of a game's cards. */
  readonly dimension?: Dimension;
  readonly free_spaces?: readonly number[];
  readonly free_space_preset?: number;
  readonly free_space_image?: object;
  readonly show_top_word?: 0 | 1;
  readonly cards_per_page?: number;
  readonly font_size?: number;
  readonly call_list?: object;
}
