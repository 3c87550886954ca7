import type { SheetLevel } from '../vocabulary/difficulty.ts';
import type { PaperSize } from '../vocabulary/papers.ts';

/** A box on a sheet, from its upper left corner, in mm. */
export interface BoxOnSheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bubble or box to mark, of an option as it was written, from 0. */
export interface RecordedOption {
  readonly option: number;
  readonly box: BoxOnSheet;
}

/** The kinds of places to write in: a rule, rows with guide lines, a place for one letter, a frame, empty room. */
export const PLACE_KINDS = ['line', 'guide', 'letter', 'box', 'space'] as const;

/** A place to write an answer in; those of an item are counted from 0 in reading order, over its sheets. */
export interface RecordedPlace {
  readonly place: number;
  readonly kind: (typeof PLACE_KINDS)[number];
  readonly box: BoxOnSheet;
}

/** An item, or the part of it that is on the sheet. */
export interface RecordedItem {
  readonly item: string;
  readonly box: BoxOnSheet;
  readonly options: readonly RecordedOption[];
  readonly places: readonly RecordedPlace[];
}

/** A sheet of a version, which is the same in every PDF that has it. */
export interface RecordedSheet {
  /** The page in the PDF of all versions, from 1. */
  readonly page: number;
  /** "A", or empty where there is one version alone. */
  readonly version: string;
  /** The difficulty of the sheet; null for the standard one. */
  readonly level: SheetLevel;
  /** The page within its version, from 1. */
  readonly sheet: number;
  readonly items: readonly RecordedItem[];
}

/** The layout record: the place of everything that a reader of marked sheets looks for. It is stored beside the PDF. */
export interface LayoutRecord {
  /** Rises with a change that a reader has to know of. */
  readonly format: 1;
  readonly document: string;
  readonly revision: number;
  readonly hash: string;
  readonly paper: PaperSize;
  readonly unit: 'mm';
  readonly sheets: readonly RecordedSheet[];
}
