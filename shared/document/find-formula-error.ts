import { splitFormulas } from '../maths/formula-text.ts';
import { hasMaths, typesetFormula } from '../maths/load-maths.ts';
import { holdsFormula } from './holds-formula.ts';

/** Says what of the first formula of a part that cannot be read is wrong; null where all can, or none was drawn yet. */
export function findFormulaError(part: object): string | null {
  return hasMaths() && holdsFormula(part) ? findInside(part) : null;
}

function findInside(part: unknown): string | null {
  if (typeof part === 'string') return findInText(part);
  if (typeof part !== 'object' || part === null) return null;
  return Object.values(part).reduce<string | null>((found, inner) => found ?? findInside(inner), null);
}

const findInText = (text: string): string | null =>
  splitFormulas(text).reduce<string | null>((found, { tex, isDisplay }) => {
    if (found !== null || tex === null) return found;
    const result = typesetFormula(tex, isDisplay);
    return 'error' in result ? result.error.message : null;
  }, null);
