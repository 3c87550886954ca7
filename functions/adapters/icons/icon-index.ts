import { countBy, maxBy, memoize, partition, sortBy, uniq } from 'es-toolkit';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { POPULAR } from '#shared/icons/icon.ts';
import { isGuessed, listMeanings, splitTerms, splitWords, toTerm, toTerms } from './icon-words.ts';
import { listTags, type OpenMoji } from './openmoji.ts';

interface Stored {
  readonly weight: number;
  readonly name: string;
  readonly nameTerms: string;
  readonly tagTerms: readonly string[];
}

/** Factor for entries whose name or tag equals the term. */
const EXACT_MATCH_BOOST = 2;
/** Factor for entries whose name ends in the term, as "glass of milk" does, and which have it as a tag. */
const KIND_OF_BOOST = 1.5;
/** Factor for a tag that says what an icon is: an orange is one, a maple leaf has its colour. */
const MAIN_TAG_BOOST = 1.2;
/** Factor for what only has the colour of that name, such as an orange heart: people look for things. */
const COLOUR_FACTOR = 0.3;
const COLOURED = ['heart', 'geometric'];

const OPTIONS: SearchOptions = {
  boost: { name: 1.8, tags: 2, kind: 0.3 },
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.12, fuzzy: 0 },
  boostDocument: (_, term, stored) => {
    const { weight, nameTerms, tagTerms } = stored as unknown as Stored;
    return nameTerms === term || tagTerms.includes(term) ? weight * EXACT_MATCH_BOOST : weight;
  },
};

/** Weight of one among many that look alike. */
const RARE_WEIGHT = 0.3;

/** Returns the weight of an icon. Skin tones, brands and flags, which people seldom look for, weigh least. */
function getWeight({ hexcode, skintone, group, subgroups }: OpenMoji): number {
  if (POPULAR.includes(hexcode)) return 2;
  const isOneOfMany = skintone !== '' || (subgroups === 'family' && hexcode.includes('-'));
  if (isOneOfMany || subgroups === 'brand' || subgroups.includes('flag')) return RARE_WEIGHT;
  if (group === 'symbols' || group.startsWith('extras')) return 0.7;
  return group === 'people-body' ? 0.8 : 1;
}

/** An icon as it is indexed. */
interface Indexed extends Stored {
  readonly id: string;
  readonly isColoured: boolean;
  /** The tags that say what it is; the others are about it. */
  readonly mainTerms: ReadonlySet<string>;
  readonly tags: readonly string[];
  readonly kind: string;
}

/** Lists the tags without the first word of a compound that is one itself: "table" is no name of table tennis. */
function listWholeTags(entry: OpenMoji): string[] {
  const tags = listTags(entry);
  return tags.filter((tag) => !tags.some((other) => other.startsWith(`${tag} `)));
}

const toIndexed = (entry: OpenMoji, readTerm: typeof toTerm): Indexed => {
  const tags = listWholeTags(entry);
  return {
    id: entry.hexcode,
    isColoured: COLOURED.includes(entry.subgroups),
    mainTerms: new Set(entry.tags.split(',').map((tag) => toTerms(tag, readTerm))),
    name: entry.annotation,
    tags,
    kind: `${entry.group} ${entry.subgroups}`,
    weight: getWeight(entry),
    nameTerms: toTerms(entry.annotation, readTerm),
    tagTerms: tags.map((tag) => toTerms(tag, readTerm)),
  };
};

/** Searches by words; all return icon ids, best match first. */
interface IconSearch {
  /** Finds what is called exactly so, or has it as a tag. */
  findExact(query: string): readonly string[];
  /** Finds what answers all of the words or some, by synonyms and similar words too. */
  findAny(query: string): readonly string[];
  /** Tells whether `findAny` takes a word for a similar one. */
  isGuessed(query: string): boolean;
  /** Sorts icons with one keyword of another language by what they mean together: of 犬 the dog before its bone. */
  sortByMeaning(ids: readonly string[]): readonly string[];
}

