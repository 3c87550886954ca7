import { maskCode, type Span } from './inline.ts';
import type { Candidate, Label } from './labels.ts';

/** One line of what was pasted. */
export interface Line {
  readonly label: Label | null;
  /** The text without its label, trimmed. */
  readonly spans: readonly Span[];
  /** The line without its marks, with code masked: it says what the line is. */
  readonly text: string;
  /** The text with its label. */
  readonly whole: readonly Span[];
}

/** Puts the label of a line back before its words. */
export const keepLabel = (line: Line): Line => ({
  ...line,
  label: null,
  spans: line.whole,
  text: maskCode(line.whole),
});

/** One line before the lines around it say which label it has. */
export interface RawLine {
  readonly candidate: Candidate | null;
  /** The label that its list gives it; null outside of lists. */
  readonly listed: Label | null;
  /** The text with its label, trimmed. */
  readonly spans: readonly Span[];
  readonly text: string;
  readonly isAfterBlank: boolean;
}
