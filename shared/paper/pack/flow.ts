/** The smallest piece that no page break goes through; lengths in px. */
export interface FlowUnit {
  readonly height: number;
  /** Never the last of its block on a page, where the block splits. */
  readonly keepWithNext: boolean;
}

/** A piece of the document as pagination sees it. */
export interface FlowBlock {
  readonly units: readonly FlowUnit[];
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
}
