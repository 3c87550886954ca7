import type { ReactNode } from 'react';
import type { BlockColumns } from '../layout/paper-content.ts';
import type { PlacedSlice } from '../layout/placed-page.ts';
import { getColumnWidth } from '../sheet/page-sizes.ts';

interface ColumnsProps {
  readonly place: NonNullable<PlacedSlice['column']>;
  readonly columns: BlockColumns;
  /** Renders what stands in the column with that place, from 0. */
  readonly children: (at: number) => ReactNode;
}

/**
 * Renders columns side by side, each whole before the next: so they are read, also in a PDF. All are as high as the tallest, and so
 * is the line between them.
 */
export function Columns({ place: { count, spaceBefore }, columns, children }: ColumnsProps) {
  const style = { width: getColumnWidth(columns.count) };
  return (
    <div
      className={columns.rule ? 'columns columns-ruled' : 'columns'}
      dir={columns.dir}
      style={{ marginTop: spaceBefore }}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={at} className="column" style={style}>
          {children(at)}
        </div>
      ))}
    </div>
  );
}
