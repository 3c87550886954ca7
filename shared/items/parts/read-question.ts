import type { RichTextValue } from '../../text/rich-text.ts';

/** A picture of a question; its bytes are beside the questions, under its id. */
export interface ReadPicture {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  /** The width in px, as the picture is shown. */
  readonly width: number;
  /** Width over height. */
  readonly ratio: number;
}

/** An option of a question that was read: words, a picture or both. */
export interface ReadOption {
  readonly text: RichTextValue;
  readonly correct: boolean;
  readonly image?: ReadPicture;
}

/** Two sides that belong together. */
export interface ReadPair {
  readonly left: RichTextValue;
  readonly right: RichTextValue;
  readonly left_image?: ReadPicture;
  readonly right_image?: ReadPicture;
}

/** The points of a question. */
export interface AskedPoints {
  readonly value: number;
  readonly bonus: boolean;
  /** The points as a sheet says them, in its language: "(2 points)". */
  readonly words: string;
}

/**
 * A question between files and items: read from a pasted test or a file, or asked of an item to be written to one. Item
 * types make data of it (`fromQuestion`) and it of their data (`toQuestion`). Its `image` belongs to the prompt.
 */
export type ReadQuestion = AnyQuestion & {
  readonly points?: AskedPoints;
  /** Only the answer key prints it: a worked solution. */
  readonly shown_on?: 'key';
  /** The signs that were taken off its words and that someone should see: marks of the right answer, a stray number. */
  readonly taken?: readonly string[];
};

type AnyQuestion =
  /** One of its options is the answer, or any number of them where it says `several`. */
  | {
      readonly type: 'choice';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly options: readonly ReadOption[];
      readonly several?: boolean;
      /** The options are "true" and "false", in the words of a language. */
      readonly truth?: boolean;
    }
  /**
   * A text in which each row of three or more underscores is a gap; as many answers as gaps, or none. `wrong` are the
   * wrong choices of each gap, by its place; a gap without any is filled in.
   */
  | {
      readonly type: 'gaps';
      /** The instruction for the text; absent where the text has it. */
      readonly directions?: RichTextValue;
      readonly prompt: string;
      readonly image?: ReadPicture;
      readonly answers: readonly string[];
      readonly wrong?: readonly (readonly string[])[];
    }
  /** Each left side has its right one; `extras` are right sides that belong to none. */
  | {
      readonly type: 'pairs';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly pairs: readonly ReadPair[];
      readonly extras: readonly RichTextValue[];
    }
  /** The entries are in the right order. */
  | {
      readonly type: 'order';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly entries: readonly RichTextValue[];
    }
  /** The answer is written; `lines` is how many lines there were to write on, null where none were. */
  | {
      readonly type: 'open';
      readonly prompt: RichTextValue;
      readonly image?: ReadPicture;
      readonly answer: RichTextValue;
      readonly lines: number | null;
    }
  /** No question: a heading, directions, a story. */
  | { readonly type: 'text'; readonly prompt: RichTextValue; readonly image?: ReadPicture }
  /** A term and its definition: a flashcard. */
  | {
      readonly type: 'card';
      readonly term: RichTextValue;
      readonly definition: RichTextValue;
      readonly term_image?: ReadPicture;
      readonly definition_image?: ReadPicture;
    };
