import pluralize from 'pluralize';
import { OTHER_WORDS } from './other-words.ts';
import { findSimilarWords } from './spelling.ts';

/** Words that occur in many names and mean nothing. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);
/** Shortest part of a compound that is split. */
const MIN_PART_LENGTH = 3;

export const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}+]+/u).filter(Boolean);

/** Converts a word to a term: singular, lower case, no accents. Returns null for a stop word. */
export function toTerm(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return STOP_WORDS.has(plain) ? null : pluralize.singular(plain);
}

/** Returns the terms of a text, joined by spaces. */
export const toTerms = (text: string): string =>
  splitWords(text)
    .flatMap((word) => toTerm(word) ?? [])
    .join(' ');

/** Finds the library's words for a term: synonyms, the term itself, its root, its parts, or similar words. */
export function findMeanings(term: string, known: ReadonlySet<string>): readonly string[] {
  const others = OTHER_WORDS[term];
  if (others) return [...new Set([...others, ...(known.has(term) ? [term] : [])])];
  if (known.has(term) || isPrefix(term, known)) return [term];
  const root = findRoot(term, known);
  if (root) return [root];
  const meant = [...findParts(term, known), ...findSimilarWords(term, known)];
  return meant.length > 0 ? meant : [term];
}

function isPrefix(term: string, known: ReadonlySet<string>): boolean {
  for (const word of known) if (word.startsWith(term)) return true;
  return false;
}

/** Splits a compound into two known words: lightbulb, firetruck. */
function findParts(term: string, known: ReadonlySet<string>): string[] {
  const cuts = Array.from(
    { length: Math.max(0, term.length - 2 * MIN_PART_LENGTH + 1) },
    (_, at) => at + MIN_PART_LENGTH,
  );
  return cuts
    .map((cut) => [term.slice(0, cut), term.slice(cut)])
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((parts) => parts.join(' '));
}

/** Finds the known root of a verb or adjective: raining, rainy. */
function findRoot(term: string, known: ReadonlySet<string>): string | undefined {
  const [, root = ''] = /^(.{3,}?)(?:ing|ed|er|y)$/.exec(term) ?? [];
  const undoubled = root.replace(/(.)\1$/, '$1');
  return [root, `${root}e`, undoubled].find((word) => known.has(word));
}
