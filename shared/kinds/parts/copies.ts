import type { SheetLevel } from '../../vocabulary/difficulty.ts';

/** One copy of a document's sheets: in one of its versions, from 0, and for whom it is. */
export interface SheetCopy {
  readonly version: number;
  /** The name of a pupil; absent where it is for anybody. */
  readonly name?: string | undefined;
}

/** Describes the version that a sheet belongs to. */
export interface VersionDescription {
  /** "A"; empty where all sheets of a difficulty are in one order. */
  readonly letter: string;
  readonly level: SheetLevel;
  /** The label of the copy on the sheet: "A", "A •", or empty. */
  readonly label: string;
}

/** Names the copies that one PDF holds: one for each pupil of a class, or one version alone, from 0. */
export type FurtherCopies = 'class' | number;
