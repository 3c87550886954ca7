import { sumBy } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { getSheetLimit } from '#shared/document/large-print.ts';
import type { Copies } from '#shared/document/versions.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { getMostPacked } from '#shared/paper/layout/most-packed.ts';
import type { PaperLayout } from '#shared/paper/layout/paper-content.ts';
import type { PrintRequest } from './print-request.ts';

export const countPages = (layouts: readonly PaperLayout[]): number =>
  sumBy(layouts, ({ pages }) => pages.length);

/** Returns why the layouts of a document must not be printed; null where they may. */
export function findRefusal(
  { document, large, copies = 'all' }: PrintRequest,
  layouts: readonly PaperLayout[],
): string | null {
  // Each version may have as many sheets as a document.
  const longest = Math.max(0, ...layouts.map(({ pages }) => pages.length));
  return findSheetLimitProblem(document, longest, large) ?? findClassProblem(copies, countPages(layouts));
}

/** Returns the error that names the limit; null where there are few enough sheets. */
function findSheetLimitProblem(
  { entity_type }: HandoutDocument,
  sheets: number,
  large = false,
): string | null {
  const most = getSheetLimit(entity_type, large);
  if (sheets <= most) return null;
  const how = large ? ' in large print' : '';
  const takes = sheets < getMostPacked(most) ? `${sheets}` : `${sheets} or more`;
  return `${getKindFacts(entity_type).one} prints on at most ${most} sheets${how}; this one takes ${takes}.`;
}

/** The most sheets of a class's set: as many as eight versions of the longest worksheet have. */
const CLASS_SHEETS = 480;

/** Returns the error that names the limit of a class's set; null where it holds. */
const findClassProblem = (copies: Copies, sheets: number): string | null =>
  copies !== 'class' || sheets <= CLASS_SHEETS
    ? null
    : `The set of a class prints on at most ${CLASS_SHEETS} sheets; this one takes ${sheets}. Please divide the class list.`;
