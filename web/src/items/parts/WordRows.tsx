import { Fragment, type ReactNode, useRef } from 'react';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from './LimitHint.tsx';
import { useWordRowEdits } from './use-word-row-edits.ts';
import { AddField, Row, type WordRowsProps } from './WordRow.tsx';
import './WordRows.css';

/**
 * Renders rows of plain text, and the field that adds one: typed text becomes a row, and each pasted entry a
 * row.
 */
export function WordRows(props: WordRowsProps) {
  const { name, rows, onMove, pace } = props;
  // A text has no identity but its place.
  const ids = rows.map((_, index) => `${name} ${index}`);
  const list = useRef<HTMLDivElement>(null);
  const edits = useWordRowEdits(props, list);
  const row = (index: number, handle: ReactNode) => (
    <Row
      {...props}
      onRemove={edits.remove}
      index={index}
      handle={handle}
      onPress={edits.press}
      onPasteLines={edits.paste}
    />
  );
  return (
    <div className="word-rows" ref={list}>
      {onMove ? (
        <SortableList
          ids={ids}
          rowHeight="37px"
          rendered={[edits.awaited === null ? null : ids[edits.awaited]]}
          {...(pace && { pace })}
          describe={(index) => describeRow(`${name} ${index + 1}`, rows[index]?.text ?? '')}
          onMove={onMove}
        >
          {row}
        </SortableList>
      ) : (
        ids.map((id, index) => <Fragment key={id}>{row(index, null)}</Fragment>)
      )}
      {rows.length < props.limit ? (
        <AddField
          field={props.field}
          label={props.addLabel}
          onAdd={edits.addOrPaste}
          onBack={() => edits.focus(rows.length - 1)}
        />
      ) : (
        <LimitHint limit={props.limit} what="rows" />
      )}
    </div>
  );
}
