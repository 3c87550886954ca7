import { deleteSelection } from 'prosemirror-commands';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { findChangedRange } from '#shared/changed-range.ts';
import { pasteAt } from '../ui/behaviour/do-step.ts';
import { type Addressee, early } from '../ui/behaviour/early-queue.ts';
import type { EarlyStep } from '../ui/behaviour/early-step.ts';
import { findTextPoint, readRuns } from './caret/flat-text.ts';
import { TAKES_OVER } from './takes-over.ts';

/** Does in an editor, which stands in the page, what was done in its field before it had loaded. */
export function doAgain(view: EditorView, editor: Addressee): void {
  void early.receive(editor, (step) => doStep(view, step));
}

function doStep(view: EditorView, step: EarlyStep): void {
  if ('text' in step) writeText(view, step.text);
  else if ('key' in step) pressKey(view, step.key);
  else if ('paste' in step) pasteAt(view.dom, step.paste);
  else if ('selected' in step) selectLetters(view, step);
  else if ('focus' in step) focusInPlace(view);
}

function focusInPlace(view: EditorView): void {
  view.dom.setAttribute(TAKES_OVER, '');
  view.focus();
  view.dom.removeAttribute(TAKES_OVER);
}

function selectLetters(view: EditorView, { selected, of }: Extract<EarlyStep, { of: string }>): void {
  const toPosition = createMap(of, readRuns(view.dom).join(''));
  const [anchor, head] = selected.map((index) => {
    const point = findTextPoint(view.dom, toPosition(index));
    return view.state.doc.resolve(
      point ? view.posAtDOM(point.node, point.offset) : view.state.doc.content.size - 1,
    );
  });
  if (!anchor || !head) return;
  const selection = TextSelection.between(anchor, head);
  // What is selected anew loses the format that was chosen for the next letter.
  if (!selection.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(selection));
}

/** Maps the places of a text to those of another one, which a step before has made of it. */
function createMap(text: string, other: string): (index: number) => number {
  const { from, oldTo, newTo } = findChangedRange(text, other);
  return (index) => (index <= from ? index : Math.max(index, oldTo) + newTo - oldTo);
}

/** Writes a text in place of what is selected. */
function writeText(view: EditorView, text: string): void {
  if (text === '') deleteSelection(view.state, view.dispatch);
  for (const letter of text) {
    if (letter === '\n') pressKey(view, { key: 'Enter' });
    else typeLetter(view, letter);
  }
}

/** Types a letter as a key does, so that a formula between dollar signs is made too. */
function typeLetter(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection;
  const type = () => view.state.tr.insertText(letter, from, to);
  if (view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, type))) return;
  view.dispatch(type().scrollIntoView());
}

function pressKey(view: EditorView, init: KeyboardEventInit): void {
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', init)));
}
