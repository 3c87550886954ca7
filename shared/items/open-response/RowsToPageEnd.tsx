import type { ReactNode } from 'react';
import { Unit, useStretch } from '../../paper/draw/Unit.tsx';

/** A page takes half a px more than it has. */
const TOLERANCE = 0.5;

/** Returns how many more rows of this height, in px, the rest of the page holds. */
export const useRowsToPageEnd = (height: number): number => Math.floor((useStretch() + TOLERANCE) / height);

/** Renders the rows of an item that fills its page; they take only the room that is left. */
export function RowsToPageEnd({ index, children }: { index: number; children: ReactNode }) {
  const height = useStretch();
  return (
    <Unit index={index} fillsPage>
      <div style={{ height }}>{children}</div>
    </Unit>
  );
}
