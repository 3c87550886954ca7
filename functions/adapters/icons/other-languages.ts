import { readFile } from 'node:fs/promises';
import { memoize, uniq } from 'es-toolkit';
import { ICON_LANGUAGES } from '#shared/icons/icon.ts';
import { ARTICLES } from '#shared/text/articles.ts';
import { ENGLISH_LOOKALIKES } from './english-lookalikes.ts';
import { splitWords } from './icon-words.ts';
import { type Language, listForms, listSingulars } from './plural-forms.ts';

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

/** The accents of Latin and Cyrillic letters; other marks, such as those of Hindi, are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/** The distance from a letter of hiragana to the same sound in katakana. */
const TO_KATAKANA = 0x60;
const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));

/** Returns the words in lower case, without accents; Japanese sounds in one script, because いぬ is also イヌ. */
const toPlainWords = (text: string): string[] =>
  splitWords(toKatakana(text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()));

/** A red apple is an apple; of longer names a word may be anything. */
const HEAD_WORDS = 2;

const groupIds = (pairs: readonly (readonly [words: string, id: string])[]) =>
  new Map(
    [...Map.groupBy(pairs, ([words]) => words)].map(
      ([words, all]) => [words, all.map(([, id]) => id)] as const,
    ),
  );

/** Drawings of signs, such as 🈷: whoever writes 月 means the moon. */
const DRAWN_SIGN = /^(?:1F2|32)/;

function createNames(entries: readonly NamesEntry[]): Names {
  // Many icons share their keywords.
  const toPhrase = memoize((text: string) => toPlainWords(text).join(' '));
  const icons = entries
    .filter(({ hexcode }) => !DRAWN_SIGN.test(hexcode))
    .map(({ label, tags = [], hexcode }) => ({ label: toPhrase(label), tags: tags.map(toPhrase), hexcode }));
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

/** The letters of the languages that are not written in Latin ones. */
const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  zh: /\p{scx=Han}/u,
  'zh-hant': /\p{scx=Han}/u,
  ko: /\p{scx=Hangul}/u,
  ru: /\p{scx=Cyrillic}/u,
  uk: /\p{scx=Cyrillic}/u,
  hi: /\p{scx=Devanagari}/u,
  bn: /\p{scx=Bengali}/u,
  th: /\p{scx=Thai}/u,
};
const LATIN = ICON_LANGUAGES.filter((language) => !SCRIPTS[language]);

/**
 * The icons that a phrase finds, best match first, and then those that have it as a keyword of equal rank. They are
 * sure with an article, in another script, or where an icon is called exactly so.
 */
interface FoundNames {
  readonly ids: readonly string[];
  readonly tagged: readonly string[];
  readonly isSure: boolean;
}

const ARTICLES_OF: Readonly<Record<string, readonly string[]>> = ARTICLES;
const isArticle = (language: Language, word: string): boolean =>
  ARTICLES_OF[language]?.includes(word) ?? false;

/** Returns the icons that are called by one of the forms, those that are about it, and those tagged so. */
function look({ labels, heads, tags }: Names, forms: readonly string[]) {
  const find = (names: ReadonlyMap<string, readonly string[]>) =>
    forms.flatMap((form) => names.get(form) ?? []);
  return { named: find(labels), about: find(heads), tagged: find(tags) };
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
  const lookUp = async (language: Language, forms: readonly string[]) =>
    look(await getNames(language), forms);

  /** Finds the first that is called so. Without an article a keyword may be meant in any language, and counts not. */
  const findNamed = async (list: (language: Language) => readonly string[]): Promise<FoundNames> => {
    let others: readonly string[] = [];
    for (const language of LATIN) {
      const { named, about } = await lookUp(language, list(language));
      if (named.length > 0) return { ids: uniq([...named, ...about]), tagged: [], isSure: true };
      if (others.length === 0) others = about;
    }
    return { ids: others, tagged: [], isSure: false };
  };

  const findLatin = async (words: readonly string[]): Promise<FoundNames> => {
    const [first = '', ...rest] = words;
    const phrase = words.join(' ');
    for (const language of LATIN.filter((one) => rest.length > 0 && isArticle(one, first))) {
      const { named, about, tagged } = await lookUp(language, listForms(rest.join(' '), language));
      const ids = uniq([...named, ...about, ...tagged]);
      if (ids.length > 0) return { ids, tagged: [], isSure: true };
    }
    const usual = await findNamed(() => listForms(phrase));
    // Only an article says that "pale" is no English word, but the plural of the Italian "pala".
    if (usual.ids.length > 0 || ENGLISH_LOOKALIKES.has(phrase)) return usual;
    return findNamed((language) => listSingulars(phrase, language));
  };

  /** Finds by all the languages of a script, where a keyword is as sure as a name: 犬 is called イヌ. */
  const findOfScript = async (languages: readonly Language[], phrase: string): Promise<FoundNames> => {
    const found = await Promise.all(
      languages.map((language) => lookUp(language, listForms(phrase, language))),
    );
    const asTyped = await Promise.all(languages.map((language) => lookUp(language, listForms(phrase))));
    return {
      ids: [...found.flatMap(({ named }) => named), ...found.flatMap(({ about }) => about)],
      // A keyword in the singular may mean another word: "цветы" are flowers, "цвет" is a colour.
      tagged: asTyped.flatMap(({ tagged }) => tagged),
      isSure: true,
    };
  };

  return async (query: string): Promise<FoundNames> => {
    const words = toPlainWords(query);
    const ofScript = ICON_LANGUAGES.filter((language) => SCRIPTS[language]?.test(query));
    return ofScript.length > 0 ? findOfScript(ofScript, words.join(' ')) : findLatin(words);
  };
}

/** Reads the names of a language from a file. */
export const readNames = async (path: string): Promise<readonly NamesEntry[]> =>
  JSON.parse(await readFile(path, 'utf8')) as NamesEntry[];
