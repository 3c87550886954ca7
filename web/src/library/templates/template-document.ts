import type { EntityType } from '#shared/kinds/facts.ts';
import type { PageSetup, Sides } from '#shared/kinds/flashcard/page-setups.ts';

/** A document ready to be used and changed. What it leaves out has its default. */
export interface TemplateDocument {
  readonly entity_type: EntityType;
  readonly title: string;
  readonly items: readonly object[];
  readonly page_setup?: PageSetup;
  readonly sides?: Sides;
  readonly style?: object;
  /** Type and pictures that grow with the cards or the grid, as in a new document. */
  readonly automatic_sizes?: { readonly font?: boolean; readonly images?: boolean };
  readonly instruction?: object;
  /** The size of a game's cards. */
  readonly dimension?: number;
  readonly free_spaces?: readonly number[];
  readonly free_space_preset?: number;
  readonly show_top_word?: 0 | 1;
  readonly cards_per_page?: number;
  readonly font_size?: number;
  readonly call_list?: object;
}
