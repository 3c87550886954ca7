import type { HeadText } from '../kinds/parts/head-text.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { findFormulaErrors } from './find-formula-errors.ts';
import { isTitlePrinted, printsHeader } from './title-rules.ts';

function listHeadTexts(document: HandoutDocument): readonly HeadText[] {
  const title = { where: 'title', subject: 'The title has', text: document.title };
  const further = printsHeader(document) ? (getKind(document).listHeadTexts?.(document) ?? []) : [];
  return isTitlePrinted(document) ? [title, ...further] : further;
}

const toMessage = (subject: string, what: string, error: string): string =>
  `${subject} ${what} that cannot be read: ${error}.`;

function listItemHints(document: HandoutDocument): DocumentProblem[] {
  const places = new Map<string, number[]>();
  for (const [at, item] of document.items.entries())
    for (const error of findFormulaErrors(item)) places.set(error, [...(places.get(error) ?? []), at]);
  return [...places].map(([error, found]) => {
    const subject = getKind(document).describePlaces(document, found);
    const what = found.length > 1 ? 'have formulas' : 'has a formula';
    return { where: `items.${found[0]}`, message: toMessage(subject, what, error) };
  });
}

/**
 * Lists the hints for formulas that print as they were typed, because they cannot be read: one for each error, with the first of
 * its places. None before any formula could be drawn.
 */
export const listFormulaHints = (document: HandoutDocument): DocumentProblem[] => [
  ...listHeadTexts(document).flatMap(({ where, subject, text }) =>
    findFormulaErrors([text]).map((error) => ({ where, message: toMessage(subject, 'a formula', error) })),
  ),
  ...listItemHints(document),
];
