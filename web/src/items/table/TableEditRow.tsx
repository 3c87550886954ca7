import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import type { TableCell } from '#shared/items/table/schema.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { RichText } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { describeTextBox, getFieldLook } from '../../richtext/field-look.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import type { ChosenCells } from './selected-area.ts';

interface TableEditRowProps {
  readonly id: string;
  readonly row: number;
  readonly columns: number;
  readonly cells: readonly TableCell[];
  /** Which cells are written in, a letter for each: "o", "<" or "^". */
  readonly shape: string;
  readonly path: Path<TableCell[]>;
  readonly isHead: boolean;
  /** The chosen columns; -1 where none is. */
  readonly from: number;
  readonly to: number;
  /** The column in which somebody writes; -1 in all other rows. */
  readonly written: number;
  /** The same function at each key. */
  readonly onChoose: (chosen: ChosenCells) => void;
}

/** Renders a row of cells to write in. It is drawn again where something in it changed. */
export const TableEditRow = memo(function TableEditRow(props: TableEditRowProps) {
  const { id, row, cells, columns, shape, path, isHead, from, to, written, onChoose } = props;
  return (
    <div className={isHead ? 'table-edit-row table-edit-titles' : 'table-edit-row'}>
      <button
        type="button"
        className="table-edit-head"
        aria-label={`Choose row ${row + 1}`}
        aria-pressed={from === 0 && to === columns - 1}
        onClick={() => onChoose({ from: { row, column: 0 }, to: { row, column: columns - 1 } })}
      >
        {row + 1}
      </button>
      {listShown(shape).map(({ column, width, isJoined }) =>
        isJoined ? (
          <div key={column} className="table-edit-joined" style={{ gridColumn: `span ${width}` }} />
        ) : (
          <EditedCell
            key={column}
            id={id}
            row={row}
            column={column}
            width={width}
            cell={cells[column] ?? EMPTY}
            path={path.at(column)}
            isChosen={column <= to && column + width > from}
            isWritten={column === written}
          />
        ),
      )}
    </div>
  );
});

const EMPTY: TableCell = { text: '' };

/** Lists what a row shows: cells with as many columns as they take, and the places of cells that reach into it from above. */
function listShown(shape: string): { column: number; width: number; isJoined: boolean }[] {
  const shown: { column: number; width: number; isJoined: boolean }[] = [];
  for (const [column, letter] of [...shape].entries()) {
    const last = shown.at(-1);
    if (last && (letter === '<' || (letter === '^' && last.isJoined))) last.width += 1;
    else shown.push({ column, width: 1, isJoined: letter === '^' });
  }
  return shown;
}

interface EditedCellProps {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly cell: TableCell;
  readonly path: Path<TableCell>;
  readonly isChosen: boolean;
  /** Its field has the focus, or had it last. */
  readonly isWritten: boolean;
}

const PLACEHOLDERS = { blank: 'Answer', checkbox: '' } as const;

/**
 * Renders a cell: its field where somebody writes, its words elsewhere. A field is an editor, of which a table of a hundred cells would
 * have a hundred, and each of them hears every move of the caret.
 */
const EditedCell = memo(function EditedCell(props: EditedCellProps) {
  const { id, row, column, width, cell, path, isChosen, isWritten } = props;
  const { set } = usePanel(id, 'Edit table');
  const box = useRef<HTMLDivElement>(null);
  // In the task of the press or the key that led here: the next letter is for the field.
  useLayoutEffect(() => {
    if (isWritten) focusEnd(box.current?.querySelector<HTMLElement>('[role=textbox]'));
  }, [isWritten]);
  const look = `table-edit-cell${cell.asks ? ` table-edit-${cell.asks}` : ''}${isChosen ? ' table-edit-chosen' : ''}`;
  const named = {
    field: `data.rows.${row}.${column}.text`,
    label: `Row ${row + 1}, column ${column + 1}`,
    placeholder: cell.asks ? PLACEHOLDERS[cell.asks] : '',
  };
  return (
    <div
      ref={box}
      className={look}
      data-cell={`${row}.${column}`}
      style={{ gridColumn: `span ${width}`, ...(cell.shade && { '--shade': cell.shade }) } as CSSProperties}
    >
      {isWritten ? (
        <RichTextField
          {...named}
          variant="text"
          isBare
          value={cell.text}
          onChange={(text: RichTextValue) => set(path, { text })}
        />
      ) : (
        <ReadCell {...named} text={cell.text} />
      )}
    </div>
  );
});

interface ReadCellProps {
  readonly field: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: RichTextValue;
}

/** Renders the words of a cell in which nobody writes now, in the look of its field, which takes its place with the focus. */
function ReadCell({ field, label, placeholder, text }: ReadCellProps) {
  const { class: className, ...named } = describeTextBox({
    id: '',
    field,
    label,
    placeholder,
    isMultiline: true,
    takesEnter: false,
  });
  return (
    <div className={getFieldLook({ isBare: true, isRoomy: false })}>
      <div
        {...named}
        id={undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is the way to its field
        tabIndex={0}
        data-read=""
        className={className}
        {...(isBlank(text) && { 'data-empty': '' })}
      >
        <RichText value={text} />
      </div>
    </div>
  );
}
