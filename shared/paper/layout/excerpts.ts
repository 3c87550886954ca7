/** Holds some lines of a text: from where to where in it, in px. */
export interface Excerpt {
  readonly top: number;
  readonly bottom: number;
}

/** Holds, by the index of a unit, which of its lines a page shows. */
export type Excerpts = ReadonlyMap<number, Excerpt>;

/** Shows every unit whole. */
export const WHOLE: Excerpts = new Map();
