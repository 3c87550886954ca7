import './sheet.css';
import type { ReactNode } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import type { PaperBlock } from '../../paper/layout/paper-content.ts';

/** How a sheet of cards stands in the flow: alone on its page, by the page breaks around it. */
export const FLOW = { spaceBefore: 0, keepWithNext: false, breakAfter: false };

const NOTHING = <span hidden />;
/** Its key is no id, as no card has a slash in its own. */
export const createPageBreak = (name: string | number): PaperBlock => ({
  ...FLOW,
  key: `/break-${name}`,
  element: NOTHING,
  breakAfter: true,
  isStatic: true,
});

interface SheetUnitProps {
  /** What stands above it on its page, in px. */
  readonly above: number;
  readonly children: ReactNode;
}

/** Takes no room in the flow: what is in it has places counted from the corner of the page's content box. */
export const SheetUnit = ({ above, children }: SheetUnitProps) => (
  <Unit index={0} className="card-sheet">
    <div className="card-sheet-places" style={{ marginTop: -above }}>
      {children}
    </div>
  </Unit>
);
