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
  /** The text begins with the room for the answer, which stood before its number; absent elsewhere. */
  readonly hasRoom?: boolean;
  /** The answer that stood before its number; absent without one. */
  readonly answer?: string;
  /** It heads the questions below it; absent elsewhere. */
  readonly isHeading?: boolean;
}

/** Puts the label of a line back before its words. */
export const keepLabel = (line: Line): Line => ({
  ...line,
  label: null,
  spans: line.whole,
  text: maskCode(line.whole),
});

/** One line with what is known of it by its place. */
export interface PlacedLine {
  /** The text with its label. */
  readonly spans: readonly Span[];
  /** The label that its list gives it; null outside of lists. */
  readonly listed: Label | null;
  readonly isAfterBlank: boolean;
  /** It is a paragraph of a file or of a formatted text, which goes on in no other. */
  readonly isParagraph: boolean;
  /** The label as it stood, where another one takes its place; null elsewhere. */
  readonly shown: string | null;
  /** The room for the answer was moved behind its number; absent elsewhere. */
  readonly hasRoom?: boolean;
  /** The answer that stood there; absent without one. */
  readonly answer?: string;
  /** It heads the questions below it; absent elsewhere. */
  readonly isHeading?: boolean;
}

/** One line before the lines around it say which label it has. */
export interface RawLine extends PlacedLine {
  readonly candidate: Candidate | null;
  readonly text: string;
}
