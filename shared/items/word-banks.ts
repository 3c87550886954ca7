import { isEqual } from 'es-toolkit';
import { LIMITS } from '../vocabulary/limits.ts';
import { isShownOn } from '../vocabulary/shown-on.ts';
import { getItemType, listItemTypes, type WorksheetItem } from './item.ts';
import { newItem, type WithItems } from './new-item.ts';
import { toBankWordText } from './parts/bank-word.ts';
import type { BankWord } from './parts/bank-word-field.ts';
import { WORD_LIMIT } from './parts/limits.ts';

/** An item whose words a bank may hold. */
type Feeder = Extract<WorksheetItem, { data: { wordbank_id: unknown } }>;
/** An item that holds the words of others. */
export type Bank = Extract<WorksheetItem, { data: { words: BankWord[] } }>;

const isBankType = (type: WorksheetItem['type']): type is Bank['type'] =>
  getItemType(type).isWordBank === true;
export const isWordBank = (item: WorksheetItem): item is Bank => isBankType(item.type);

export const canFeed = (item: WorksheetItem): item is Feeder =>
  getItemType(item.type).listBankWords !== undefined;
const isIncluded = ({ data }: Feeder): boolean => data.include_wordbank === 1 || data.wordbank_id !== null;
const isConcerned = (item: WorksheetItem): boolean => isWordBank(item) || (canFeed(item) && isIncluded(item));

/** Lists the ids of the document's word banks, in their order. */
export const listBankIds = ({ items }: Pick<WithItems, 'items'>): string[] =>
  items.filter(isWordBank).map(({ id }) => id);

/** Lists the words that the item has for a bank: its terms, or the answers of its blanks. */
export function listWordsForBank(item: Feeder): string[] {
  const words = getItemType(item.type).listBankWords?.(item.data) ?? [];
  return words.map((word) => toBankWordText(word).trim()).filter((word) => word !== '');
}

/**
 * Updates the words of the banks and the flags of the items after any edit: the one mechanism for edits,
 * deletions, duplicates, hiding and Clear All, run within the same edit. `before` and `after` are the frozen
 * documents; only differences are written to `live`. It compares each item's identity, and does nothing more
 * where no bank is concerned.
 */
export function normalizeWordBanks(live: WithItems, before: WithItems | null, after: WithItems): void {
  if (before?.items === after.items) return;
  const concerned = after.items.filter(isConcerned);
  if (concerned.length === 0) return;
  // What was concerned counts too: a bank still has the words of an item that was just taken out of it.
  const former = new Set(before?.items.filter(isConcerned));
  const isUntouched = former.size === concerned.length && concerned.every((item) => former.has(item));
  if (isUntouched && before?.items.length === after.items.length) return;
  normalizeConcerned(live, concerned);
}

function normalizeConcerned(live: WithItems, concerned: readonly WorksheetItem[]): void {
  const banks = concerned.filter(isWordBank);
  const feeders = concerned.filter(canFeed);
  const liveItem = new Map(live.items.map((item) => [item.id, item]));
  const fed = new Map<string, Map<string, string[]>>(banks.map(({ id }) => [id, new Map()]));
  for (const feeder of feeders) {
    const words = fed.get(feeder.data.wordbank_id ?? '');
    const own = liveItem.get(feeder.id);
    if (!words || feeder.data.include_wordbank === 0) excludeFromBank(own);
    // A bank has the words of all difficulties, so that it is the same on each sheet.
    else if (isShownOn({ ...feeder, variant: undefined }, 'sheet'))
      words.set(feeder.id, listWordsForBank(feeder));
  }
  for (const bank of banks) {
    const words = updateBankWords(bank.data.words, fed.get(bank.id) ?? new Map());
    const own = liveItem.get(bank.id);
    if (own && isWordBank(own) && !isEqual(words, bank.data.words)) own.data.words = words;
  }
}

function excludeFromBank(item: WorksheetItem | undefined): void {
  if (!item || !canFeed(item)) return;
  item.data.include_wordbank = 0;
  item.data.wordbank_id = null;
}

/**
 * Updates the bank's words from those of the items: words still asked for keep their place, a changed word
 * takes the place of the old one, and new words come after the item's other words.
 */
function updateBankWords(
  words: readonly BankWord[],
  fed: ReadonlyMap<string, readonly string[]>,
): BankWord[] {
  const missing = new Map([...fed].map(([id, wanted]) => [id, [...wanted]]));
  const remains = words.map(({ word, itemId }) => itemId === null || removeWord(missing.get(itemId), word));
  const updated = words.flatMap((entry, place) => {
    if (remains[place]) return [entry];
    const word = missing.get(entry.itemId ?? '')?.shift();
    return word === undefined ? [] : [{ ...entry, word }];
  });
  for (const [itemId, added] of missing) {
    const last = updated.findLastIndex((entry) => entry.itemId === itemId);
    const entries = added.map((word) => ({ word, manual: false, itemId }));
    updated.splice(last < 0 ? updated.length : last + 1, 0, ...entries);
  }
  return updated.slice(0, WORD_LIMIT);
}

/** Removes the word from the list; returns whether it was there. */
function removeWord(list: string[] | undefined, word: string): boolean {
  const at = list?.indexOf(word) ?? -1;
  if (at >= 0) list?.splice(at, 1);
  return at >= 0;
}

/**
 * Includes an item's words in the first bank, or in a new one (`bankId`) right above the item; false removes
 * them again. Does nothing while the item has no words.
 */
export function includeInWordBank(
  document: WithItems,
  { id, include, bankId }: { id: string; include: boolean; bankId: string },
): void {
  const item = document.items.find((one) => one.id === id);
  if (!item || !canFeed(item)) return;
  if (!include) excludeFromBank(item);
  if (!include || listWordsForBank(item).length === 0) return;
  const first = document.items.find(isWordBank);
  if (!first && document.items.length >= LIMITS.items) return;
  const bank = first ?? addBank(document, { above: id, id: bankId });
  item.data.include_wordbank = 1;
  item.data.wordbank_id = bank.id;
}

function getBankType(): Bank['type'] {
  const type = listItemTypes().find(isBankType);
  if (!type) throw new Error('No item type is a word bank');
  return type;
}

function addBank(document: WithItems, { above, id }: { above: string; id: string }): Bank {
  const bank: Bank = newItem(document, getBankType(), id);
  const at = document.items.findIndex((item) => item.id === above);
  document.items.splice(at, 0, bank);
  return bank;
}

/** Adds an empty bank above the first item that may feed one. */
export function addWordBank(document: WithItems, id: string): void {
  const first = document.items.find(canFeed);
  if (first && document.items.length < LIMITS.items) addBank(document, { above: first.id, id });
}

/** Feeds another of the document's banks. */
export function chooseWordBank(document: WithItems, { id, bank }: { id: string; bank: string }): void {
  const item = document.items.find((one) => one.id === id);
  if (!item || !canFeed(item) || !document.items.some((one) => isWordBank(one) && one.id === bank)) return;
  item.data.include_wordbank = 1;
  item.data.wordbank_id = bank;
}
