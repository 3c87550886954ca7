import type { RichTextValue } from '../../text/rich-text.ts';

/** An option of a question that was read. */
export interface ReadOption {
  readonly text: RichTextValue;
  readonly correct: boolean;
}

/**
 * A question that was read from elsewhere, such as from a pasted test, before it is an item. Item types make one of it
 * (`fromQuestion`), whoever read it.
 */
export type ReadQuestion =
  /** One of its options is the answer. */
  | { readonly type: 'choice'; readonly prompt: RichTextValue; readonly options: readonly ReadOption[] }
  /** A text in which each row of three or more underscores is a gap; as many answers as gaps, or none. */
  | { readonly type: 'gaps'; readonly prompt: string; readonly answers: readonly string[] }
  /** The answer is written; `lines` is how many lines there were to write on, null where none were. */
  | {
      readonly type: 'open';
      readonly prompt: RichTextValue;
      readonly answer: RichTextValue;
      readonly lines: number | null;
    }
  /** No question: a heading, directions, a story. */
  | { readonly type: 'text'; readonly prompt: RichTextValue };
