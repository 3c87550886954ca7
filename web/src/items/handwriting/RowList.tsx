import { type KeyboardEvent, useRef } from 'react';
import { addRow, insertRow, moveRow, removeRow, setRowText } from '#shared/items/handwriting/rules.ts';
import type { HandwritingData, HandwritingRow } from '#shared/items/handwriting/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { type PastedAt, pasteRows } from '../parts/paste-rows.ts';
import { useNewEntry } from '../parts/use-new-entry.ts';
import { RowEditor } from './RowEditor.tsx';
import './RowList.css';

interface RowListProps {
  readonly id: string;
  readonly data: HandwritingData;
  readonly path: Path<HandwritingData>;
}

/** Gives a text field the focus, the caret behind its text. */
function focusField(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The height of a row with its styles, in px, for rows that are out of sight. */
const ROW_HEIGHT = '77px';

/** Renders the texts to trace, one in each row, and an empty field that adds one. */
export function RowList({ id, data, path }: RowListProps) {
  const editor = useEditor();
  const { run } = usePanel(id, 'Edit handwriting');
  const list = useRef<HTMLDivElement>(null);
  const isFull = data.items.length >= OPTION_LIMIT;

  const fields = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-row-text]') ?? [])];
  /**
   * Moves the focus with Enter and Tab from text to text, with Shift backwards; at either end Tab leaves the
   * list.
   */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = fields();
    const next = all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
    if (next || event.key === 'Enter') event.preventDefault();
    focusField(next);
  };
  // Once React has drawn the row; the caret goes on behind what was typed.
  const paste = (texts: readonly string[], at: PastedAt) => {
    const rows = editor.read(path)?.items ?? [];
    editor.batch('Paste rows', () => {
      const last = pasteRows(texts, at, {
        count: rows.length,
        limit: OPTION_LIMIT,
        what: 'rows',
        isEmpty: (place) => rows[place]?.subtitle.trim() === '',
        write: (place, text) => run(path.at('items').entry(rows[place]?.id ?? ''), setRowText, text),
        insert: (place, text) => run(path, addRow, { id: crypto.randomUUID(), text, after: place - 1 }),
      });
      queueMicrotask(() => focusField(fields()[last]));
    });
  };
  const remove = (index: number, row: HandwritingRow) => {
    run(path, removeRow, index);
    queueMicrotask(() => focusField(fields()[index]));
    offerUndo(editor, `Row ${index + 1} deleted`, () => run(path, insertRow, { index, row }));
  };
  const entry = useNewEntry((texts) => {
    const [text = '', ...others] = texts;
    if (others.length > 0) return paste(texts, { place: data.items.length - 1, replaces: false });
    run(path, addRow, { id: crypto.randomUUID(), text }, 'new rows');
    queueMicrotask(() => focusField(fields()[(editor.read(path)?.items.length ?? 0) - 1]));
  });

  return (
    <div className="row-list" ref={list}>
      <div className="option-list-head">
        <span>Words to trace</span>
      </div>
      <SortableList
        ids={data.items.map((row) => row.id)}
        rowHeight={ROW_HEIGHT}
        describe={(index) => describeRow(`Row ${index + 1}`, data.items[index]?.subtitle ?? '')}
        onMove={(from, to) => run(path, moveRow, { from, to })}
      >
        {(index, handle) => {
          const row = data.items[index];
          return row ? (
            <RowEditor
              id={id}
              index={index}
              handle={handle}
              row={row}
              rowPath={path.at('items').entry(row.id)}
              data={data}
              path={path}
              onRemove={() => remove(index, row)}
              onKeyDown={press}
              onPasteLines={(texts, replaces) => paste(texts, { place: index, replaces })}
            />
          ) : null;
        }}
      </SortableList>
      {isFull ? (
        <LimitHint limit={OPTION_LIMIT} what="rows" />
      ) : (
        <input
          {...entry}
          data-row-text
          className="option-add row-add"
          aria-label="Add words to trace"
          placeholder={data.items.length === 0 ? 'Type a word or a sentence to trace' : 'Add words to trace'}
          onKeyDown={press}
        />
      )}
      {data.items.length > 0 && (
        <p className="panel-hint">
          Select letters to style only those. Enter or Tab goes on to the next row, the down arrow to a row’s
          styles.
        </p>
      )}
    </div>
  );
}
