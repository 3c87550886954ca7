import { createContext, type ReactNode, use } from 'react';

/** Which units of a block its page shows: [from, to). */
export interface ShownUnits {
  readonly from: number;
  readonly to: number;
  /** What a unit that fills its page is taller than it would be, in px. */
  readonly stretch: number;
}
export const SliceContext = createContext<ShownUnits>({ from: 0, to: Number.POSITIVE_INFINITY, stretch: 0 });

/** What the page has left for the unit that fills it, in px; 0 until that is known. */
export const useStretch = (): number => use(SliceContext).stretch;

interface UnitProps {
  /** Its place in the block, from 0. */
  readonly index: number;
  readonly keepWithNext?: boolean;
  /** The last unit of a block may fill its page: it draws itself taller by `useStretch()`. */
  readonly stretches?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

interface UnitAttributes {
  readonly className: string;
  readonly 'data-unit': '' | 'keep' | 'stretch';
  /** What is not counted when it is measured. */
  readonly 'data-stretch'?: number;
}

/** The attributes that make an element of any kind a unit; null where its page does not show it. */
export function useUnit(
  index: number,
  { keepWithNext = false, stretches = false, className: own = '' } = {},
): UnitAttributes | null {
  const { from, to, stretch } = use(SliceContext);
  if (index < from || index >= to) return null;
  const className = own ? `unit ${own}` : 'unit';
  if (stretches) return { className, 'data-unit': 'stretch', 'data-stretch': stretch };
  return { className, 'data-unit': keepWithNext ? 'keep' : '' };
}

/**
 * What no page break goes through. A view is its units one under the other, each with its own
 * padding and no margin, so that their heights add up; on a page that shows a part of the block the
 * others draw nothing.
 */
export function Unit({ index, children, ...options }: UnitProps) {
  const unit = useUnit(index, options);
  return unit && <div {...unit}>{children}</div>;
}
