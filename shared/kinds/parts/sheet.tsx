import './sheet.css';
import type { ReactNode } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import type { PaperBlock } from '../../paper/layout/paper-content.ts';

/** The flow settings of a sheet of cards: alone on its page, between page breaks. */
export const FLOW = { spaceBefore: 0, keepWithNext: false, breakAfter: false };

const NOTHING = <span hidden />;
/** Creates a page break. Its key is no id, because ids have no slash. */
export const createPageBreak = (name: string | number): PaperBlock => ({
  ...FLOW,
  key: `/break-${name}`,
  element: NOTHING,
  breakAfter: true,
  offScreen: 'static',
});

interface SheetUnitProps {
  /** The height above it on its page, in px. */
  readonly above: number;
  readonly children: ReactNode;
}

/** Takes no room in the flow: what is in it has places counted from the corner of the page's content box. */
export const SheetUnit = ({ above, children }: SheetUnitProps) => (
  <Unit index={0} isFlat className="card-sheet">
    <div className="card-sheet-places" style={{ marginTop: -above }}>
      {children}
    </div>
  </Unit>
);
