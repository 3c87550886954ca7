import { getKindFacts } from '../kinds/facts.ts';
import { isBlank } from '../text/plain-text.ts';
import { getKind, type HandoutDocument } from './document.ts';

/** Tells whether the title is still the default one, which the first chosen name replaces. */
export const hasDefaultTitle = ({ title, entity_type }: HandoutDocument): boolean =>
  title === getKindFacts(entity_type).defaultTitle;

/** Tells whether the kind of document, as it is set up, prints title, student info and instructions. */
export const printsHeader = (document: HandoutDocument): boolean =>
  getKind(document).printsHeader?.(document) ?? true;

/** Tells whether the title is printed. */
export const isTitlePrinted = (document: HandoutDocument): boolean =>
  document.title_visible === 1 && !isBlank(document.title) && printsHeader(document);
