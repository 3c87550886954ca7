import { partition, sortBy } from 'es-toolkit';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { POPULAR } from '#shared/icons/icon.ts';
import { meaningsOf, termOf, termsIn, wordsIn } from './icon-words.ts';
import { type OpenMoji, tagsOf } from './openmoji.ts';

interface Stored {
  readonly weight: number;
  readonly name: string;
  readonly called: string;
  readonly tagged: readonly string[];
}

/** A tag that says just the word counts more than one that has it beside others. */
const TAGGED_JUST_SO = 2;

const OPTIONS: SearchOptions = {
  boost: { name: 1.8, tags: 2, kind: 0.3 },
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.12, fuzzy: 0 },
  boostDocument: (_, term, stored) => {
    const { weight, called, tagged } = stored as unknown as Stored;
    return called === term || tagged.includes(term) ? weight * TAGGED_JUST_SO : weight;
  },
};

/** The weight of one among many that are the same. */
const SELDOM = 0.3;

/** What is looked for least often goes last: one skin tone as good as the next, marks of firms, flags. */
function weightOf({ hexcode, skintone, group, subgroups }: OpenMoji): number {
  if (POPULAR.includes(hexcode)) return 2;
  const isOneOfMany = skintone !== '' || (subgroups === 'family' && hexcode.includes('-'));
  if (isOneOfMany || subgroups === 'brand' || subgroups.includes('flag')) return SELDOM;
  if (group === 'symbols' || group.startsWith('extras')) return 0.7;
  return group === 'people-body' ? 0.8 : 1;
}

const searched = (entry: OpenMoji) => ({
  id: entry.hexcode,
  name: entry.annotation,
  tags: tagsOf(entry).join(' '),
  kind: `${entry.group} ${entry.subgroups}`,
  weight: weightOf(entry),
  called: termsIn(entry.annotation),
  tagged: tagsOf(entry).map(termsIn),
});

/** Finds the ids of drawings by words, the best first. */
export function iconIndex(entries: readonly OpenMoji[]): (query: string) => readonly string[] {
  const index = new MiniSearch({
    fields: ['name', 'tags', 'kind'],
    storeFields: ['weight', 'name', 'called', 'tagged'],
    tokenize: wordsIn,
    processTerm: termOf,
    searchOptions: OPTIONS,
  });
  index.addAll(entries.map(searched));
  const known = knownTerms(entries);
  return (query) => {
    const meanings = wordsIn(query)
      .flatMap((word) => termOf(word) ?? [])
      .map((term) => meaningsOf(term, known));
    // All of the words; where nothing has them all, some.
    for (const combineWith of ['AND', 'OR'] as const) {
      const found = index.search({ combineWith, queries: meanings.map(anyOf) });
      if (found.length > 0) return namedFirst(found, meanings);
    }
    return [];
  };
}

const knownTerms = (entries: readonly OpenMoji[]): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap((entry) => [entry.annotation, ...tagsOf(entry)])
      .flatMap(wordsIn)
      .flatMap((word) => termOf(word) ?? []),
  );

/** Each meaning may be of several words, which then all count. */
const anyOf = (meanings: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: meanings.map((words): Query => ({ combineWith: 'AND', queries: wordsIn(words) })),
});

/** What is called just so goes before what is more besides: the volcano before its eruption. */
function namedFirst(found: readonly SearchResult[], meanings: readonly (readonly string[])[]): string[] {
  const called = meanings.map(([first = '']) => first).join(' ');
  const [named, others] = partition(found, (one) => one.called === called && one.weight > SELDOM);
  // One house before several.
  return [...sortBy(named, [(one) => String(one.name).length]), ...others].map(({ id }) => String(id));
}
