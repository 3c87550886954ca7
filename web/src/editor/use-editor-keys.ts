import { useEffect, useEffectEvent } from 'react';
import { hasItems } from '#shared/document/document.ts';
import type { Editor } from '../document/editor.ts';
import { findNextPlace } from '../document/open-items.ts';
import { redoWithToast, undoWithToast } from '../document/undo-with-toast.ts';
import { findShortcut } from '../help/keys/match-shortcut.ts';
import { showHelp } from '../help/shown-help.ts';
import { early } from '../ui/behaviour/early-queue.ts';
import { pressEarlyShortcut } from './first-sheet/early-shortcut.ts';

const NAMES = ['undo', 'redo', 'save', 'commands', 'addItem', 'shortcuts'] as const;

/**
 * The elements that have the keys while they are open, wherever the focus is. A panel that floats, as of colours,
 * leaves them.
 */
const KEEPS_KEYS = '.dialog, .menu, .select-popover';

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** Tells whether a text takes its keys back itself: it waits for its editor, and the document does not have it yet. */
const undoesItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-waiting]');

/**
 * Handles the keys of the whole editor: undo and redo, save, the lists of commands and shortcuts, Add Item. They come before any
 * field or button gets the key: Ctrl+Enter on a button is no press of it.
 */
export function useEditorKeys(editor: Editor, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = findShortcut(event, NAMES);
    if (!name || (name === 'shortcuts' && isWritten(event.target))) return;
    if (/do$/.test(name) && undoesItself(event.target)) return;
    const isKept = document.querySelector(KEEPS_KEYS) !== null;
    // The browser would save its page in place of the document.
    if (!isKept || name === 'save') event.preventDefault();
    if (isKept) return;
    event.stopPropagation();
    if (name === 'undo') undoWithToast(editor);
    else if (name === 'redo') redoWithToast(editor);
    else if (name === 'save') save();
    else if (name === 'commands') openCommands(editor);
    else if (name === 'shortcuts') showHelp('shortcuts');
    else openAddItem(editor);
  });
  useEffect(() => {
    const listening = new AbortController();
    const pressKey = (event: KeyboardEvent) => {
      // A typed letter is no shortcut, except for a question mark outside a text.
      if (event.ctrlKey || event.metaKey || event.key === '?') press(event);
    };
    document.addEventListener('keydown', pressKey, { capture: true, signal: listening.signal });
    pressEarlyShortcut();
    return () => listening.abort();
  }, []);
}

/**
 * Opens the list of commands, which collects what is typed from now on. Its component would collect it too, but too late for
 * the keys from before the editor was there: they are dispatched in one task.
 */
function openCommands({ view }: Editor): void {
  view.findsCommand = true;
  const giveUp = () => {
    view.findsCommand = false;
  };
  early.expect({ within: '.dialog', giveUp });
}

/** Opens Add Item for the place below the items that are chosen, and collects what is typed as `openCommands` does. */
function openAddItem(editor: Editor): void {
  if (!hasItems(editor.document)) return;
  const { view } = editor;
  view.addAt = findNextPlace(editor);
  const giveUp = () => {
    view.addAt = null;
  };
  early.expect({ within: '.dialog', giveUp });
}
