/** A glyph as a drawing, for what no letter stands for. All lengths are in thousandths of the font size. */
export interface Outline {
  readonly advance: number;
  readonly left: number;
  readonly right: number;
  /** Over the base line, and below it where negative. */
  readonly top: number;
  readonly bottom: number;
  /** The path of an SVG, its lengths counted downwards from the base line. */
  readonly path: string;
}

/** A sign that grows: its larger sizes, smallest first, and the parts of one that is larger still. */
export interface StretchedSign {
  readonly sizes: readonly Outline[];
  /** The parts of any length, from the foot upwards, or from the left. */
  readonly parts: readonly (Outline & { readonly isExtender: boolean })[];
}

type Constants = Readonly<Record<string, number>>;

/** What the font of formulas says of its letters and signs. */
export interface FontMetrics {
  readonly constants: Constants;
  /** The measures of each letter: how wide it is, how far its ink goes up, and how far its ink goes up at its foot. */
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
  /** How far a slanted letter leans over its width. */
  readonly italics: Readonly<Record<string, number>>;
  /** Where an accent stands over a letter, unless in its middle. */
  readonly accents: Readonly<Record<string, number>>;
  readonly upright: Readonly<Record<string, StretchedSign>>;
  readonly sideways: Readonly<Record<string, StretchedSign>>;
}
