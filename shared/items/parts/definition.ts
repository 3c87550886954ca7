import type { NumberRange } from '../../range.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { WordBankEntry } from '../../vocabulary/header.ts';
import type { PremiumFeature } from '../../vocabulary/premium-features.ts';
import type { ItemWith } from './envelope.ts';

/** Lists the groups of Add Item, in their order. */
export const ITEM_GROUPS = [
  'Directions',
  'Questions',
  'Activities',
  'Puzzles',
  'Organization',
  'Special',
] as const;

/** Names a premium feature that an item uses, and its field below `data`, such as "style.font". */
export type ItemPremiumUse =
  | { readonly feature: 'font'; readonly field: string; readonly font: FontId | null }
  | { readonly feature: Exclude<PremiumFeature, 'font'>; readonly field: string };

/** Describes a picture that the server refused, to the item that showed it. */
export interface RefusedPicture<Data> {
  /** The data before the picture was taken out. */
  readonly before: Data;
  /** The document's font size, in pt. */
  readonly bodySize: number;
  /** Tells whether a part of the data before holds the picture. */
  readonly held: (part: object) => boolean;
}

/** Names what is measured for an answer: how many lines, their height in inches, the height of an empty space in inches. */
export type MeasureName = 'lines' | 'line_height' | 'space';

/** A bounded number of an item, which several items are given together. */
export interface Measure<Data> {
  readonly range: NumberRange;
  /** Returns it; null where the data has none now. */
  get(data: Data): number | null;
  set(data: Data, value: number): void;
}

/** What a new item takes its look from. */
interface TakenOver<Data> {
  readonly first: ItemWith<Data> | undefined;
  readonly entry: WordBankEntry;
  /** The language of the document is read from right to left. */
  readonly isFromRight: boolean;
}

/** Describes an item type: its data, and everything that is known of it without drawing it. */
export interface ItemTypeDefinition<Data> {
  readonly label: string;
  /** The name of its icon; the editor has the drawing. */
  readonly icon: string;
  /**
   * The place of the type in Add Item: its group, and its position there from 1. One type takes the focus. It is absent as long as
   * documents with the type are read and none is made: a release that reads a type goes before the one that makes it.
   */
  readonly addItem?: {
    readonly group: (typeof ITEM_GROUPS)[number];
    readonly place: number;
    readonly takesFocus?: true;
  };
  /** Gives the item a number: true for questions and activities. */
  readonly isNumbered?: true;
  /** A new item skips its number until someone wants it; imported ones have theirs. */
  readonly beginsUnnumbered?: true;
  /** Keeps the item on the page of the one after it. */
  readonly keepsWithNext?: true;
  /** Lets the items above and below it belong together, like a heading above a line. */
  readonly isTransparent?: true;
  /** Goes on in the next column where it stands alone in columns: a text, a list. */
  readonly flowsInColumns?: true;
  /** Ends the page after the item. */
  readonly breaksPage?: true;
  /** False for a type that prints nothing to read or solve; true for all others. */
  readonly printsContent?: false;
  /** Makes the item a word bank: it holds the words of others, in the font that the document sets for its banks. */
  readonly isWordBank?: true;
  /** False for a type of which an item cannot be copied; true for all others. */
  readonly canDuplicate?: false;
  /** Begins a section, which goes on to the next item of such a type. */
  readonly beginsSection?: true;
  /** Counts what is answered one by one, such as its blanks; absent where there is one answer. */
  countParts?(data: Data): number;
  /**
   * Returns the data with what is computed written in, such as numbers at random; absent where all is as written. The same
   * seed gives the same text and the answer to it; without one, the data's own is taken. Numbers are written as the language of
   * the document does.
   */
  generate?(data: Data, seed: number | null, locale?: string): Data;
  /** The measures that several items are given together; absent where it has none. */
  readonly measures?: { readonly [Name in MeasureName]?: Measure<Data> };
  /** Returns the data with every size of its own `by` times as large; absent where it has none. */
  enlarge?(data: Data, by: number): Data;
  readonly schema: { readonly _zod: { readonly output: Data } };
  /** Returns the data of a new item. */
  empty(): Data;
  /** Tells whether the data is still that of a new item, which is deleted without asking. */
  isEmpty(data: Data): boolean;
  /** Returns one line that tells the item from others of its type; "" where it has no words. */
  excerpt(data: Data): string;
  /** Lists the item's words as lines of plain text, for other programs and for search; the excerpt where absent. */
  lines?(data: Data): readonly string[];
  /** Tells whether the data has something that releases before schema version 2 would drop. */
  usesNewest?(data: Data): boolean;
  /** Counts what it prints in rows below each other, each of 10 px at least; absent where it has no such rows. */
  countRows?(data: Data): number;
  /** The settings that an item has of its own in addition to the document's: a font size (pt), a border. */
  readonly ownStyle?: { readonly fontSize?: NumberRange; readonly border?: true };
  /** Lists the uses of premium features; a font counts only where it is a premium font. */
  premiumUses?(data: Data): readonly ItemPremiumUse[];
  /** Signs that it prints besides its texts, and that the fonts of a document may lack. */
  readonly signs?: string;
  /** Lists the words that the item has for a word bank. */
  listBankWords?(data: Data): readonly string[];
  /** Makes a new item look like the first one of its type, or else as the document's entry and the direction of its language say. */
  takeOver?(item: ItemWith<Data>, from: TakenOver<Data>): void;
  /** Takes out what was made for a picture that was then refused. */
  forgetPicture?(item: ItemWith<Data>, picture: RefusedPicture<Data>): void;
}
