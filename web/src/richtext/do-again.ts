import { deleteSelection } from 'prosemirror-commands';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { doAgainAt, type EarlyStep } from '../ui/behaviour/early-step.ts';
import { findTextPoint } from './caret/flat-text.ts';
import { createTypedEarly, TAKES_OVER, type TypedEarly } from './typed-early.ts';

/** Does in an editor, which stands in the page, what was done in its field before it had loaded. */
export function doAgain(view: EditorView, early: TypedEarly): void {
  const { caret, hasFocus, steps } = early;
  Object.assign(early, createTypedEarly());
  if (caret) selectLetters(view, caret);
  if (hasFocus) focusInPlace(view);
  for (const step of steps) doStep(view, step);
}

function focusInPlace(view: EditorView): void {
  view.dom.setAttribute(TAKES_OVER, '');
  view.focus();
  view.dom.removeAttribute(TAKES_OVER);
}

function selectLetters(view: EditorView, letters: readonly [number, number]): void {
  const [from, to] = letters.map((index) => {
    const point = findTextPoint(view.dom, index);
    return point ? view.posAtDOM(point.node, point.offset) : view.state.doc.content.size - 1;
  });
  view.dispatch(
    view.state.tr.setSelection(
      TextSelection.between(view.state.doc.resolve(from ?? 0), view.state.doc.resolve(to ?? 0)),
    ),
  );
}

function doStep(view: EditorView, step: EarlyStep): void {
  if ('text' in step) for (const letter of step.text) typeLetter(view, letter);
  else if ('key' in step) pressKey(view, new KeyboardEvent('keydown', step.key));
  else doAgainAt(view.dom, step);
}

/** Types a letter as a key does, so that a formula between dollar signs is made too. */
function typeLetter(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection;
  const type = () => view.state.tr.insertText(letter, from, to);
  if (view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, type))) return;
  view.dispatch(type().scrollIntoView());
}

function pressKey(view: EditorView, event: KeyboardEvent): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return;
  const { state } = view;
  if (event.key === 'Backspace' || event.key === 'Delete')
    deleteLetter(view, event.key === 'Delete' ? 1 : -1);
  else {
    const head = findCaret(state, event.key);
    if (head === null) return;
    const anchor = event.shiftKey ? state.selection.anchor : head;
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)));
  }
}

function deleteLetter(view: EditorView, by: 1 | -1): void {
  const { state } = view;
  if (deleteSelection(state, view.dispatch)) return;
  const { head } = state.selection;
  const end = findNextLetter(state, by);
  if (end !== null) view.dispatch(state.tr.delete(Math.min(head, end), Math.max(head, end)));
}

/** Returns the place to which a key moves the caret within its line; null for any other key. */
function findCaret(state: EditorState, key: string): number | null {
  const { $head } = state.selection;
  if (key === 'Home') return $head.start();
  if (key === 'End') return $head.end();
  if (key === 'ArrowLeft' || key === 'ArrowRight') return findNextLetter(state, key === 'ArrowLeft' ? -1 : 1);
  return null;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the place behind the next letter of the line, or before the last one; null at its end. */
function findNextLetter({ doc, selection: { $head, head } }: EditorState, by: 1 | -1): number | null {
  const [start, end] = by > 0 ? [head, $head.end()] : [$head.start(), head];
  // A line break or a picture counts as one letter.
  const found = [...letters.segment(doc.textBetween(start, end, undefined, '\ufffc'))].at(by > 0 ? 0 : -1);
  return found ? head + by * found.segment.length : null;
}
