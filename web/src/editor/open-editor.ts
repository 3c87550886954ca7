import { hasItems } from '#shared/document/document.ts';
import { Editor } from '../document/editor.ts';
import { LIST } from '../document/open-items.ts';
import type { OpenedDocument } from './open-document.ts';
import { getScreen } from './small-screen/screens.ts';

/** Creates the editor of a document that was opened. In a new set of cards, the first thing to do is to write one. */
export function openEditor(opened: OpenedDocument, load: Editor['load']): Editor {
  const editor = new Editor(opened.document);
  editor.load = load;
  if (isNewDeck(opened) && hasKeyboard() && !isPressed())
    editor.view.reveal = { key: LIST, side: 'bar', focus: true, time: 1 };
  return editor;
}

const isNewDeck = ({ document, saved, hasUnsavedChanges }: OpenedDocument): boolean =>
  saved === null && !hasUnsavedChanges && !hasItems(document) && document.items.length === 0;

/** Tells whether a field may have the focus unasked: on a small screen or for fingers it would bring up a keyboard. */
const hasKeyboard = (): boolean =>
  getScreen(window.innerWidth) === 'wide' && matchMedia('(hover: hover)').matches;

/** Tells whether somebody writes already, on the sheet that was shown before the editor. */
const isPressed = (): boolean => document.querySelector('.first-sheet-box') !== null;
