import { getItemExchange } from '../items/exchanges.ts';
import { getItemType, type ItemType, listItemTypes, type WorksheetItem, wrapData } from '../items/item.ts';
import { type MadeOfWords, toTerm, type WordEntry } from '../items/parts/words.ts';
import { ENTITY_TYPES, type EntityType } from '../kinds/facts.ts';
import { toOneLine } from '../questions/join-cards.ts';
import { toPlainText } from '../text/plain-text.ts';
import { getKind, type HandoutDocument, hasItems } from './document.ts';

const isEmpty = ({ term, definition, term_image, definition_image }: WordEntry): boolean =>
  !toPlainText(term).trim() && !toPlainText(definition).trim() && !term_image && !definition_image;

const isBare = ({ definition, term_image, definition_image }: WordEntry): boolean =>
  !toPlainText(definition).trim() && !term_image && !definition_image;

/** Drops words alone that another entry of the list explains, and repeats: several items of a sheet ask for the same words. */
function joinRepeats(words: readonly WordEntry[]): WordEntry[] {
  const explained = new Set(
    words.filter((entry) => !isBare(entry)).map((entry) => toTerm(entry).toLowerCase()),
  );
  const seen = new Set<string>();
  return words.filter((entry) => {
    const term = toTerm(entry).toLowerCase();
    const key = JSON.stringify([
      term,
      toPlainText(entry.definition),
      entry.term_image?.id,
      entry.definition_image?.id,
    ]);
    if (seen.has(key) || (isBare(entry) && explained.has(term))) return false;
    seen.add(key);
    return true;
  });
}

const listItemWords = ({ type, data }: WorksheetItem): readonly WordEntry[] =>
  getItemExchange(type).words?.list(data) ?? [];

/** Lists the words of a document with their definitions: of its cards, or of the items that ask for words. */
export function listWords(document: HandoutDocument): WordEntry[] {
  if (hasItems(document))
    return joinRepeats(document.items.flatMap(listItemWords)).filter((one) => !isEmpty(one));
  return document.items
    .map(({ term, definition, term_image, definition_image }) => ({
      term,
      definition,
      term_image,
      definition_image,
    }))
    .filter((one) => !isEmpty(one));
}

/** Lists the kinds that are made of words as a whole. */
export const listKindsOfWords = (): EntityType[] =>
  ENTITY_TYPES.filter((entity_type) => getKind({ entity_type }).createFromWords);

/** Lists the item types that are made of words. */
export const listItemTypesOfWords = (): ItemType[] =>
  listItemTypes().filter((type) => getItemExchange(type).words);

/** Makes the fields of a new document of words; null for a kind that is not made of them. */
export const makeFieldsOfWords = (
  entity_type: EntityType,
  words: readonly WordEntry[],
): MadeOfWords<object> | null => getKind({ entity_type }).createFromWords?.(words) ?? null;

/** Makes an item of words; `made` is null where none of them has room in it. */
export function makeItemOfWords(
  type: ItemType,
  words: readonly WordEntry[],
  id: string,
): MadeOfWords<WorksheetItem | null> {
  const { isEmpty: isEmptyData } = getItemType(type);
  const lines = words.map((entry) => ({
    ...entry,
    term: toOneLine(entry.term),
    definition: toOneLine(entry.definition),
  }));
  const result = getItemExchange(type).words?.create(lines);
  if (!result) return { made: null, losses: [] };
  const { made: data, losses } = result;
  return { made: isEmptyData(data) ? null : wrapData(type, id, data), losses };
}
