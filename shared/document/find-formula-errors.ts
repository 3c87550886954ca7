import { splitFormulas } from '../maths/formula-text.ts';
import { type Typeset, typesetter } from '../maths/typesetter.ts';
import { holdsFormula } from './holds-formula.ts';

/** Lists what is wrong with the formulas of a part that cannot be read, each error once; none before any was drawn. */
export function findFormulaErrors(part: object): string[] {
  const { loaded } = typesetter;
  return loaded && holdsFormula(part) ? [...new Set(listInside(part, loaded))] : [];
}

function listInside(part: unknown, typeset: Typeset): string[] {
  if (typeof part === 'string') return listInText(part, typeset);
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap((value) => listInside(value, typeset));
}

const listInText = (text: string, typeset: Typeset): string[] =>
  splitFormulas(text).flatMap(({ tex, isDisplay }) => {
    const result = tex === null ? null : typeset(tex, isDisplay);
    return result && 'error' in result ? [result.error.message] : [];
  });
