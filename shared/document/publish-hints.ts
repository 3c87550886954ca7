import { lowerFirst } from 'es-toolkit';
import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import { HINTS } from '../kinds/hints.ts';
import { hasMissingGlyphs } from '../paper/fonts/fallback-fonts.ts';
import type { PaperWarning } from '../paper/layout/paper-content.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { type DocumentOf, getKind, type HandoutDocument } from './document.ts';
import { listFormulaHints } from './formula-hints.ts';
import { listLineHints } from './line-hints.ts';
import { hasDefaultTitle, isTitlePrinted } from './title-rules.ts';

/** Tells whether a part has characters that print as empty boxes. */
type HasMissingGlyphs = (part: object) => boolean;

/**
 * Lists what is worth a second look before a document is printed, one line for each thing that may be
 * forgotten, with its first place. Hints never block publishing.
 */
export function listPublishHints(
  document: HandoutDocument,
  hasMissing: HasMissingGlyphs = hasMissingGlyphs,
): DocumentProblem[] {
  return [
    ...listUntitledHint(document),
    ...getListHints(document)(document),
    ...listMissingGlyphHints(document, hasMissing),
    ...listFormulaHints(document),
    ...listLineHints(document),
  ];
}

type ListHints<Document> = (document: Document) => DocumentProblem[];

/** Returns what lists the hints of a document's kind. */
const getListHints = ({ entity_type }: HandoutDocument): ListHints<HandoutDocument> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (HINTS satisfies { readonly [K in EntityType]: ListHints<DocumentOf<K>> })[
    entity_type
  ] as ListHints<HandoutDocument>;

function listUntitledHint(document: HandoutDocument): DocumentProblem[] {
  if (!hasDefaultTitle(document) || !isTitlePrinted(document)) return [];
  const title = getKindFacts(document.entity_type).defaultTitle;
  return [{ where: 'title', message: `“${title}” is printed as the title.` }];
}

/** Lists hints for characters that none of our fonts has. */
function listMissingGlyphHints(document: HandoutDocument, hasMissing: HasMissingGlyphs): DocumentProblem[] {
  const { title, items } = document;
  const boxes = 'letters that no font here has: they print as empty boxes.';
  const places = items.flatMap((item, at) => (hasMissing(item) ? [at] : []));
  const [first] = places;
  return [
    ...(hasMissing([title]) ? [{ where: 'title', message: `The title has ${boxes}` }] : []),
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

/** Converts the warnings of the layout to hints, each with the name of the item or card and the way there. */
export const listPaperHints = (document: HandoutDocument, warnings: readonly PaperWarning[]): PaperHint[] =>
  warnings.map(({ key, message, lead }) => {
    const at = document.items.findIndex(({ id }) => id === key);
    const isHead = isHeadKey(key);
    const name = isHead ? 'The header' : 'One part of this document';
    const subject = at === -1 ? name : getKind(document).describePlaces(document, [at]);
    return {
      where: at === -1 ? (isHead ? 'title' : null) : `items.${at}`,
      message: lead ? `${lead} ${lowerFirst(subject)}.` : `${subject} ${message}.`,
    };
  });

/** Lists the hint for texts under stickers, by the ids that the layout named; `where` it happens ends the sentence. */
export function listCoveredHints(
  document: HandoutDocument,
  ids: readonly string[],
  where = '',
): DocumentProblem[] {
  const places = findPlaces(document, ids);
  const [first] = places;
  if (first === undefined)
    return ids.some(isHeadKey) ? [{ where: 'title', message: `A sticker covers the header${where}.` }] : [];
  const covered = lowerFirst(getKind(document).describePlaces(document, places));
  return [{ where: `items.${first}`, message: `A sticker covers ${covered}${where}.` }];
}

const isHeadKey = (key: string): boolean => key.startsWith('#');

/** Lists the hint for texts that are printed whole but hard to read, by the ids that the layout named. */
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
 * Lists the hint for texts that overflow their boxes, by the ids that the layout named: all cards or items
 * together, with the first one's place.
 */
export function listOverflowHints(document: HandoutDocument, ids: readonly string[]): DocumentProblem[] {
  const places = findPlaces(document, ids);
  const [first] = places;
  if (first === undefined) return [];
  const fits = places.length > 1 ? 'do not fit and are' : 'does not fit and is';
  const message = `${getKind(document).describePlaces(document, places)} ${fits} cut off in print.`;
  return [{ where: `items.${first}`, message }];
}
