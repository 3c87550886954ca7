import type { RichTextValue } from '#shared/text/rich-text.ts';

/** Gets several lines that were pasted, and whether they replace what is in the field. */
export type PasteLines = (lines: readonly RichTextValue[], replaces: boolean) => void;

/** Gets text that may be the questions of a test; `insert` puts it into the field. */
export type PasteQuestions = (text: RichTextValue, insert: () => void) => void;
