import { FormulaError } from '#shared/maths/formula-error.ts';
import type { TypesetResult } from '#shared/maths/typeset-formula.ts';
import { writeFormula } from './maths-commands.ts';
import { isWholeFormula } from './maths-runs.ts';

/** The number of characters shown from the place of the problem. */
const AROUND = 14;

type Typeset = (tex: string) => TypesetResult;

/** A dollar sign without a backslash, where it would end the formula. */
const BARE_DOLLAR = /(?<=^(?:\\.|[^\\$])*)\$/s;

/** Finds why TeX would be no formula between its dollar signs; null where nothing speaks against it. */
function findUnwritable(tex: string): FormulaError | null {
  if (isWholeFormula(writeFormula('$', tex)) && !BARE_DOLLAR.test(tex)) return null;
  const dollar = BARE_DOLLAR.exec(tex);
  return dollar
    ? new FormulaError('Write a dollar sign within a formula as \\$', dollar.index)
    : new FormulaError('A formula cannot end with a space or a backslash', null);
}

function findError(tex: string, typeset: Typeset): Error | null {
  const unwritable = findUnwritable(tex);
  if (unwritable) return unwritable;
  const result = typeset(tex);
  return 'error' in result ? result.error : null;
}

/** Says what of a formula cannot be read or written, and where; null where all of it can. */
export function findProblem(tex: string, typeset: Typeset): string | null {
  const error = findError(tex, typeset);
  if (!error) return null;
  if (!(error instanceof FormulaError) || error.place === null) return `${error.message}.`;
  if (error.place >= tex.length) return `${error.message} at the end.`;
  const there = tex.slice(error.place, error.place + AROUND);
  return `${error.message}, at character ${error.place + 1}: ${there}${there.length === AROUND ? '…' : ''}`;
}
