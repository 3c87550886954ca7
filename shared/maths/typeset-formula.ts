import { type TypesetFormula, typesetWithWords } from './typeset.ts';

/** A formula that was typeset, or the error that says why not. */
export type TypesetResult = TypesetFormula | { readonly error: Error };

/** The results are cached: many cards have the same formula. */
const known = new Map<string, TypesetResult>();
const KNOWN_LIMIT = 500;

/** Returns a formula as MathML, large where its signs say so. */
export function typesetFormula(tex: string, isDisplay = false): TypesetResult {
  const name = `${isDisplay ? '$$' : '$'}${tex}`;
  const found = known.get(name);
  if (found) return found;
  if (known.size >= KNOWN_LIMIT) known.clear();
  const result = tryToTypeset(tex, isDisplay);
  known.set(name, result);
  return result;
}

function tryToTypeset(tex: string, isDisplay: boolean): TypesetResult {
  try {
    return typesetWithWords(tex, isDisplay);
  } catch (error) {
    return { error: error instanceof Error ? error : new Error('The formula cannot be read') };
  }
}
