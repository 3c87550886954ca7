import { partition } from 'es-toolkit';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import pluralize from 'pluralize';
import { POPULAR } from '#shared/icons/icon.ts';
import { type OpenMoji, tagsOf } from './openmoji.ts';

/** Words that stand in many names and say nothing. */
const SAY_NOTHING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);
/** Shorter words have too many neighbours. */
const TYPED_WRONG_FROM = 4;

/** In its singular, without accents and capitals; null for a word that says nothing. */
function termOf(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return SAY_NOTHING.has(plain) ? null : pluralize.singular(plain);
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}+]+/u).filter(Boolean);
const termsIn = (text: string): string =>
  wordsIn(text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' ');

const OPTIONS: SearchOptions = {
  boost: { name: 4, tags: 1.5 },
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.4, fuzzy: 0.2 },
  boostDocument: (_, __, stored) => Number(stored?.weight),
};
const WITH_ERRORS: SearchOptions = {
  fuzzy: (term) => (term.length >= TYPED_WRONG_FROM ? 0.25 : false),
  maxFuzzy: 2,
};

/** What is looked for least often goes last: one skin tone as good as the next, marks of firms. */
function weightOf({ hexcode, skintone, subgroups }: OpenMoji): number {
  if (POPULAR.includes(hexcode)) return 2;
  return skintone !== '' || subgroups === 'brand' ? 0.4 : 1;
}

/** Finds the ids of drawings by words, the best first. */
export function iconIndex(entries: readonly OpenMoji[]): (query: string) => readonly string[] {
  const index = new MiniSearch({
    fields: ['name', 'tags', 'kind'],
    storeFields: ['weight', 'called'],
    tokenize: wordsIn,
    processTerm: termOf,
    searchOptions: OPTIONS,
  });
  index.addAll(
    entries.map((entry) => ({
      id: entry.hexcode,
      name: entry.annotation,
      tags: tagsOf(entry).join(' '),
      kind: `${entry.group} ${entry.subgroups}`,
      weight: weightOf(entry),
      called: termsIn(entry.annotation),
    })),
  );
  // Each less strict than the one before; the first that finds something answers.
  const ways: readonly SearchOptions[] = [
    { combineWith: 'AND' },
    { combineWith: 'AND', ...WITH_ERRORS },
    { combineWith: 'OR', ...WITH_ERRORS },
  ];
  return (query) => {
    for (const way of ways) {
      const found = index.search(query, way);
      if (found.length > 0) return namedFirst(found, termsIn(query));
    }
    return [];
  };
}

/** What is called just so goes before what is more besides: the volcano before its eruption. */
function namedFirst(found: readonly SearchResult[], called: string): string[] {
  const [named, others] = partition(found, (one) => one.called === called && one.weight >= 1);
  return [...named, ...others].map(({ id }) => String(id));
}
