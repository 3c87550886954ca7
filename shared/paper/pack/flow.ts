/** The smallest piece that no page break goes through; lengths in px. */
export interface FlowUnit {
  readonly height: number;
  /** Never the last of its block on a page, where the block splits. */
  readonly keepWithNext: boolean;
  /** Drawn again above each later part of its block. */
  readonly repeats?: boolean;
  /** A line of a text that may be parted. */
  readonly isLine?: boolean;
}

/** A piece of the document as pagination sees it. */
export interface FlowBlock {
  readonly units: readonly FlowUnit[];
  /** The units before `end` that repeat: their height, in px, is taken again by each part that begins behind them. */
  readonly repeated?: { readonly end: number; readonly height: number } | undefined;
  /** The space before the block, unless it begins its page. */
  readonly spaceBefore: number;
  /** The height that every part of the block takes in addition to its units, such as a border. */
  readonly frame: number;
  readonly keepWithNext: boolean;
  /** Stays with the next where what is before it stays with this: nothing but a line between the two. */
  readonly transparent?: boolean;
  /** Draws nothing; what follows starts a page. */
  readonly breakAfter: boolean;
  /** Its last unit takes what is left of its page; what follows starts a page. */
  readonly fillsPage: boolean;
  /** How much lower its last unit may be where no page holds the block as it is, in px. */
  readonly shrinkableBy?: number;
  /** The page that it begins has no running head. */
  readonly withoutHeader?: boolean;
  /** The columns that it is set in, with its neighbours that ask for as many; absent where it is as wide as the page. */
  readonly columns?: { readonly count: number } | undefined;
  /** Goes on in the next column where it stands alone in columns. */
  readonly flowsAlone?: boolean;
  /** Goes on on the next page, or in the next column, rather than begin there: a long text in columns. */
  readonly flowsOn?: boolean;
  /** Does so by itself where it is long and would leave much of a page white: a list of options, of words to unscramble. */
  readonly flowsWhenLong?: boolean;
}

/**
 * Finds the units of a block that repeat; undefined where none does, or where a page would then lack the room for another
 * unit. `page` is its height, in px.
 */
export function findRepeated(units: readonly FlowUnit[], page: number): FlowBlock['repeated'] {
  const end = units.findLastIndex(({ repeats }) => repeats) + 1;
  if (end === 0) return undefined;
  const again = units.slice(0, end).filter(({ repeats }) => repeats);
  const height = again.reduce((sum, unit) => sum + unit.height, 0);
  return units.slice(end).some((unit) => unit.height + height > page) ? undefined : { end, height };
}
