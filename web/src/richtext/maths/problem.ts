import { FormulaError } from '#shared/maths/formula-error.ts';
import { typesetFormula } from '#shared/maths/load-maths.ts';

/** Characters shown of what stands where the problem is. */
const AROUND = 14;

/** Says what of a formula cannot be read and where; null where all of it can. */
export function findProblem(tex: string): string | null {
  const result = typesetFormula(tex);
  if (!('error' in result)) return null;
  const { error } = result;
  if (!(error instanceof FormulaError) || error.place === null) return `${error.message}.`;
  if (error.place >= tex.length) return `${error.message} at the end.`;
  const there = tex.slice(error.place, error.place + AROUND);
  return `${error.message}, at character ${error.place + 1}: ${there}${there.length === AROUND ? '…' : ''}`;
}
