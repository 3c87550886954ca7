import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import { type Excerpts, WHOLE } from '../layout/excerpts.ts';

/** Which units of a block its page shows: [from, to). */
export interface ShownUnits {
  readonly from: number;
  readonly to: number;
  /** What a unit that fills its page is taller than it would be, in px, or one that gives way is lower. */
  readonly stretch: number;
  /** What its page shows of a text that a page break goes through, by its unit; of all others it shows all. */
  readonly excerpts: Excerpts;
}

export const SliceContext = createContext<ShownUnits>({
  from: 0,
  to: Number.POSITIVE_INFINITY,
  stretch: 0,
  excerpts: WHOLE,
});

/**
 * What the page has left for the unit that fills it, in px; less than 0 where a unit has to be lower than it is for the
 * page to hold it. 0 until that is known.
 */
export const useStretch = (): number => use(SliceContext).stretch;

interface UnitOptions {
  readonly keepWithNext?: boolean;
  /** The last unit of a block may fill its page: it draws itself taller by `useStretch()`. */
  readonly fillsPage?: boolean;
  /** By how much it may be lower, in px: `useStretch()` is less than 0 where no page holds the block. */
  readonly shrinkableBy?: number;
  /** It is text, and where it is long a page may end between two of its lines. */
  readonly lines?: boolean;
  readonly className?: string;
}

interface UnitProps extends UnitOptions {
  /** Its place in the block, from 0. */
  readonly index: number;
  readonly children?: ReactNode;
}

interface UnitAttributes {
  readonly className: string;
  readonly 'data-unit': '' | 'keep' | 'stretch';
  /** What is not counted when it is measured. */
  readonly 'data-stretch'?: number;
  readonly 'data-gives'?: number;
  readonly 'data-lines'?: 'whole' | 'excerpt';
  /** As tall as the lines that it shows; what goes on has its number on the page before. */
  readonly style?: CSSProperties;
}

/** The attributes that make an element of any kind a unit; null where its page does not show it. */
export function useUnit(
  index: number,
  {
    keepWithNext = false,
    fillsPage = false,
    lines = false,
    shrinkableBy = 0,
    className: own = '',
  }: UnitOptions = {},
): UnitAttributes | null {
  const { from, to, stretch, excerpts } = use(SliceContext);
  if (index < from || index >= to) return null;
  const className = own ? `unit ${own}` : 'unit';
  const lower = shrinkableBy > 0 ? { 'data-stretch': stretch, 'data-gives': shrinkableBy } : {};
  if (fillsPage) return { className, 'data-unit': 'stretch', 'data-stretch': stretch, ...lower };
  const unit = { className, 'data-unit': keepWithNext ? 'keep' : '', ...lower } as const;
  const excerpt = excerpts.get(index);
  if (!excerpt) return lines ? { ...unit, 'data-lines': 'whole' } : unit;
  const goesOn = excerpt.top > 0;
  return {
    ...unit,
    'data-lines': 'excerpt',
    style: { height: excerpt.bottom - excerpt.top, ...(goesOn && { listStyle: 'none' }) },
  };
}

/**
 * The whole of a text, drawn behind its unit so that the lines of this page stand in it; the text itself
 * where it is shown whole. The others are clipped, and what is clipped is not printed.
 */
export function Lines({ index, children }: { index: number; children: ReactNode }): ReactNode {
  const excerpt = use(SliceContext).excerpts.get(index);
  if (!excerpt) return children;
  return (
    <div className="unit-lines" style={{ top: -excerpt.top }}>
      {children}
    </div>
  );
}

/**
 * What no page break goes through. A view is its units one under the other, each with its own
 * padding and no margin, so that their heights add up; on a page that shows a part of the block the
 * others draw nothing.
 */
export function Unit({ index, children, ...options }: UnitProps) {
  const unit = useUnit(index, options);
  return (
    unit && (
      <div {...unit}>
        <Lines index={index}>{children}</Lines>
      </div>
    )
  );
}
