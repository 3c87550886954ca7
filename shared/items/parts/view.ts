import type { ComponentType } from 'react';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { ItemWith } from './envelope.ts';

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

/** Holds what draws an item type. */
export interface ItemDrawing<Data> {
  readonly View: ComponentType<ItemViewProps<Data>>;
  /** Describes what is expected as the answer, for the tables of a key; absent where nothing is to be solved. */
  describeAnswers?(drawn: ItemViewProps<Data>): AnswersOfItem;
}
