import type { ReactNode } from 'react';

/** One choice of a select, of segments or of tiles. */
export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown small under the label where there is room. */
  readonly note?: string;
  /** Marked as premium; it stays usable to try. */
  readonly premium?: boolean;
  readonly isDisabled?: boolean;
  /** A small true drawing, for tiles. */
  readonly drawing?: ReactNode;
  /** The CSS font family of the label, for lists of fonts. */
  readonly fontFamily?: string;
}
