import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import { type Excerpts, WHOLE } from '../layout/excerpts.ts';

/** The units of a block that its page shows: [from, to). */
export interface ShownUnits {
  readonly from: number;
  readonly to: number;
  /**
   * By how much the last unit is taller than measured to fill its page, in px; negative where it is shrunk.
   */
  readonly stretch: number;
  /**
   * For each unit that a page break goes through, the lines that this page shows; all other units are shown
   * whole.
   */
  readonly excerpts: Excerpts;
  /** True where the page draws again, above its own units, those before them that repeat. */
  readonly repeats?: boolean;
}

export const SliceContext = createContext<ShownUnits>({
  from: 0,
  to: Number.POSITIVE_INFINITY,
  stretch: 0,
  excerpts: WHOLE,
});

/**
 * Returns how much room the page has left for the unit that fills it, in px; negative where the unit must
 * shrink to fit the page; 0 until that is known.
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
  /** It takes no room in the flow: what is in it has places of its own, and its height is not measured. */
  readonly isFlat?: boolean;
  /** It is drawn again at the top of each later page of its block, as the heading of a table is. */
  readonly repeats?: boolean;
  readonly className?: string;
}

interface UnitProps extends UnitOptions {
  /** Its place in the block, from 0. */
  readonly index: number;
  readonly children?: ReactNode;
}

interface UnitAttributes {
  readonly className: string;
  /** Absent where it is drawn again: it was measured on its own page. */
  readonly 'data-unit'?: '' | 'keep' | 'stretch' | 'flat';
  readonly 'data-again'?: '';
  readonly 'data-repeats'?: '';
  /** The part of the height that measuring leaves out. */
  readonly 'data-stretch'?: number;
  readonly 'data-gives'?: number;
  readonly 'data-lines'?: 'whole' | 'excerpt';
  /** The height of the lines that are shown; a continued text has its number on the page before. */
  readonly style?: CSSProperties;
}

/** Returns the attributes that make any element a unit; null where its page does not show the unit. */
export function useUnit(
  index: number,
  {
    keepWithNext = false,
    fillsPage = false,
    lines = false,
    isFlat = false,
    shrinkableBy = 0,
    repeats = false,
    className: own = '',
  }: UnitOptions = {},
): UnitAttributes | null {
  const { from, to, stretch, excerpts, repeats: drawsAgain = false } = use(SliceContext);
  const className = own ? `unit ${own}` : 'unit';
  if (index < from && repeats && drawsAgain) return { className, 'data-again': '' };
  if (index < from || index >= to) return null;
  if (isFlat) return { className, 'data-unit': 'flat' };
  const lower = shrinkableBy > 0 ? { 'data-stretch': stretch, 'data-gives': shrinkableBy } : {};
  if (fillsPage) return { className, 'data-unit': 'stretch', 'data-stretch': stretch, ...lower };
  const again = repeats ? ({ 'data-repeats': '' } as const) : {};
  const unit = { className, 'data-unit': keepWithNext ? 'keep' : '', ...lower, ...again } as const;
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
 * Renders a text; where a page break goes through it, the whole text shifted behind its unit, so that this
 * page's lines show. The other lines are clipped, and clipped lines are not printed.
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
 * Renders the smallest piece that no page break goes through. A view is a stack of units, each with its own
 * padding and no margin, so that their heights add up; on a page that shows a part of the block the other
 * units render nothing.
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
