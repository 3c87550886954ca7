import levenshtein from 'damerau-levenshtein';
import { doubleMetaphone } from 'double-metaphone';

/** Shorter words have too many neighbours. */
const TYPED_WRONG_FROM = 4;
/** From so many letters on, two of them may be wrong. */
const TWICE_WRONG_FROM = 6;
/** What sounds the same may be so far from how it is written: elefant, skool. */
const FURTHEST_BY_SOUND = 3;
/** Of two that are as far, the one of the same letters or of the same sound was meant. */
const SWAPPED = 0.6;
const SOUNDS_SAME = 1.1;
const BEGINS_OTHERWISE = 0.6;

const sound = (word: string): string => doubleMetaphone(word)[0];
const letters = (word: string): string => [...word].sort().join('');

/**
 * The words of a vocabulary that a mistyped one may have meant: those nearest to it by letters left out, added,
 * changed or swapped, and by how it sounds. Empty where none is near.
 */
export function wordsMeant(typed: string, vocabulary: Iterable<string>): string[] {
  if (typed.length < TYPED_WRONG_FROM) return [];
  const far = farFrom(typed);
  let least = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of vocabulary) {
    const distance = far(word);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    if (Number.isFinite(distance)) nearest.push(word);
  }
  return nearest;
}

/** How far a word is from the one that was typed; infinite where nobody would take one for the other. */
function farFrom(typed: string): (word: string) => number {
  const [itsSound, itsLetters] = [sound(typed), letters(typed)];
  const allowed = typed.length < TWICE_WRONG_FROM ? 1 : 2;
  return (word) => {
    if (word.length < 3 || Math.abs(word.length - typed.length) > 2) return Number.POSITIVE_INFINITY;
    const { steps } = levenshtein(typed, word);
    if (steps > FURTHEST_BY_SOUND) return Number.POSITIVE_INFINITY;
    const soundsSame = sound(word) === itsSound;
    if (steps > allowed && !soundsSame) return Number.POSITIVE_INFINITY;
    const swapped = letters(word) === itsLetters ? SWAPPED : 0;
    const begins = word[0] === typed[0] ? 0 : BEGINS_OTHERWISE;
    return steps - swapped - (soundsSame ? SOUNDS_SAME : 0) + begins;
  };
}
