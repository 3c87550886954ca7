import { useRef } from 'react';
import type { HandwritingData } from '#shared/items/handwriting/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { PartProps } from '../../document/use-panel.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { RowEditor } from './RowEditor.tsx';
import { useRowEdits } from './use-row-edits.ts';
import './RowList.css';

/** The height of a row with its styles, for rows that are out of sight. */
const ROW_HEIGHT = '77px';

/** Renders the texts to trace, one in each row, and an empty field that adds one. */
export function RowList({ id, data, path }: PartProps<HandwritingData>) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useRowEdits({ id, data, path }, list);
  const isFull = data.items.length >= OPTION_LIMIT;

  return (
    <div className="row-list" ref={list}>
      <div className="caption option-list-head">
        <span>Words to trace</span>
      </div>
      <SortableList
        ids={data.items.map((row) => row.id)}
        rowHeight={ROW_HEIGHT}
        rendered={[rows.awaited === null ? null : data.items[rows.awaited]?.id]}
        describe={(index) => describeRow(`Row ${index + 1}`, data.items[index]?.subtitle ?? '')}
        onMove={rows.move}
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
              onRemove={() => rows.remove(index, row)}
              onKeyDown={rows.press}
              onPasteLines={(texts, replaces) => rows.paste(texts, { place: index, replaces })}
            />
          ) : null;
        }}
      </SortableList>
      {isFull ? (
        <LimitHint limit={OPTION_LIMIT} what="rows" />
      ) : (
        <input
          {...rows.entry}
          data-row-text
          className="option-add row-add"
          aria-label="Add words to trace"
          placeholder={data.items.length === 0 ? 'Type a word or a sentence to trace' : 'Add words to trace'}
          onKeyDown={rows.press}
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
