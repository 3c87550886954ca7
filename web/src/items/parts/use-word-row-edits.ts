import type { KeyboardEvent, RefObject } from 'react';
import { markFormulas } from '#shared/maths/find-formulas.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { useRowFocus } from '../../richtext/use-row-focus.ts';
import { type PastedAt, pasteRows } from './paste-rows.ts';
import type { WordRowsProps } from './WordRow.tsx';

/** Gives a text field the focus, the caret behind its text. */
export function focusBehind(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}

/** Returns the edits of rows of plain text that are written in the list; most move the focus within it. */
export function useWordRowEdits(props: WordRowsProps, list: RefObject<HTMLElement | null>) {
  const { name, rows, onAdd, onType, onRemove } = props;
  // Once React has drawn the row; its text stays as it is.
  const [awaited, focusRow] = useRowFocus(list, focusBehind);
  const focus = (index: number) => focusRow(index, `input[data-row="${index}"]`);
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
      event.preventDefault();
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
  const paste = (lines: readonly string[], at: PastedAt) => {
    const last = editor.batch(`Paste ${name.toLowerCase()}s`, () =>
      pasteRows(lines, at, {
        count: rows.length,
        limit: props.limit,
        what: `${name.toLowerCase()}s`,
        isEmpty: (index) => rows[index]?.text.trim() === '' && rows[index].fixed === undefined,
        write: (index, line) => onType(index, mark(line)),
        insert: (index, texts) => onAdd(texts.map(mark), index - 1),
      }),
    );
    focus(last);
  };
  const addOrPaste = (texts: readonly string[]) =>
    texts.length > 1 ? paste(texts, { place: rows.length - 1, replaces: false }) : add(texts.map(mark));
  return { awaited, focus, remove, press, paste, addOrPaste };
}
