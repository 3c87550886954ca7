import { hasItems } from '#shared/document/document.ts';
import type { Editor } from '../../document/editor.ts';
import type { ItemActions } from '../../document/item-actions.ts';
import { listAddedWith } from '../../document/open-items.ts';
import {
  changeSelection,
  clearSelection,
  listChosen,
  listShown,
  selectItems,
} from '../../document/selection.ts';
import { findShortcut } from '../../help/keys/match-shortcut.ts';
import { isText } from '../../ui/behaviour/is-text.ts';
import { announceCopied, pasteItems, writeTargets } from './copy.ts';
import {
  findFrame,
  hasSelectedText,
  isAmongItems,
  isOnItems,
  isOutsideText,
  listTargets,
} from './item-targets.ts';

const NAMES = [
  'duplicate',
  'remove',
  'moveUp',
  'moveDown',
  'selectUp',
  'selectDown',
  'selectAll',
  'clear',
] as const;

/** Listens to the keys of items, the clipboard and the right button, until the signal. */
export function listenToItems(editor: Editor, actions: ItemActions, signal: AbortSignal): void {
  const { document: page } = globalThis;
  /** The place of the last cut items: above that item, or at the end; and the item that has the focus since. */
  let hole: { readonly above: string | null; readonly near: string | null } | null = null;
  const key = (event: KeyboardEvent) => takeKey(editor, actions, event);
  const take = (event: ClipboardEvent) => {
    const { activeElement } = page;
    if (!isAmongItems(activeElement) || hasSelectedText()) return;
    // A text without a selection has nothing to cut, and the item around it was not meant.
    if (event.type === 'cut' && !isOnItems(activeElement)) return;
    if (activeElement?.closest('.list-filter')) return;
    const ids = listTargets(editor);
    const written = writeTargets(editor, ids);
    if (!written) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', written.text);
    event.clipboardData?.setData('text/html', written.html);
    if (event.type === 'cut') {
      const above = findBelow(editor, ids);
      actions.cut(ids);
      hole = { above, near: editor.view.reveal?.key ?? null };
    } else announceCopied(editor, ids);
  };
  const paste = (event: ClipboardEvent) => {
    const { activeElement } = page;
    // Copied items are pasted as words into any other text, such as the title.
    const isItemText = findFrame(activeElement) !== null && hasItems(editor.document);
    if (!isAmongItems(activeElement) || (isText(activeElement) && !isItemText)) return;
    const html = event.clipboardData?.getData('text/html') ?? '';
    const targets = listTargets(editor);
    const { openItem, selected } = editor.view;
    const isAtHole = openItem === null && selected.length === 0 && targets.every((id) => id === hole?.near);
    const place =
      hole && isAtHole
        ? { above: hole.above }
        : { below: targets.flatMap((id) => listAddedWith(editor, id)) };
    if (!pasteItems(editor, actions, html, place)) return;
    hole = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const context = (event: MouseEvent) => openMenu(editor, event);
  window.addEventListener('keydown', key, { signal });
  page.addEventListener('copy', take, { signal });
  page.addEventListener('cut', take, { signal });
  // Listens before the fields, which would paste the words.
  page.addEventListener('paste', paste, { capture: true, signal });
  page.addEventListener('contextmenu', context, { signal });
}

/** Does what a key asks for, unless the text or the control that has the focus takes it. */
function takeKey(editor: Editor, actions: ItemActions, event: KeyboardEvent): void {
  const { activeElement } = globalThis.document;
  const name = findShortcut(event, NAMES);
  // A rich text claims Escape, and does nothing with it.
  const isTaken = event.defaultPrevented && !(name === 'clear' && isRichText(event.target));
  if (name === 'selectAll') {
    if (isTaken || !isOutsideText(activeElement)) return;
    event.preventDefault();
    selectAll(editor, activeElement);
    return;
  }
  if (name && !isTaken && hasItems(editor.document) && pressKey(editor, actions, name))
    event.preventDefault();
}

/** Returns the item below the last of these; null where it is the last of all. */
function findBelow({ document }: Editor, ids: readonly string[]): string | null {
  const last = document.items.findLastIndex(({ id }) => ids.includes(id));
  return document.items[last + 1]?.id ?? null;
}

const isRichText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/** Runs a key; returns false where it is for the text or the control that has the focus. */
function pressKey(
  editor: Editor,
  actions: ItemActions,
  name: Exclude<(typeof NAMES)[number], 'selectAll'>,
): boolean {
  const { activeElement } = document;
  if (!isAmongItems(activeElement)) return false;
  const ids = listTargets(editor);
  if (name === 'clear') return leave(editor, activeElement);
  if (name === 'duplicate') {
    actions.duplicate(ids);
    return true;
  }
  if (!isOnItems(activeElement)) return false;
  if (name === 'selectUp' || name === 'selectDown')
    return extend(editor, activeElement, name === 'selectUp' ? -1 : 1);
  if (ids.length === 0) return false;
  if (name === 'remove') actions.remove(ids);
  else actions.move(ids, name === 'moveUp' ? -1 : 1);
  return true;
}

/** Leaves a text for the row of its item; selects one item alone. */
function leave(editor: Editor, focused: Element | null): boolean {
  if (editor.view.selected.length > 0) {
    clearSelection(editor);
    return true;
  }
  if (!isText(focused) || !focused?.closest('.frame-body')) return false;
  focused.closest('[data-frame]')?.querySelector<HTMLElement>('.frame-title')?.focus();
  return true;
}

/**
 * Selects all items or cards, because the browser would select the words of the whole interface. A control gives up the
 * focus, so that the next key is for what is selected; the row of an item keeps it.
 */
function selectAll(editor: Editor, focused: Element | null): void {
  selectItems(editor.view, listShown(editor));
  // Copy would take the words that were selected before.
  document.getSelection()?.removeAllRanges();
  if (focused instanceof HTMLElement && !focused.matches('.frame-title, .card-row-number')) focused.blur();
}

/** Selects the next item in a direction too, and focuses its row. */
function extend(editor: Editor, focused: Element | null, by: -1 | 1): boolean {
  const { view } = editor;
  const from = findFrame(focused);
  if (!from) return false;
  const ids = listShown(editor);
  const next = ids[ids.indexOf(from) + by] ?? from;
  if (view.selected.length === 0) view.anchor = from;
  changeSelection(editor, next, 'range');
  view.reveal = { key: next, side: 'both', focus: true, time: (view.reveal?.time ?? 0) + 1 };
  // The focus moves at once, where the row is drawn: the next key goes on from it.
  document.querySelector<HTMLElement>(`[data-frame="${CSS.escape(next)}"] .frame-title`)?.focus();
  return true;
}

/** Opens the menu of the items at the pointer; an item that is not chosen yet is chosen first. */
function openMenu(editor: Editor, event: MouseEvent): void {
  const { view } = editor;
  if (!(event.target instanceof Element) || !hasItems(editor.document)) return;
  const row = event.target.closest('.frame-row');
  const block = event.target.closest<HTMLElement>('.desk [data-block]');
  const id = row ? findFrame(row) : block?.dataset.block;
  if (!id || !editor.document.items.some((item) => item.id === id)) return;
  event.preventDefault();
  if (!view.selected.includes(id) && view.openItem !== id) {
    selectItems(view, [id]);
    view.anchor = id;
  }
  view.itemMenu = { x: event.clientX, y: event.clientY, ids: listChosen(editor) };
}
