import type { RichTextValue } from '../../text/rich-text.ts';

/** A text that is printed above the items. */
export interface HeadText {
  /** The field to go to. */
  readonly where: string;
  /** Begins a sentence about what it has: "The instructions have". */
  readonly subject: string;
  readonly text: RichTextValue;
}
