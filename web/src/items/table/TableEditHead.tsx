import { range } from 'es-toolkit';
import type { Area } from '#shared/items/table/rules.ts';
import type { ChosenCells } from './selected-area.ts';

interface TableEditHeadProps {
  readonly columns: number;
  readonly rows: number;
  readonly area: Area;
  readonly onChoose: (chosen: ChosenCells) => void;
}

/** Renders a button above each column, which chooses all of it, and one for the whole table. */
export function TableEditHead({ columns, rows, area, onChoose }: TableEditHeadProps) {
  const isTall = area.top === 0 && area.bottom === rows - 1;
  const chooseColumns = (first: number, last: number) =>
    onChoose({ from: { row: 0, column: first }, to: { row: rows - 1, column: last } });
  return (
    <div className="table-edit-row table-edit-heads">
      <button
        type="button"
        className="table-edit-head"
        aria-label="Choose all cells"
        aria-pressed={isTall && area.left === 0 && area.right === columns - 1}
        onClick={() => chooseColumns(0, columns - 1)}
      />
      {range(columns).map((column) => (
        <button
          key={column}
          type="button"
          className="table-edit-head"
          aria-label={`Choose column ${column + 1}`}
          aria-pressed={isTall && column >= area.left && column <= area.right}
          onClick={({ shiftKey }) =>
            shiftKey && isTall
              ? chooseColumns(Math.min(area.left, column), Math.max(area.right, column))
              : chooseColumns(column, column)
          }
        >
          {column + 1}
        </button>
      ))}
    </div>
  );
}