/** Creates the search by English words. */
export function createIconSearch(entries: readonly OpenMoji[]): IconSearch {
  // The library has fifteen times as many words as different ones, and a word's singular takes a hundred patterns.
  const readTerm = memoize(toTerm);
  const icons = entries.map((entry) => toIndexed(entry, readTerm));
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'tags', 'kind'],
    storeFields: ['weight', 'name', 'nameTerms', 'tagTerms'],
    tokenize: splitWords,
    processTerm: readTerm,
    // The cache has the words of icons alone: people type any number of others into searches.
    searchOptions: { ...OPTIONS, processTerm: toTerm },
  });
  index.addAll(icons);
  const known = listTerms(icons);
  const findAny = (query: string) => {
    const meanings = listMeanings(query, known);
    // Entries with all words come first; entries with some are the fallback.
    for (const combineWith of ['AND', 'OR'] as const) {
      const found = index.search({ combineWith, queries: meanings.map(toQuery) });
      if (found.length > 0) return sortExactNamesFirst(found, meanings);
    }
    return [];
  };
  const exact = groupByTerms(icons);
  const sortByMeaning = createSortByMeaning(icons, exact);
  return {
    findAny,
    findExact: (query) => exact.get(toTerms(query)) ?? [],
    isGuessed: (query) => isGuessed(query, known),
    sortByMeaning,
  };
}

/** Creates what finds the name or tag that most of some icons have and few others, and puts what it finds first. */
function createSortByMeaning(icons: readonly Indexed[], exact: ReadonlyMap<string, readonly string[]>) {
  const byId = new Map(icons.map((icon) => [icon.id, icon]));
  return (ids: readonly string[]): readonly string[] => {
    const terms = ids.flatMap((id) => {
      const { nameTerms, tagTerms } = byId.get(id) ?? { nameTerms: '', tagTerms: [] };
      return uniq([nameTerms, ...tagTerms]);
    });
    const shares = Object.entries(countBy(terms, (term) => term)).map(([term, count]) => ({
      term,
      share: count ** 2 / (exact.get(term)?.length ?? Number.POSITIVE_INFINITY),
    }));
    const meant = exact.get(maxBy(shares, ({ share }) => share)?.term ?? '') ?? [];
    return uniq([...meant.filter((id) => ids.includes(id)), ...ids]);
  };
}

/** Ranks an icon among all with a name or tag. */
function rankName({ weight, nameTerms, mainTerms, isColoured }: Indexed, terms: string): number {
  if (terms === nameTerms) return weight * EXACT_MATCH_BOOST;
  if (nameTerms.endsWith(` ${terms}`)) return weight * KIND_OF_BOOST;
  if (isColoured) return weight * COLOUR_FACTOR;
  return weight * (mainTerms.has(terms) ? MAIN_TAG_BOOST : 1);
}

/** Lists the icons of each name and tag: what is called so comes first, the rare last. */
function groupByTerms(icons: readonly Indexed[]): ReadonlyMap<string, readonly string[]> {
  const pairs = icons.flatMap((icon) =>
    [...new Set([icon.nameTerms, ...icon.tagTerms])].map((terms) => ({
      terms,
      id: icon.id,
      rank: rankName(icon, terms),
    })),
  );
  const groups = Map.groupBy(pairs, ({ terms }) => terms);
  return new Map(
    [...groups]
      .filter(([terms]) => terms !== '')
      .map(([terms, all]) => [terms, sortBy(all, [({ rank }) => -rank]).map(({ id }) => id)] as const),
  );
}

const listTerms = (icons: readonly Indexed[]): ReadonlySet<string> =>
  new Set(icons.flatMap(({ nameTerms, tagTerms }) => [nameTerms, ...tagTerms].flatMap(splitTerms)));

/** Converts the meanings of one word to a query. All words of a meaning must match. */
const toQuery = (meanings: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: meanings.map((words): Query => ({ combineWith: 'AND', queries: splitWords(words) })),
});

/** Sorts exact names first: the volcano before its eruption. */
function sortExactNamesFirst(
  found: readonly SearchResult[],
  meanings: readonly (readonly string[])[],
): string[] {
  const name = meanings.map(([first = '']) => first).join(' ');
  const [named, others] = partition(found, (one) => one.nameTerms === name && one.weight > RARE_WEIGHT);
  // Shorter names come first: one house before several.
  return [...sortBy(named, [(one) => String(one.name).length]), ...others].map(({ id }) => String(id));
}
