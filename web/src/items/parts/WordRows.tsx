import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { markFormulas } from '#shared/maths/find-formulas.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { focusEnd } from '../../richtext/focus-end.ts';
import { LimitHint } from './LimitHint.tsx';
import { type PastedAt, pasteRows } from './paste-rows.ts';
import { AddField, Row, type WordRowsProps } from './WordRow.tsx';
import './WordRows.css';

/**
 * Renders rows of plain text, and the field that adds one: typed text becomes a row, and each pasted entry a
 * row.
 */
export function WordRows(props: WordRowsProps) {
  const { name, rows, onAdd, onType, onRemove, onMove, pace } = props;
  // A text has no identity but its place.
  const ids = rows.map((_, index) => `${name} ${index}`);
  const list = useRef<HTMLDivElement>(null);
  // Once React has drawn the row; its text stays as it is, the caret goes behind it.
  const focus = (index: number) =>
    queueMicrotask(() => {
      const field = list.current?.querySelectorAll<HTMLInputElement>(':scope input[data-row]')[index];
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  const add = (texts: readonly string[], after = rows.length - 1) => {
    onAdd(texts, after);
    focus(Math.min(after + texts.length, props.limit - 1));
  };
  const editor = useEditor();
  const remove = (index: number, next = Math.min(index, rows.length - 2)) => {
    const text = rows[index]?.text ?? '';
    const restore = props.keepRow?.(index) ?? (() => onAdd([text], index - 1));
    onRemove(index);
    if (next >= 0) focus(next);
    else queueMicrotask(() => list.current?.querySelector<HTMLInputElement>('input[data-add]')?.focus());
    if (text.trim() !== '') offerUndo(editor, `${name} ${index + 1} deleted`, restore);
  };
  const press = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (event.shiftKey) focus(Math.max(0, index - 1));
      else if (index === rows.length - 1)
        focusEnd(list.current?.querySelector<HTMLElement>('input[data-add]'));
      else focus(index + 1);
    }
    const isEmptied = event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat;
    if (!isEmptied || (props.keepsLast && rows.length === 1)) return;
    event.preventDefault();
    remove(index, Math.max(0, index - 1));
  };
  const mark = (text: string) => (props.hasMaths ? markFormulas(text) : text);
  const paste = (lines: readonly string[], at: PastedAt) =>
    editor.batch(`Paste ${name.toLowerCase()}s`, () => {
      const last = pasteRows(lines, at, {
        count: rows.length,
        limit: props.limit,
        what: `${name.toLowerCase()}s`,
        isEmpty: (index) => rows[index]?.text.trim() === '' && rows[index].fixed === undefined,
        write: (index, line) => onType(index, mark(line)),
        insert: (index, line) => onAdd([mark(line)], index - 1),
      });
      focus(last);
    });
  const row = (index: number, handle: ReactNode) => (
    <Row {...props} onRemove={remove} index={index} handle={handle} onPress={press} onPasteLines={paste} />
  );
  return (
    <div className="word-rows" ref={list}>
      {onMove ? (
        <SortableList
          ids={ids}
          rowHeight="37px"
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
          onAdd={(texts) =>
            texts.length > 1
              ? paste(texts, { place: rows.length - 1, replaces: false })
              : add(texts.map(mark))
          }
          onBack={() => focus(rows.length - 1)}
        />
      ) : (
        <LimitHint limit={props.limit} what="rows" />
      )}
    </div>
  );
}
