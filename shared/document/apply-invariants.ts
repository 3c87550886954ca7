import { getKind, type HandoutDocument } from './document.ts';

/** Puts right, within the same edit, what hangs together across a document, such as the words of its banks. */
export const applyInvariants = (
  live: HandoutDocument,
  before: HandoutDocument,
  after: HandoutDocument,
): void => getKind(live).applyInvariants?.(live, before, after);
