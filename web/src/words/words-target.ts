import { difference } from 'es-toolkit';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { handoutDocument } from '#shared/document/document-schema.ts';
import {
  listItemTypesOfWords,
  listKindsOfWords,
  makeFieldsOfWords,
  makeItemOfWords,
} from '#shared/document/words.ts';
import { getItemExchange } from '#shared/items/exchanges.ts';
import { getItemType, type ItemType, type WorksheetItem } from '#shared/items/item.ts';
import type { WordEntry, WordLoss } from '#shared/items/parts/words.ts';
import { ENTITY_TYPES, type EntityType, getKindFacts } from '#shared/kinds/facts.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import { createDocument } from '../document/create-document.ts';
import { createItemId } from '../document/item-actions.ts';

/** A use of words: a document of their own, or an item of a worksheet. */
export type WordsTarget =
  | { readonly id: string; readonly label: string; readonly kind: EntityType }
  | { readonly id: string; readonly label: string; readonly type: ItemType };

/** The result of a target: a document, and its item where it is one. */
export interface MadeTarget {
  /** Null where none of the words has room. */
  readonly document: HandoutDocument | null;
  readonly item: WorksheetItem | null;
  readonly losses: readonly WordLoss[];
}

/** The kind that holds items. */
const itemKind = ENTITY_TYPES.find((kind) => getKindFacts(kind).hasItems);

/** Lists what the words of a document can become; its own kind of cards is none. */
export function listTargets({ entity_type }: HandoutDocument): WordsTarget[] {
  const kinds = difference(listKindsOfWords(), [entity_type]);
  return [
    ...kinds.map((kind) => ({ id: kind, label: getKindFacts(kind).label, kind })),
    ...listItemTypesOfWords().map((type) => ({
      id: type,
      label: getItemExchange(type).words?.label ?? getItemType(type).label,
      type,
    })),
  ];
}

/** Creates a document of some fields with the title, paper and language of another; a title nobody wrote is not taken. */
function createLike(from: HandoutDocument, kind: EntityType, fields: object): HandoutDocument {
  const isUntitled = toPlainText(from.title) === getKindFacts(from.entity_type).defaultTitle;
  return handoutDocument.parse({
    ...createDocument(kind, from.paper, from.locale),
    ...(!isUntitled && { title: from.title }),
    ...fields,
  });
}

/** Makes a worksheet of items, like the document that their words are from. */
export function createSheet(from: HandoutDocument, items: readonly WorksheetItem[]): HandoutDocument {
  if (!itemKind) throw new Error('No kind of document holds items');
  return createLike(from, itemKind, { items });
}

/** Makes what a target makes of words. */
export function makeTarget(
  from: HandoutDocument,
  target: WordsTarget,
  words: readonly WordEntry[],
): MadeTarget {
  if ('kind' in target) {
    const result = makeFieldsOfWords(target.kind, words);
    const document = result && createLike(from, target.kind, result.made);
    const hasContent = document !== null && getKind(document).hasContent(document);
    return { document: hasContent ? document : null, item: null, losses: result?.losses ?? [] };
  }
  const { made, losses } = makeItemOfWords(target.type, words, createItemId());
  return { document: made && createSheet(from, [made]), item: made, losses };
}
