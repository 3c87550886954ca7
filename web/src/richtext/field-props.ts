import type { RichTextValue, RichTextVariant } from '#shared/text/rich-text.ts';
import type { PasteLines, PasteQuestions } from './paste-handlers.ts';

export interface RichTextFieldProps {
  /** The variant decides what the field may hold: `title`, `text`, `line` or `body`. */
  variant: RichTextVariant;
  /** The path of the value within its item or document, by which a press on the sheet finds the field. */
  field?: string | undefined;
  /** Its name for assistive technology. */
  label: string;
  value: RichTextValue;
  /** Every change: a plain string where there are no marks and one paragraph, else the document. */
  onChange: (value: RichTextValue) => void;
  /** Enter: the next field, or a new one. Where it is left out, Enter makes a line in a field of several. */
  onEnter?: (() => void) | undefined;
  /** Several lines pasted into a field of one; where it is left out, they become one line. */
  onPasteLines?: PasteLines | undefined;
  /** Text pasted into a field of several lines that may be a test; where it is left out, it is text as any other. */
  onPasteQuestions?: PasteQuestions | undefined;
  placeholder?: string | undefined;
  /** True without a border of its own, for rows of a list. */
  isBare?: boolean | undefined;
}
