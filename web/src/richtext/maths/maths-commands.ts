import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { AS_TEXT } from './maths-plugin.ts';
import { findMathsAt, getMathsMark, type MathsRun } from './maths-runs.ts';

/** The formula of a field that the palette works on, or the place for a new one. */
export interface MathsPlace {
  readonly from: number;
  readonly to: number;
  /** The TeX that is there, without dollar signs. */
  readonly tex: string;
  /** The sign around the formula: two dollar signs for a large one. */
  readonly sign: '$' | '$$';
  readonly isNew: boolean;
}

const DOLLARS = /^(\$\$?)(.*?)\1$/s;
/** Splits a formula as its field shows it into its dollar signs and its TeX. */
export function splitDollars(text: string): Pick<MathsPlace, 'tex' | 'sign'> {
  const [, sign, tex] = DOLLARS.exec(text) ?? [];
  return { tex: tex ?? text, sign: sign === '$$' ? sign : '$' };
}

const FRACTION = /^(\d+)\/(\d+)$/;

/** Reads the formula at the caret, or what is selected; null in a field without maths. */
export function readMathsPlace(state: EditorState): MathsPlace | null {
  const mark = getMathsMark(state);
  if (!mark) return null;
  const run = findMathsAt(state, mark);
  if (run) return { from: run.from, to: run.to, ...splitDollars(run.text), isNew: false };
  const { from, to, $from, $to } = state.selection;
  if (!$from.sameParent($to)) return { from: to, to, tex: '', sign: '$', isNew: true };
  const text = state.doc.textBetween(from, to, ' ', ' ');
  const fraction = FRACTION.exec(text.trim());
  const written = fraction ? `\\frac{${fraction[1]}}{${fraction[2]}}` : text;
  return { from, to, ...splitDollars(written), isNew: true };
}

/** Writes TeX in one line between its dollar signs. */
export const writeFormula = (sign: MathsPlace['sign'], tex: string): string =>
  `${sign}${tex.replace(/\s*\n\s*/g, ' ').trim()}${sign}`;

/** Creates the change that puts a formula in the place, and the caret behind it; null in a field without maths. */
export function createFormulaChange(
  state: EditorState,
  { from, to, sign }: Pick<MathsPlace, 'from' | 'to' | 'sign'>,
  tex: string,
): Transaction | null {
  const mark = getMathsMark(state);
  if (!mark) return null;
  const text = writeFormula(sign, tex);
  const tr = state.tr.replaceWith(from, to, state.schema.text(text, [mark.create()]));
  return tr.setSelection(TextSelection.create(tr.doc, from + text.length)).removeStoredMark(mark);
}

/** Puts a formula in the place, and the caret behind it. */
export function setFormula(view: EditorView, place: MathsPlace, tex: string): void {
  const tr = createFormulaChange(view.state, place, tex);
  if (tr) view.dispatch(tr);
}

/** Makes text of a formula: its dollar signs are printed. */
export function makeText(view: EditorView, { from, to }: Pick<MathsRun, 'from' | 'to'>): void {
  const mark = getMathsMark(view.state);
  if (mark) view.dispatch(view.state.tr.removeMark(from, to, mark).setMeta(AS_TEXT, from));
}
