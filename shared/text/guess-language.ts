/** Letters by which a language is known, in the order of asking. */
const SIGNS = [
  ['de', /[äöüß]/i],
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]/i],
  ['fr', /[çœêèù]/i],
] as const;

/** A single word is a loan. */
const ENOUGH = 2;

/**
 * Returns the language by which words are broken: that of the document, unless it is English, which a browser says
 * before anybody chose, and several words have letters of another.
 */
export function guessLanguage(locale: string, words: readonly string[]): string {
  if (!/^en\b/i.test(locale)) return locale;
  const found = SIGNS.find(([, sign]) => words.filter((word) => sign.test(word)).length >= ENOUGH);
  return found?.[0] ?? locale;
}
