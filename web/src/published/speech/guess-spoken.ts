import { guessLanguage } from '#shared/text/guess-language.ts';

/** Languages by their scripts, in the order of asking: Japanese has Chinese characters too. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
] as const;

/** Guesses the language in which words are read aloud, by their script and letters; that of the document where neither tells. */
export function guessSpoken(words: readonly string[], locale: string): string {
  const text = words.join(' ');
  return SCRIPTS.find(([, script]) => script.test(text))?.[0] ?? guessLanguage(locale, words);
}
