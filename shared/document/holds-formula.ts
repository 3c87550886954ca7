import { hasFormula } from '../maths/formula-text.ts';

/** Kept by object identity: a changed part of a document is another object. */
const known = new WeakMap<object, boolean>();

function partHolds(part: unknown): boolean {
  if (typeof part === 'string') return hasFormula(part);
  if (typeof part !== 'object' || part === null) return false;
  const found = known.get(part) ?? Object.values(part).some(partHolds);
  known.set(part, found);
  return found;
}

/** Tells whether a document has a formula anywhere, so that what typesets it must be there before it is drawn. */
export const holdsFormula = (document: object): boolean => partHolds(document);
