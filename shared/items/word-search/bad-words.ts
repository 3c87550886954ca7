import { once } from 'es-toolkit';
import badWords from 'naughty-words';
import { foldText } from '../../text/fold-text.ts';
import { plantWords, type WordTree } from './find-words.ts';

/** Two letters of an alphabet read in every grid; two signs of other scripts are a word. */
const SHORTEST = 3;
const HAS_ALPHABET = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]*$/u;

/** Returns a letter as bad words are looked for: without accents and capitals. */
export const toBadWordKey = (letter: string): string => foldText(letter);

/** Lists the words that no puzzle for children should have by chance, of 28 languages. */
export const listBadWords = (): string[] =>
  Object.values(badWords)
    .flat()
    .map((word) => toBadWordKey(word).replace(/[\s\p{P}]/gu, ''))
    .filter((word) => [...word].length >= (HAS_ALPHABET.test(word) ? SHORTEST : 2));

export const getBadWords = once((): WordTree => plantWords(listBadWords().map((word) => [...word])));
