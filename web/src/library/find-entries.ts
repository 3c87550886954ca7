import { ENTITY_TYPES, type EntityType } from '#shared/kinds/facts.ts';
import { foldText, toWantedWords } from '#shared/text/fold-text.ts';
import type { LibraryEntry } from './library-entry.ts';

export const LIBRARY_ORDERS = ['changed', 'name', 'kind'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** The criteria of a search among the user's documents, and the order. */
export interface LibrarySearch {
  readonly words: string;
  /** Null for every kind. */
  readonly kind: EntityType | null;
  readonly order: LibraryOrder;
  /** The id of a folder; null for all documents. */
  readonly folder: string | null;
}

export const EVERYTHING: LibrarySearch = { words: '', kind: null, order: 'changed', folder: null };

/** Tells whether the search needs every document read: those first on the first page may not be its first. */
export const needsAllEntries = ({ words, kind, order, folder }: LibrarySearch): boolean =>
  words.trim() !== '' || kind !== null || order !== 'changed' || folder !== null;

const { compare } = new Intl.Collator('en', { numeric: true });

type Compare = (a: LibraryEntry, b: LibraryEntry) => number;

const compareChange: Compare = (a, b) => b.changed_at - a.changed_at;
const ORDERS: Readonly<Record<LibraryOrder, Compare>> = {
  changed: compareChange,
  name: (a, b) => compare(a.name, b.name) || compareChange(a, b),
  kind: (a, b) => ENTITY_TYPES.indexOf(a.kind) - ENTITY_TYPES.indexOf(b.kind) || compareChange(a, b),
};

/** Returns the folded words in the document of an entry; empty while they are not known. */
export type ReadWords = (entry: LibraryEntry) => string;

/**
 * Lists the entries of the kind and the folder whose names and documents have all the words, or their beginnings and parts, in
 * that order.
 */
export function findEntries(
  entries: readonly LibraryEntry[],
  { words, kind, order, folder }: LibrarySearch,
  readWords: ReadWords = () => '',
): LibraryEntry[] {
  const wanted = toWantedWords(words);
  return entries
    .filter((entry) => kind === null || entry.kind === kind)
    .filter(({ document }) => folder === null || document?.folder === folder)
    .filter((entry) => {
      if (wanted.length === 0) return true;
      const text = `${foldText(entry.name)} ${readWords(entry)}`;
      return wanted.every((word) => text.includes(word));
    })
    .sort(ORDERS[order]);
}
