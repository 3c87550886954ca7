import type { Editor } from './editor.ts';
import type { EditorView } from './editor-view.ts';

/** How a press changes which items are selected: this one too or no longer, or all from the anchor to it. */
export type SelectionChange = 'toggle' | 'range';

/**
 * The facts of a press that decide the selection. A click is a pointer event, which React's type of it does not
 * say.
 */
interface Press {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly nativeEvent?: object;
}

/**
 * Returns how a press changes the selection; null where it chooses its item alone. A finger has no Shift: once items are
 * selected, its press selects another one.
 */
export function readSelectionChange(press: Press, selected: readonly string[] = []): SelectionChange | null {
  if (press.shiftKey) return 'range';
  if (press.ctrlKey || press.metaKey) return 'toggle';
  const { nativeEvent } = press;
  const isTouch =
    nativeEvent !== undefined && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  return isTouch && selected.length > 0 ? 'toggle' : null;
}

const listIds = ({ document }: Editor): string[] => document.items.map(({ id }) => id);

/** Lists the items that the list shows, in the order of the document. */
export const listShown = (editor: Editor): string[] => {
  const { filtered } = editor.view;
  return listIds(editor).filter((id) => filtered?.includes(id) ?? true);
};

/** Lists the selected items, or else the open one, in the order of the document. */
export function listChosen(editor: Editor): string[] {
  const { selected, openItem } = editor.view;
  return listIds(editor).filter((id) => (selected.length > 0 ? selected.includes(id) : id === openItem));
}

/** Selects items together. The open one closes, because its panel would change one of them alone. */
export function selectItems(view: EditorView, ids: readonly string[]): void {
  Object.assign(view, { selected: [...ids], openItem: null });
}

/** Adds an item to the selected ones, or takes it out. */
export function changeSelection(editor: Editor, id: string, change: SelectionChange): void {
  const { view } = editor;
  const ids = listShown(editor);
  const chosen = listChosen(editor);
  if (change === 'toggle') {
    selectItems(view, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    view.anchor = id;
    return;
  }
  const [from, to] = [ids.indexOf(view.anchor ?? chosen[0] ?? id), ids.indexOf(id)];
  const first = from < 0 ? to : Math.min(from, to);
  view.anchor = ids[from] ?? id;
  selectItems(view, ids.slice(first, Math.max(from, to) + 1));
}

/** Deselects all but the item where the range began, and that one at the second call. */
export function clearSelection(editor: Editor): void {
  const { view } = editor;
  const [first = '', ...more] = listChosen(editor);
  const left = view.anchor !== null && more.includes(view.anchor) ? view.anchor : first;
  view.selected = more.length > 0 ? [left] : [];
}
