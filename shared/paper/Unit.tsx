import { createContext, type ReactNode, use } from 'react';

/** Which units of a block its page shows: [from, to). */
export interface ShownUnits {
  readonly from: number;
  readonly to: number;
}
export const SliceContext = createContext<ShownUnits>({ from: 0, to: Number.POSITIVE_INFINITY });

interface UnitProps {
  /** Its place in the block, from 0. */
  readonly index: number;
  readonly keepWithNext?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

interface UnitAttributes {
  readonly className: string;
  readonly 'data-unit': '' | 'keep';
}

/** The attributes that make an element of any kind a unit; null where its page does not show it. */
export function useUnit(index: number, { keepWithNext = false, className = '' } = {}): UnitAttributes | null {
  const { from, to } = use(SliceContext);
  if (index < from || index >= to) return null;
  return {
    className: className ? `unit ${className}` : 'unit',
    'data-unit': keepWithNext ? 'keep' : '',
  };
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
