import { range } from 'es-toolkit';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { placeCells } from '#shared/items/table/bands.ts';
import { type Area, insertRow } from '#shared/items/table/rules.ts';
import { COLUMN_LIMIT, countColumns, ROW_LIMIT, type TableData } from '#shared/items/table/schema.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { groupRuns, useVisibleListRows } from '../../fields/use-visible-list-rows.ts';
import { findPointAt } from '../../richtext/caret/point-at.ts';
import { createTabHandler } from '../../richtext/field-navigation.ts';
import { LimitHint } from '../parts/LimitHint.tsx';
import { type CellPlace, type ChosenCells, readPlace } from './selected-area.ts';
import { TableEditHead } from './TableEditHead.tsx';
import { TableEditRow } from './TableEditRow.tsx';
import { usePastedTables } from './use-pasted-tables.ts';

interface TableGridProps extends PartProps<TableData> {
  readonly area: Area;
  readonly onChoose: (chosen: ChosenCells) => void;
}

/** Tables of fewer rows are drawn whole. */
const LONG = 40;
/** The height of a row that is out of sight, in px. */
const ROW = 37;

const tab = createTabHandler('.table-edit-rows', '.table-edit-cell [role=textbox]');

/** Says for each row which of its cells are written in: "o" is one, "<" belongs to the one before it, "^" to one above. */
function listShapes(data: TableData): string[] {
  const shapes = data.rows.map((row) => row.map(() => 'o'));
  for (const { row, column, height, width } of placeCells(data))
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (y > 0) (shapes[row + y] as string[])[column + x] = '^';
        else if (x > 0) (shapes[row] as string[])[column + x] = '<';
  return shapes.map((shape) => shape.join(''));
}

/** Puts the caret where a press was, in the field that has taken the place of the pressed words. */
function placeCaretAt(press: MouseEvent, cell: Element | null): void {
  const point = findPointAt(press);
  if (point && cell?.contains(point.node)) document.getSelection()?.collapse(point.node, point.offset);
}

/** Returns what the focus, a press and Tab do in the cells, and the one in which somebody writes. */
function useCellHandlers({ id, data, path, onChoose }: TableGridProps, list: RefObject<HTMLElement | null>) {
  const { run } = usePanel(id, 'Edit table');
  const { length } = data.rows;
  const from = useRef({ row: 0, column: 0 });
  const [written, setWritten] = useState<CellPlace | null>(null);
  const addRow = (): boolean => {
    if (length >= ROW_LIMIT) return false;
    run(path, insertRow, length);
    // Once React has drawn the row.
    queueMicrotask(() => findCell(list.current, length)?.focus());
    return true;
  };
  // In the same task, so that the next key is written there.
  const write = (place: CellPlace) => flushSync(() => setWritten(place));
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const place = readPlace(target);
      if (!place) return;
      from.current = place;
      onChoose({ from: place, to: place });
      if (isRead(target)) write(place);
    },
    onMouseDownCapture: (event: MouseEvent) => {
      const place = readPlace(event.target);
      if (!place || !(event.shiftKey || isRead(event.target))) return;
      // With Shift it chooses cells, and no text; else the browser would put the caret into words that are gone.
      event.preventDefault();
      if (event.shiftKey) onChoose({ from: from.current, to: place });
      else {
        const cell = (event.target as Element).closest('[data-cell]');
        write(place);
        placeCaretAt(event, cell);
      }
    },
    onKeyDown: (event: KeyboardEvent) =>
      tab(event, readPlace(event.target)?.row === length - 1 ? addRow : undefined),
  };
  return { handlers, written };
}

/** Tells whether something is in a cell in which nobody writes. */
const isRead = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-read]') !== null;

/** Renders the cells of a table to write in; Tab in the last one adds a row. */
export function TableGrid(props: TableGridProps) {
  const { data, area, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const { handlers, written } = useCellHandlers(props, list);
  const paste = usePastedTables(props);
  const [isScrolled, setScrolled] = useState(false);
  const { rows } = data;
  const columns = countColumns(data);
  return (
    <div className="table-edit">
      <div
        className={isScrolled ? 'table-edit-scroll table-edit-scrolled' : 'table-edit-scroll'}
        style={{ '--columns': columns } as CSSProperties}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft !== 0)}
      >
        <TableEditHead columns={columns} rows={rows.length} area={area} onChoose={onChoose} />
        <div ref={list} className="table-edit-rows" {...handlers} onPasteCapture={paste}>
          <EditRows {...props} list={list} written={written} />
        </div>
      </div>
      <p className="panel-hint">
        Tab goes from cell to cell and adds a row at the end. Shift and a press choose several cells. Tables
        are pasted from Word, Docs, Excel and Sheets.
      </p>
      {rows.length >= ROW_LIMIT && <LimitHint limit={ROW_LIMIT} what="rows" />}
      {columns >= COLUMN_LIMIT && <LimitHint limit={COLUMN_LIMIT} what="columns" />}
    </div>
  );
}

interface EditRowsProps extends TableGridProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly written: CellPlace | null;
}

/** Renders the rows in sight, and room for the others. */
function EditRows(props: EditRowsProps) {
  const { id, data, path, area, onChoose, list, written } = props;
  const { rows, header_rows } = data;
  const columns = countColumns(data);
  const visible = useVisibleListRows(list, rows.length > LONG);
  const shapes = listShapes(data);
  const runs = groupRuns(
    range(rows.length),
    (row) => (row >= visible.first && row <= visible.last) || row === visible.focused,
  );
  return runs.map((run) => {
    if (typeof run !== 'number')
      return <div key={`before ${run.at(-1)}`} data-rows={run.length} style={{ height: run.length * ROW }} />;
    const isChosen = run >= area.top && run <= area.bottom;
    return (
      <TableEditRow
        key={run}
        id={id}
        row={run}
        columns={columns}
        cells={rows[run] ?? []}
        shape={shapes[run] ?? ''}
        path={path.at('rows').at(run)}
        isHead={run < header_rows}
        from={isChosen ? area.left : -1}
        to={isChosen ? area.right : -1}
        written={written?.row === run ? written.column : -1}
        onChoose={onChoose}
      />
    );
  });
}

/** Finds where the first cell of a row is written. */
const findCell = (list: HTMLElement | null, row: number): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-cell="${row}.0"] [role=textbox]`) ?? null;
