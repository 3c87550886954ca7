import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { usePlainMaths } from '../../richtext/use-plain-maths.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { createLinePasteHandler, type PastedAt } from './paste-rows.ts';
import { useNewEntry } from './use-new-entry.ts';

export interface WordRow {
  readonly text: string;
  /** The path of the text within its item, where the rows are not a list of their own. */
  readonly field?: string;
  /** Why it cannot be changed here, in a word or two. */
  readonly fixed?: string;
  /** A note beside the text. */
  readonly note?: string;
}

export interface WordRowsProps {
  /** The noun of a row: "Word" makes "Word 1" and "Delete word 1". */
  readonly name: string;
  /** The path of the texts within their item, where they are on the sheet one by one. */
  readonly field?: string;
  readonly addLabel: string;
  /** The words in a row without text. */
  readonly placeholder?: string;
  readonly rows: readonly WordRow[];
  /** Adds texts after the row, or at the end. */
  readonly onAdd: (texts: readonly string[], after?: number) => void;
  readonly onType: (index: number, text: string) => void;
  /** Called where somebody types into a row that cannot be changed here. */
  readonly onTypeFixed?: (index: number) => void;
  readonly onRemove: (index: number) => void;
  /** Returns what puts a row back as it is now; without it, its text alone comes back. */
  readonly keepRow?: (index: number) => () => void;
  readonly onMove?: (from: number, to: number) => void;
  /** How quickly rows make room for a dragged one. */
  readonly pace?: 'quick' | 'slow';
  /** True for the last row, which cannot be deleted. */
  readonly keepsLast?: boolean;
  /** How many rows there may be. */
  readonly limit: number;
  /** The most characters of a row; longer text is cut there, with a message. */
  readonly longest: number;
  /** What is written between dollar signs is a formula; left out where letters are scrambled or counted. */
  readonly hasMaths?: boolean;
  /** Controls beside a row's text. */
  readonly beside?: (index: number) => ReactNode;
  /** Controls below a row. */
  readonly below?: ((index: number) => ReactNode) | undefined;
}

interface RowProps extends WordRowsProps {
  readonly index: number;
  readonly handle: ReactNode;
  readonly onPress: (index: number, event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPasteLines: (lines: readonly string[], at: PastedAt) => void;
}

/** Tells whether a key would change a text. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/** Renders one row: its handle, its text, and the controls beside and below it. */
export function Row({ name, rows, index, handle, keepsLast, ...props }: RowProps) {
  const row = rows[index];
  const noteId = useId();
  const maths = usePlainMaths({ value: row?.text ?? '', onChange: (text) => props.onType(index, text) });
  if (!row) return null;
  const hasMaths = props.hasMaths === true && row.fixed === undefined;
  const label = `${name} ${index + 1}`;
  const isFull = row.text.length >= props.longest;
  const note = row.fixed ?? (isFull ? `At most ${props.longest} characters` : row.note);
  const isLast = keepsLast && rows.length === 1;
  return (
    <>
      <div className="word-row" {...(hasMaths && maths.around)}>
        <input
          data-row={index}
          data-field={row.field ?? (props.field && `${props.field}.${index}`)}
          dir="auto"
          aria-label={label}
          aria-describedby={note && noteId}
          placeholder={props.placeholder}
          value={props.hasMaths ? maths.shown : row.text}
          readOnly={row.fixed !== undefined}
          onChange={({ target }) => (hasMaths ? maths.type(target.value) : props.onType(index, target.value))}
          onKeyDown={(event) => {
            if (row.fixed !== undefined && isTyping(event)) props.onTypeFixed?.(index);
            props.onPress(index, event);
          }}
          onPaste={createLinePasteHandler((lines, replaces) =>
            props.onPasteLines(lines, { place: index, replaces }),
          )}
          // A space at the end may be the one before the next word, while the text is written.
          onBlur={() => row.text !== row.text.trim() && !maths.isOpen && props.onType(index, row.text.trim())}
        />
        {hasMaths && maths.tools}
        {note && (
          <span id={noteId} className="caption word-row-note">
            {note}
          </span>
        )}
        {props.beside?.(index)}
        {row.fixed === undefined && !isLast && (
          <IconButton
            label={`Delete ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            icon={X}
            onPress={() => props.onRemove(index)}
          />
        )}
        {handle}
      </div>
      {props.below?.(index)}
    </>
  );
}

interface AddFieldProps {
  readonly field: string | undefined;
  readonly label: string;
  readonly onAdd: (texts: readonly string[]) => void;
  /** Shift and Enter: to the row above. */
  readonly onBack: () => void;
}

/** Renders the field whose text becomes a new row. */
export function AddField({ field, label, onAdd, onBack }: AddFieldProps) {
  const entry = useNewEntry(onAdd);
  return (
    <input
      {...entry}
      data-add=""
      data-field={field}
      dir="auto"
      className="word-add"
      aria-label={label}
      placeholder={label}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        onBack();
      }}
    />
  );
}
