import { createSearch } from '../create-search.ts';
import { hasFormula } from '../maths/formula-text.ts';

const partHolds = createSearch((part) => typeof part === 'string' && hasFormula(part));

/** Tells whether a document has a formula anywhere, so that what typesets it must be there before it is drawn. */
export const holdsFormula = (document: object): boolean => partHolds(document);
