import type { SheetLevel } from '../../vocabulary/difficulty.ts';

/** One copy of a document's sheets: in one of its versions, from 0, and for whom it is. */
export interface SheetCopy {
  readonly version: number;
  /** The name of a pupil; absent where it is for anybody. */
  readonly name?: string | undefined;
}

/** Says what a sheet is, besides the document. */
export interface VersionDescription {
  /** "A"; empty where all sheets of a difficulty are in one order. */
  readonly letter: string;
  readonly level: SheetLevel;
  /** What the sheet says of it: "A", "A •", empty. */
  readonly label: string;
}

/** Names the copies that one PDF holds: one for each pupil of a class, or one version alone, from 0. */
export type FurtherCopies = 'class' | number;
