import type { ReadPicture } from '../items/parts/read-question.ts';
import type { PaperSize } from '../vocabulary/papers.ts';
import type { BORDER_STYLES } from '../vocabulary/style-choices.ts';

/** A line around a page: its width is in px. */
export interface SheetBorder {
  readonly style: (typeof BORDER_STYLES)[number];
  readonly width: number;
  readonly color: string;
}

/** Whose sheet it is, above everything else on the first page. */
export interface AskedLetterhead {
  readonly school: string;
  /** The lines below the school's name, in pieces; null is a line to write on. */
  readonly lines: readonly (readonly (string | null)[])[];
  readonly logo?: ReadPicture;
  /** The size of the student info in pt, after which the letterhead's own sizes go. */
  readonly size: number;
  readonly color: string;
}

/** The fields that students fill in, such as their name. */
export interface AskedStudentInfo {
  readonly fields: readonly string[];
  readonly isOnEveryPage: boolean;
}

/** The sheets that questions stand on, for formats that are printed. */
export interface AskedSheet {
  readonly paper: PaperSize;
  /** The language is read from right to left: what begins a line is at the right. */
  readonly isFromRight: boolean;
  /** A line is between columns. */
  readonly hasRule: boolean;
  /** The sides of the paper that have room for holes. */
  readonly holes: 'none' | 'one_sided' | 'two_sided';
  readonly border?: SheetBorder | undefined;
  readonly letterhead?: AskedLetterhead | undefined;
  readonly studentInfo?: AskedStudentInfo | undefined;
  /** What is at the foot of each page, from where the language begins; `{page}` and `{pages}` stand for numbers. */
  readonly footer?: readonly [start: string, middle: string, end: string] | undefined;
}
