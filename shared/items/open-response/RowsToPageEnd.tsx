import type { ReactNode } from 'react';
import { Unit, useStretch } from '../../paper/draw/Unit.tsx';

/** A page takes half a px more than it has. */
const TOLERANCE = 0.5;

/** How many more rows of that height, in px, the rest of the page holds. */
export const useRowsToPageEnd = (height: number): number => Math.floor((useStretch() + TOLERANCE) / height);

/** The rows of an item that fills its page; they take no room but what is left. */
export function RowsToPageEnd({ index, children }: { index: number; children: ReactNode }) {
  const height = useStretch();
  return (
    <Unit index={index} fillsPage>
      <div style={{ height }}>{children}</div>
    </Unit>
  );
}
