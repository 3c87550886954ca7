import { readFile } from 'node:fs/promises';
import { memoize, uniq } from 'es-toolkit';
import { ICON_LANGUAGES } from '#shared/icons/icon.ts';
import { ARTICLES } from '#shared/text/articles.ts';
import { splitWords } from './icon-words.ts';

/** An icon's name and keywords in one language. */
export interface NamesEntry {
  readonly hexcode: string;
  readonly label: string;
  readonly tags?: readonly string[];
}

/** Icon ids by plain words: those that are called so, those whose short name has it, and those tagged so. */
interface Names {
  readonly labels: ReadonlyMap<string, readonly string[]>;
  readonly heads: ReadonlyMap<string, readonly string[]>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** Returns the words in lower case and without accents. */
const toPlainWords = (text: string): string[] =>
  splitWords(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** A red apple is an apple; of longer names a word may be anything. */
const HEAD_WORDS = 2;

const groupIds = (pairs: readonly (readonly [words: string, id: string])[]) =>
  new Map(
    [...Map.groupBy(pairs, ([words]) => words)].map(
      ([words, all]) => [words, all.map(([, id]) => id)] as const,
    ),
  );

function createNames(entries: readonly NamesEntry[]): Names {
  // Many icons share their keywords.
  const toPhrase = memoize((text: string) => toPlainWords(text).join(' '));
  const icons = entries.map(({ label, tags = [], hexcode }) => ({
    label: toPhrase(label),
    tags: tags.map(toPhrase),
    hexcode,
  }));
  return {
    labels: groupIds(icons.map(({ label, hexcode }) => [label, hexcode])),
    heads: groupIds(
      icons.flatMap(({ label, tags, hexcode }) => {
        const words = label.split(' ');
        if (words.length > HEAD_WORDS) return [];
        return words.filter((word) => tags.includes(word)).map((word) => [word, hexcode] as const);
      }),
    ),
    tags: groupIds(icons.flatMap(({ tags, hexcode }) => tags.map((tag) => [tag, hexcode] as const))),
  };
}

type Language = (typeof ICON_LANGUAGES)[number];

/** Endings of plurals, in plain letters, and what the singular has instead. */
const PLURALS: Readonly<Partial<Record<Language, readonly (readonly [plural: RegExp, singular: string])[]>>> =
  {
    es: [[/ces$/, 'z']],
    fr: [
      [/aux$/, 'al'],
      [/x$/, ''],
    ],
    de: [[/er$/, '']],
    it: [
      [/([cg])hi$/, '$1o'],
      [/([cg])he$/, '$1a'],
      [/i$/, 'o'],
      [/i$/, 'e'],
      [/e$/, 'a'],
    ],
    pt: [[/oes$/, 'ao']],
    nl: [
      [/([^aeiou])\1en$/, '$1'],
      [/([aeou])([^aeiou])en$/, '$1$1$2'],
    ],
  };

/** Lists the forms under which a phrase is looked up: as it is, without a plural's ending. */
function listForms(words: readonly string[], language?: Language): string[] {
  const phrase = words.join(' ');
  const endings = (language && PLURALS[language]) ?? [];
  const own = endings.filter(([plural]) => plural.test(phrase));
  const usual = [phrase.replace(/s$/, ''), phrase.replace(/(?:es|en|e|n)$/, '')];
  const singulars = own.map(([plural, singular]) => phrase.replace(plural, singular));
  return uniq([phrase, ...(own.length > 0 ? singulars : usual)]).filter(({ length }) => length > 1);
}

/** What a phrase finds; it is sure with an article, or where an icon is called exactly so. */
interface FoundNames {
  readonly ids: readonly string[];
  readonly isSure: boolean;
}

/**
 * Creates the search by words of other languages than English. It returns the ids of icons that are called exactly so,
 * with or without an article, best match first; none rather than similar ones. `open` reads the names of a language,
 * once each.
 */
export function createLanguageSearch(open: (language: string) => Promise<readonly NamesEntry[]>) {
  const opened = new Map<string, Promise<Names>>();
  const getNames = (language: string) => {
    const names = opened.get(language) ?? open(language).then(createNames);
    opened.set(language, names);
    return names;
  };
  return async (query: string): Promise<FoundNames> => {
    const words = toPlainWords(query);
    const [first = '', ...rest] = words;
    const hasArticle = (language: Language) =>
      rest.length > 0 && (ARTICLES[language] as readonly string[]).includes(first);
    const ofArticle = ICON_LANGUAGES.filter(hasArticle);
    const asked = [
      // Only an article says that "pale" is no English word, but the plural of the Italian "pala".
      ...ofArticle.map((language) => ({ language, forms: listForms(rest, language), isSure: true })),
      ...ICON_LANGUAGES.map((language) => ({ language, forms: listForms(words), isSure: false })),
    ];
    let others: readonly string[] = [];
    for (const { language, forms, isSure } of asked) {
      const { labels, heads, tags } = await getNames(language);
      const look = (names: ReadonlyMap<string, readonly string[]>) =>
        forms.flatMap((form) => names.get(form) ?? []);
      const named = look(labels);
      // Without an article a keyword may be meant in any language: only what the name is about counts.
      const found = uniq([...named, ...look(heads), ...(isSure ? look(tags) : [])]);
      if (named.length > 0 || (isSure && found.length > 0)) return { ids: found, isSure: true };
      if (others.length === 0) others = found;
    }
    return { ids: others, isSure: false };
  };
}

/** Reads the names of a language from a file. */
export const readNames = async (path: string): Promise<readonly NamesEntry[]> =>
  JSON.parse(await readFile(path, 'utf8')) as NamesEntry[];
