import type { ReactNode } from 'react';
import type { WithOptions } from '#shared/items/parts/item-options.ts';
import type { Path } from '../../document/path.ts';

/** The options of an item, and how they are called there. */
export interface OptionListProps {
  readonly id: string;
  readonly data: WithOptions;
  readonly path: Path<WithOptions>;
  /** The heading over the list: "Options". */
  readonly label: string;
  /** The noun of an entry, after an article: "an option". */
  readonly noun: string;
  /** The mark before an entry on the paper: its letter, its box. */
  readonly mark: (index: number) => ReactNode;
  /** The accessible name of an entry: "Option B". */
  readonly nameOf: (index: number) => string;
  /** A control at the end of each row, under this heading. */
  readonly aside?: { readonly heading: string; readonly at: (index: number) => ReactNode };
  /** Controls below the options. */
  readonly hint?: ReactNode;
  /** True where options can be neither added nor removed. */
  readonly isFixed?: boolean;
}
