import './formula.css';
import { layOutRows, type Row } from './layout/lay-out-rows.ts';
import type { TypesetFormula } from './typeset.ts';
import { typesetFormula } from './typeset-formula.ts';

/** A formula that was typeset and laid out, or the error that says why not. */
export type DrawnFormula = (TypesetFormula & { readonly rows: readonly Row[] }) | { readonly error: Error };

/** The rows by the formula that was typeset, which is cached: many cards have the same formula. */
const known = new WeakMap<TypesetFormula, readonly Row[]>();

/** Typesets formulas, with the font, the measures and the rules that they are drawn with. */
export function typesetToDraw(tex: string, isDisplay = false): DrawnFormula {
  const result = typesetFormula(tex, isDisplay);
  if ('error' in result) return result;
  const rows = known.get(result) ?? layOutRows(result.nodes);
  known.set(result, rows);
  return { ...result, rows };
}
