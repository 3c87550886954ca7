import type { ComponentType } from 'react';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { ItemWith } from './envelope.ts';

/** Stands for as many columns as have room, where they are counted. */
export const AUTOMATIC = 0;

/** The props of a view: the item as stored, and the values derived for it. */
export interface ItemViewProps<Data> {
  readonly item: ItemWith<Data>;
  /** The item's number in its format, or null. */
  readonly number: string | null;
  readonly answerKey: boolean;
  readonly style: DocumentStyle;
  /** The width of the column that it stands in, in px; that of the page where it is left out. */
  readonly width?: number;
  /** The document's language; that of a new document where it is left out. */
  readonly locale?: string;
}
/** An expected answer: as short as it is written down ("B"), and in words ("Evaporation"). */
export interface ExpectedAnswer {
  readonly short: string;
  readonly long: string;
}

/** The answers of an item in the tables of a key. */
export interface AnswersOfItem {
  /** The words of the question. */
  readonly prompt: string;
  readonly answers: readonly ExpectedAnswer[];
  /** True for a question whose answer nobody wrote down. */
  readonly isOpen?: boolean;
}

/** Describes answers that are short enough in words. */
export const toAnswers = (texts: readonly string[]): ExpectedAnswer[] =>
  texts.filter((text) => text.trim() !== '').map((text) => ({ short: text, long: text }));

/**
 * Names a thing that a user may have left out: the correct answer, an option's words, half of a pair, all pairs, a row's words, a
 * picture, a label's words, a clue, all problems to calculate.
 */
export type MissingPart =
  | 'answer'
  | 'option'
  | 'pair'
  | 'pairs'
  | 'row'
  | 'picture'
  | 'label'
  | 'clue'
  | 'problems';

/** The type of an item, and the width that it has besides its number and border; in px. */
export interface ColumnRoom {
  readonly font: FontId;
  readonly fontSize: number;
  readonly width: number;
}

/** Holds what draws an item type, and what is known only of items that there are: it loads with the first item. */
export interface ItemDrawing<Data> {
  readonly View: ComponentType<ItemViewProps<Data>>;
  /** Describes what is expected as the answer, for the tables of a key; absent where nothing is to be solved. */
  describeAnswers?(drawn: ItemViewProps<Data>): AnswersOfItem;
  /**
   * Returns the data with the parts that may change their order shuffled, such as options; absent where nothing
   * may. The same seed gives the same order.
   */
  deal?(data: Data, seed: number): Data;
  /** Tells whether it can be read in a column of that width, in px; absent where it can wherever its type has room. */
  hasRoom?(data: Data, room: ColumnRoom): boolean;
  /** The columns of its options or words, which several items are given together; absent where it has none. */
  readonly columns?: {
    /** Counts them, or returns `AUTOMATIC`; null where the data has none now. */
    count(data: Data): number | null;
    /** Sets them, as many as the data may have; `style` is that of the document. */
    set(item: ItemWith<Data>, columns: number, style: DocumentStyle): void;
    /** They may be as many as have room: `AUTOMATIC`. */
    readonly canBeAutomatic?: true;
  };
  /**
   * Lists what `deal` shuffled in its printed order; absent where the data itself has that order. Two that are equal are
   * printed alike.
   */
  listShuffled?(data: Data): readonly unknown[];
  /** Lists what is not written yet, as a document in the language `locale` reads it. */
  findMissing?(data: Data, locale: string): readonly MissingPart[];
}
