import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { AS_TEXT } from './maths-plugin.ts';
import { findMathsAt, getMathsMark, type MathsRun } from './maths-runs.ts';

/** The formula of a field that the palette works on, or the place for a new one. */
export interface MathsPlace {
  readonly from: number;
  readonly to: number;
  /** The TeX that is there, without dollar signs. */
  readonly tex: string;
  readonly isNew: boolean;
}

const DOLLARS = /^(\$\$?)(.*?)\1$/s;
const removeDollars = (text: string): string => DOLLARS.exec(text)?.[2] ?? text;

const FRACTION = /^(\d+)\/(\d+)$/;

/** Reads the formula at the caret, or what is selected; null in a field without maths. */
export function readMathsPlace(state: EditorState): MathsPlace | null {
  const mark = getMathsMark(state);
  if (!mark) return null;
  const run = findMathsAt(state, mark);
  if (run) return { from: run.from, to: run.to, tex: removeDollars(run.text), isNew: false };
  const { from, to, $from, $to } = state.selection;
  if (!$from.sameParent($to)) return { from: to, to, tex: '', isNew: true };
  const text = state.doc.textBetween(from, to, ' ', ' ');
  const fraction = FRACTION.exec(text.trim());
  return {
    from,
    to,
    tex: fraction ? `\\frac{${fraction[1]}}{${fraction[2]}}` : removeDollars(text),
    isNew: true,
  };
}

/** Puts a formula in the place, and the caret behind it. */
export function setFormula(view: EditorView, { from, to }: MathsPlace, tex: string): void {
  const mark = getMathsMark(view.state);
  if (!mark) return;
  const text = `$${tex.replace(/\s*\n\s*/g, ' ').trim()}$`;
  const tr = view.state.tr.replaceWith(from, to, view.state.schema.text(text, [mark.create()]));
  tr.setSelection(TextSelection.create(tr.doc, from + text.length)).removeStoredMark(mark);
  view.dispatch(tr);
}

/** Makes text of a formula: its dollar signs are printed. */
export function makeText(view: EditorView, { from, to }: Pick<MathsRun, 'from' | 'to'>): void {
  const mark = getMathsMark(view.state);
  if (mark) view.dispatch(view.state.tr.removeMark(from, to, mark).setMeta(AS_TEXT, from));
}
