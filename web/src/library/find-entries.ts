import { ENTITY_TYPES, type EntityType } from '#shared/kinds/facts.ts';
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

/** Returns the text without accents and capitals, as it is compared: "Élan" as "elan". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const { compare } = new Intl.Collator('en', { numeric: true });

type Compare = (a: LibraryEntry, b: LibraryEntry) => number;

const compareChange: Compare = (a, b) => b.changed_at - a.changed_at;
const ORDERS: Readonly<Record<LibraryOrder, Compare>> = {
  changed: compareChange,
  name: (a, b) => compare(a.name, b.name) || compareChange(a, b),
  kind: (a, b) => ENTITY_TYPES.indexOf(a.kind) - ENTITY_TYPES.indexOf(b.kind) || compareChange(a, b),
};

/** Lists the entries of the kind and the folder whose names have all the words, or their beginnings and parts, in that order. */
export function findEntries(
  entries: readonly LibraryEntry[],
  { words, kind, order, folder }: LibrarySearch,
): LibraryEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => kind === null || entry.kind === kind)
    .filter(({ document }) => folder === null || document?.folder === folder)
    .filter(({ name }) => {
      const folded = fold(name);
      return wanted.every((word) => folded.includes(word));
    })
    .sort(ORDERS[order]);
}
