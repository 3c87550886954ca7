import { splitFormulas } from '../maths/formula-text.ts';
import { hasMaths, typesetFormula } from '../maths/load-maths.ts';
import { holdsFormula } from './holds-formula.ts';

/** Lists what is wrong with the formulas of a part that cannot be read, each error once; none before any was drawn. */
export const findFormulaErrors = (part: object): string[] =>
  hasMaths() && holdsFormula(part) ? [...new Set(listInside(part))] : [];

function listInside(part: unknown): string[] {
  if (typeof part === 'string') return listInText(part);
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listInside) : [];
}

const listInText = (text: string): string[] =>
  splitFormulas(text).flatMap(({ tex, isDisplay }) => {
    const result = tex === null ? null : typesetFormula(tex, isDisplay);
    return result && 'error' in result ? [result.error.message] : [];
  });
