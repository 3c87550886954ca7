import { maxBy } from 'es-toolkit';

/** The articles of languages that cards are made in, in small letters. */
export const ARTICLES = {
  en: ['the', 'a', 'an'],
  es: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  fr: ['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du'],
  de: ['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una'],
  pt: ['o', 'a', 'os', 'as', 'um', 'uma'],
  nl: ['de', 'het', 'een'],
  sv: ['en', 'ett'],
  da: ['en', 'et'],
  pl: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Matches a word and what follows it: after a space or, as in "l’eau", an apostrophe. */
const FIRST_WORD = /^(\p{L}+)(?:\s+|['’])(?=\S)/u;

function findFirstWord(text: string): string | null {
  return FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? null;
}

/**
 * Creates what takes the article off a text. It does so where half of the texts begin with an article of one language;
 * elsewhere the same word may be another one, such as the English "die".
 */
export function createArticleRemover(texts: readonly string[]): (text: string) => string {
  const first = texts.map(findFirstWord);
  const count = (articles: readonly string[]) =>
    first.filter((word) => word !== null && articles.includes(word)).length;
  const best = maxBy(Object.values<readonly string[]>(ARTICLES), count) ?? [];
  const usual = count(best) * 2 >= Math.max(2, first.length) ? best : [];
  return (text) => (usual.includes(findFirstWord(text) ?? '') ? text.replace(FIRST_WORD, '') : text);
}
