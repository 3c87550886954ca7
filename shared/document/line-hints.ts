import { listLostReferences } from '../items/list-line-references.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument, hasItems } from './document.ts';

/** Lists the hints for references to lines of words that stand nowhere, one for each. */
export const listLineHints = (document: HandoutDocument): DocumentProblem[] =>
  hasItems(document)
    ? listLostReferences(document.items).map(({ at, words }) => ({
        where: `items.${at}`,
        message: `${getKind(document).describePlaces(document, [at])} refers to the line of “${words}”, which no text with numbered lines has.`,
      }))
    : [];
