import { type KeyboardEvent, useRef } from 'react';
import { addRow, moveRow } from '#shared/items/handwriting/rules.ts';
import type { HandwritingData } from '#shared/items/handwriting/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { usePanel } from '../../document/use-panel.ts';
import { getObjectKey } from '../../fields/object-key.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { useNewEntry } from '../parts/use-new-entry.ts';
import { RowEditor } from './RowEditor.tsx';
import './RowList.css';

interface RowListProps {
  readonly id: string;
  readonly data: HandwritingData;
  readonly live: HandwritingData;
}

/** Gives a text field the focus, the caret behind its text. */
function focusField(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** In px: a row with its styles, for those that are out of sight. */
const ROW_HEIGHT = 77;

/** The texts to trace, one a row, and the field that is always there to add one. */
export function RowList({ id, data, live }: RowListProps) {
  const { run } = usePanel(id, 'Edit handwriting');
  const list = useRef<HTMLDivElement>(null);
  const isFull = data.items.length >= OPTION_LIMIT;

  const fields = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-row-text]') ?? [])];
  /** Enter and Tab lead from text to text, with Shift to the one before; past the ends Tab leaves. */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = fields();
    const next = all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
    if (next || event.key === 'Enter') event.preventDefault();
    focusField(next);
  };
  // Once React has drawn the row; the caret goes on behind what was typed.
  const entry = useNewEntry((texts) => {
    for (const text of texts) run(live, addRow, { id: crypto.randomUUID(), text }, 'new rows');
    queueMicrotask(() => focusField(fields()[live.items.length - 1]));
  });

  return (
    <div className="row-list" ref={list}>
      <div className="option-list-head">
        <span>Words to trace</span>
      </div>
      <SortableList
        label="Words to trace"
        ids={live.items.map(getObjectKey)}
        rowHeight={ROW_HEIGHT}
        onMove={(from, to) => run(live, moveRow, { from, to })}
      >
        {(index, handle) => {
          const [row, liveRow] = [data.items[index], live.items[index]];
          return row && liveRow ? (
            <RowEditor
              id={id}
              index={index}
              handle={handle}
              row={row}
              liveRow={liveRow}
              data={data}
              live={live}
              onKeyDown={press}
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
