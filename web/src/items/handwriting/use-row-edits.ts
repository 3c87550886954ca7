import type { KeyboardEvent, RefObject } from 'react';
import { addRow, insertRow, moveRow, removeRow, setRowText } from '#shared/items/handwriting/rules.ts';
import type { HandwritingData, HandwritingRow } from '#shared/items/handwriting/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { useRowFocus } from '../../richtext/use-row-focus.ts';
import { insertInTurn, type PastedAt, pasteRows } from '../parts/paste-rows.ts';
import { useNewEntry } from '../parts/use-new-entry.ts';
import { focusBehind } from '../parts/use-word-row-edits.ts';

/** Returns the edits of the rows that are written in the list; some move the focus within it. */
export function useRowEdits(
  { id, data, path }: PartProps<HandwritingData>,
  list: RefObject<HTMLElement | null>,
) {
  const editor = useEditor();
  const { run } = usePanel(id, 'Edit handwriting');
  const fields = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-row-text]') ?? [])];
  /**
   * Moves the focus with Enter and Tab from text to text, with Shift backwards; at either end they leave the
   * list.
   */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = fields();
    const next = all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    focusBehind(next);
  };
  // Once React has drawn the row; the caret goes on behind what was typed.
  const [awaited, focusRow] = useRowFocus(list, focusBehind);
  const focus = (index: number) => focusRow(index, `[data-field="data.items.${index}.subtitle"]`);
  const add = (text: string, after: number) => run(path, addRow, { id: crypto.randomUUID(), text, after });
  const paste = (texts: readonly string[], at: PastedAt) => {
    const rows = editor.read(path)?.items ?? [];
    const last = editor.batch('Paste rows', () =>
      pasteRows(texts, at, {
        count: rows.length,
        limit: OPTION_LIMIT,
        what: 'rows',
        isEmpty: (place) => rows[place]?.subtitle.trim() === '',
        write: (place, text) => run(path.at('items').entry(rows[place]?.id ?? ''), setRowText, text),
        insert: insertInTurn((place, text) => add(text, place - 1)),
      }),
    );
    focus(last);
  };
  const remove = (index: number, row: HandwritingRow) => {
    run(path, removeRow, index);
    const isLast = index >= (editor.read(path)?.items.length ?? 0);
    if (isLast) queueMicrotask(() => fields().at(-1)?.focus());
    else focus(index);
    offerUndo(editor, `Row ${index + 1} deleted`, () => run(path, insertRow, { index, row }));
  };
  const entry = useNewEntry((texts) => {
    const [text = '', ...others] = texts;
    if (others.length > 0) return paste(texts, { place: data.items.length - 1, replaces: false });
    run(path, addRow, { id: crypto.randomUUID(), text }, 'new rows');
    focus((editor.read(path)?.items.length ?? 0) - 1);
  });
  return {
    awaited,
    entry,
    press,
    paste,
    remove,
    move: (from: number, to: number) => run(path, moveRow, { from, to }),
  };
}
