import { getKindFacts } from '../kinds/facts.ts';
import { hasMissingGlyphs } from '../paper/fonts/fallback-fonts.ts';
import type { PaperWarning } from '../paper/layout/paper-content.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { hasDefaultTitle, isTitlePrinted } from './title-rules.ts';

/** Whether a part has signs that print as empty boxes. */
type HasMissingGlyphs = (part: object) => boolean;

/**
 * What is worth a second look before a document is printed, one line for each thing that may be forgotten,
 * with the first place. Nothing here stands in the way.
 */
export function listPublishHints(
  document: HandoutDocument,
  isUndrawn: HasMissingGlyphs = hasMissingGlyphs,
): DocumentProblem[] {
  return [
    ...listUntitledHint(document),
    ...getKind(document).listHints(document),
    ...listMissingGlyphHints(document, isUndrawn),
  ];
}

function listUntitledHint(document: HandoutDocument): DocumentProblem[] {
  if (!hasDefaultTitle(document) || !isTitlePrinted(document)) return [];
  const title = getKindFacts(document.entity_type).defaultTitle;
  return [{ where: 'title', message: `“${title}” is printed as the title.` }];
}

/** What has letters of a script that no font here knows. */
function listMissingGlyphHints(document: HandoutDocument, isUndrawn: HasMissingGlyphs): DocumentProblem[] {
  const { title, items } = document;
  const boxes = 'letters that no font here has: they print as empty boxes.';
  const places = items.flatMap((item, at) => (isUndrawn(item) ? [at] : []));
  const [first] = places;
  return [
    ...(isUndrawn([title]) ? [{ where: 'title', message: `The title has ${boxes}` }] : []),
    ...(first === undefined
      ? []
      : [
          {
            where: `items.${first}`,
            message: `${getKind(document).describePlaces(document, places)} ${places.length > 1 ? 'have' : 'has'} ${boxes}`,
          },
        ]),
  ];
}

interface PaperHint {
  /** The field to go to; null where there is none. */
  readonly where: string | null;
  readonly message: string;
}

/** What the layout had to say, each thing with the name of what it concerns and the way there. */
export const listPaperHints = (document: HandoutDocument, warnings: readonly PaperWarning[]): PaperHint[] =>
  warnings.map(({ key, message }) => {
    const at = document.items.findIndex(({ id }) => id === key);
    const isHead = key.startsWith('#');
    const name = isHead ? 'The header' : 'One part of this document';
    return {
      where: at === -1 ? (isHead ? 'title' : null) : `items.${at}`,
      message: `${at === -1 ? name : getKind(document).describePlaces(document, [at])} ${message}.`,
    };
  });

/** What is printed whole, but hard to read, by the ids that the layout named. */
export function listTightHints(document: HandoutDocument, ids: readonly string[]): DocumentProblem[] {
  const places = findPlaces(document, ids);
  const [first] = places;
  if (first === undefined) return [];
  const fits = places.length > 1 ? 'hardly fit their places and are' : 'hardly fits its place and is';
  return [
    {
      where: `items.${first}`,
      message: `${getKind(document).describePlaces(document, places)} ${fits} hard to read.`,
    },
  ];
}

const findPlaces = ({ items }: HandoutDocument, ids: readonly string[]): number[] =>
  items.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));

/**
 * What does not fit its place on paper, by the ids that the layout named: the cards or items together, with the
 * first one's place. It is printed as far as there is room.
 */
export function listOverflowHints(document: HandoutDocument, ids: readonly string[]): DocumentProblem[] {
  const places = findPlaces(document, ids);
  const [first] = places;
  if (first === undefined) return [];
  const fits = places.length > 1 ? 'do not fit and are' : 'does not fit and is';
  const message = `${getKind(document).describePlaces(document, places)} ${fits} cut off in print.`;
  return [{ where: `items.${first}`, message }];
}
