import type { Editor } from '../../../document/editor.ts';
import { changeSelection, listChosen, listShown } from '../../../document/selection.ts';
import { findShortcut } from '../../../help/keys/match-shortcut.ts';
import { type CardNoun, chooseCards, duplicateSeveral, moveSeveral, removeSeveral } from './card-commands.ts';
import { announceCopied, findPlaceBelow, pasteSeveral, writeSeveral } from './take-cards.ts';

const NAMES = ['duplicate', 'remove', 'moveUp', 'moveDown', 'selectUp', 'selectDown', 'clear'] as const;

/** Tells whether the focus is on the cards themselves: on the number of one, or nowhere while some are selected. */
function isOnCards({ view }: Editor): boolean {
  const { activeElement, body } = document;
  if (activeElement?.matches('.card-row-number')) return true;
  return view.selected.length > 0 && (activeElement === body || activeElement === null);
}

const findFocused = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-frame]')?.dataset.frame ?? null;

/** Lists the selected cards, or else the one whose number has the focus. */
function listTargets(editor: Editor): readonly string[] {
  if (editor.view.selected.length > 0) return listChosen(editor);
  const focused = findFocused();
  return focused ? [focused] : [];
}

/** Listens to the keys of selected cards and to the clipboard, until the signal; says what cannot be seen. */
export function listenToCards(
  editor: Editor,
  noun: CardNoun,
  say: (words: string) => void,
  signal: AbortSignal,
): void {
  const { take, paste } = createClipboardHandlers(editor, noun);
  window.addEventListener('keydown', createKeyHandler(editor, noun, say), { signal });
  document.addEventListener('copy', take, { signal });
  document.addEventListener('cut', take, { signal });
  // Before the fields, which would paste the words, and before the reader of tables.
  document.addEventListener('paste', paste, { capture: true, signal });
}

/** Creates the handlers of the clipboard. What was cut is pasted where it stood, unless something else was chosen since. */
function createClipboardHandlers(editor: Editor, noun: CardNoun) {
  /** The card above which the last cut ones stood, null at the end; undefined once something else was chosen. */
  let hole: { readonly above: string | null; readonly near: string | null } | undefined;
  const cut = (ids: readonly string[]) => {
    const last = editor.document.items.findLastIndex(({ id }) => ids.includes(id));
    const above = editor.document.items[last + 1]?.id ?? null;
    removeSeveral(editor, ids, noun, 'Cut');
    hole = { above, near: listTargets(editor)[0] ?? null };
  };
  const take = (event: ClipboardEvent) => {
    if (!isOnCards(editor)) return;
    const ids = listTargets(editor);
    if (ids.length === 0) return;
    event.preventDefault();
    const { text, html } = writeSeveral(editor, ids);
    event.clipboardData?.setData('text/plain', text);
    event.clipboardData?.setData('text/html', html);
    if (event.type === 'copy') announceCopied(ids, noun);
    else cut(ids);
  };
  const findPlace = (): number => {
    const { items } = editor.document;
    const chosen = listChosen(editor);
    const isAtHole = hole !== undefined && chosen.length < 2 && (chosen[0] ?? null) === hole.near;
    const above = isAtHole ? hole?.above : undefined;
    hole = undefined;
    if (above === null) return items.length;
    if (above !== undefined) return items.findIndex(({ id }) => id === above);
    return findPlaceBelow(editor, chosen);
  };
  const paste = (event: ClipboardEvent) => {
    const isInList = document.activeElement?.closest('.card-list') !== null;
    if (!isInList && document.activeElement !== document.body) return;
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (!pasteSeveral(editor, noun, html, findPlace)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  return { take, paste };
}

/** Creates the handler of the keys on selected cards: a shortcut, or an arrow to the next card. */
function createKeyHandler(editor: Editor, noun: CardNoun, say: (words: string) => void) {
  const press = (name: (typeof NAMES)[number]) => {
    const ids = listTargets(editor);
    if (name === 'clear') editor.view.selected = [];
    else if (name === 'duplicate') duplicateSeveral(editor, ids, noun);
    else if (name === 'remove') removeSeveral(editor, ids, noun, 'Delete');
    else if (name === 'moveUp' || name === 'moveDown')
      say(moveSeveral(editor, ids, name === 'moveUp' ? -1 : 1, noun) ?? '');
    else extend(editor, name === 'selectUp' ? -1 : 1);
  };
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOnCards(editor)) return;
    const name = findShortcut(event, NAMES);
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (name === null && !(step !== 0 && isPlain)) return;
    event.preventDefault();
    if (name === null) focusNext(step);
    else press(name);
  };
}

/** Focuses the number of the card above or below. */
function focusNext(by: number): void {
  const { activeElement } = document;
  const numbers = [...document.querySelectorAll<HTMLElement>('button.card-row-number')];
  if (activeElement instanceof HTMLElement) numbers[numbers.indexOf(activeElement) + by]?.focus();
}

/** Selects the next card in a direction too. */
function extend(editor: Editor, by: -1 | 1): void {
  const { view } = editor;
  const from = findFocused() ?? view.anchor;
  if (!from) return;
  const ids = listShown(editor);
  const next = ids[ids.indexOf(from) + by] ?? from;
  if (view.selected.length === 0) chooseCards(editor, [from]);
  changeSelection(editor, next, 'range');
  view.reveal = { key: next, side: 'bar', focus: false, time: (view.reveal?.time ?? 0) + 1 };
  // The focus moves at once, where the row is drawn: the next key goes on from it.
  document.querySelector<HTMLElement>(`[data-frame="${CSS.escape(next)}"] .card-row-number`)?.focus();
}
