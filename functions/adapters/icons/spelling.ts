import levenshtein from 'damerau-levenshtein';
import { doubleMetaphone } from 'double-metaphone';

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** Length from which two letters may be wrong. */
const TWO_ERRORS_LENGTH = 6;
/** Largest number of wrong letters in a word that sounds the same: elefant, skool. */
const MAX_STEPS_BY_SOUND = 3;
/** Bonus that decides between two words at the same distance. */
const SAME_LETTERS_BONUS = 0.6;
const SAME_SOUND_BONUS = 1.1;
const OTHER_FIRST_LETTER = 0.6;

const toSound = (word: string): string => doubleMetaphone(word)[0];
const sortLetters = (word: string): string => [...word].sort().join('');

/**
 * Finds the words of a vocabulary that are nearest to a mistyped one, by missing, added, changed or swapped
 * letters and by sound. Returns an empty list when none is near.
 */
export function findSimilarWords(typed: string, vocabulary: Iterable<string>): string[] {
  if (typed.length < MIN_LENGTH) return [];
  const measureDistance = createDistance(typed);
  let shortest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of vocabulary) {
    const distance = measureDistance(word);
    if (distance > shortest) continue;
    if (distance < shortest) nearest = [];
    shortest = distance;
    if (Number.isFinite(distance)) nearest.push(word);
  }
  return nearest;
}

/**
 * Creates a function that measures the distance of a word from the typed one; infinite for words that nobody
 * would confuse.
 */
function createDistance(typed: string): (word: string) => number {
  const [itsSound, itsLetters] = [toSound(typed), sortLetters(typed)];
  const allowed = typed.length < TWO_ERRORS_LENGTH ? 1 : 2;
  return (word) => {
    if (word.length < 3 || Math.abs(word.length - typed.length) > 2) return Number.POSITIVE_INFINITY;
    const { steps } = levenshtein(typed, word);
    if (steps > MAX_STEPS_BY_SOUND) return Number.POSITIVE_INFINITY;
    const soundsSame = toSound(word) === itsSound;
    if (steps > allowed && !soundsSame) return Number.POSITIVE_INFINITY;
    const swapped = sortLetters(word) === itsLetters ? SAME_LETTERS_BONUS : 0;
    const begins = word[0] === typed[0] ? 0 : OTHER_FIRST_LETTER;
    return steps - swapped - (soundsSame ? SAME_SOUND_BONUS : 0) + begins;
  };
}
