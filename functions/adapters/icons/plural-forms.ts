import { uniq } from 'es-toolkit';
import type { ICON_LANGUAGES } from '#shared/icons/icon.ts';

export type Language = (typeof ICON_LANGUAGES)[number];

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
    pt: [
      [/[ao]es$/, 'ao'],
      [/ais$/, 'al'],
    ],
    nl: [
      [/([^aeiou])\1en$/, '$1'],
      [/([aeou])([^aeiou])en$/, '$1$1$2'],
    ],
    sv: [
      [/lar$/, 'el'],
      [/ar$/, ''],
      [/ar$/, 'e'],
      [/or$/, 'a'],
      [/er$/, ''],
    ],
    da: [
      [/([^aeiou])\1e(?:r)?$/, '$1'],
      [/er$/, ''],
      [/r$/, ''],
    ],
    pl: [
      [/[iy]$/, ''],
      [/[iy]$/, 'a'],
      [/a$/, 'o'],
      [/ie$/, ''],
    ],
    ru: [
      [/[иы]$/, ''],
      [/[иы]$/, 'а'],
      [/и$/, 'я'],
      [/и$/, 'ь'],
      [/и$/, 'о'],
      [/а$/, 'о'],
      [/я$/, 'е'],
    ],
    uk: [
      [/[иі]$/, ''],
      [/[иі]$/, 'а'],
      [/і$/, 'я'],
      [/і$/, 'ь'],
      [/а$/, 'о'],
      [/я$/, 'е'],
    ],
  };

/** A sign that may be a word by itself, as in Chinese; those of alphabets with small letters are none. */
const SIGN = /\p{Lo}/u;
const isWord = (form: string): boolean => form.length > 1 || SIGN.test(form);

/** Lists the singulars of a phrase by the endings of a language; none where it has no such ending. */
export const listSingulars = (phrase: string, language: Language): string[] =>
  (PLURALS[language] ?? [])
    .filter(([plural]) => plural.test(phrase))
    .map(([plural, singular]) => phrase.replace(plural, singular))
    .filter(isWord);

/** Lists the forms under which a phrase is looked up: as it is, without a plural's ending. */
export function listForms(phrase: string, language?: Language): string[] {
  const own = language ? listSingulars(phrase, language) : [];
  const usual = [phrase.replace(/s$/, ''), phrase.replace(/(?:es|en|e|n)$/, '')];
  return uniq([phrase, ...(own.length > 0 ? own : usual)]).filter(isWord);
}
