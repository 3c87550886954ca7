import { uniq } from 'es-toolkit';
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
export const toTerms = (text: string, readTerm = toTerm): string =>
  splitWords(text)
    .flatMap((word) => readTerm(word) ?? [])
    .join(' ');

/** Splits what `toTerms` has joined. */
export const splitTerms = (terms: string): string[] => terms.split(' ').filter(Boolean);

/** Words of a search that count; a picture is named by fewer. */
const MAX_WORDS = 8;
/**
 * The most unknown words of a search that are compared with the whole vocabulary; the others are searched as they
 * are typed.
 */
const MAX_CORRECTED = 3;

/** Lists the terms of a search that count, each once. */
const listTerms = (query: string): string[] =>
  uniq(
    splitWords(query)
      .slice(0, MAX_WORDS)
      .flatMap((word) => toTerm(word) ?? []),
  );

/** Lists the library's words for each term of a search. */
export function listMeanings(query: string, known: ReadonlySet<string>): (readonly string[])[] {
  let corrected = 0;
  return listTerms(query).map((term) => {
    const meant = findKnown(term, known);
    if (meant || corrected === MAX_CORRECTED) return meant ?? [term];
    corrected++;
    return findUnknown(term, known);
  });
}

/** Tells whether a search has a word whose meaning can only be guessed, by its parts or by similar words. */
export const isGuessed = (query: string, known: ReadonlySet<string>): boolean =>
  listTerms(query).some((term) => !findKnown(term, known));

/** Finds what a term means by itself: synonyms, the term itself, or its root. Returns undefined for an unknown one. */
function findKnown(term: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const others = OTHER_WORDS[term];
  if (others) return [...new Set([...others, ...(known.has(term) ? [term] : [])])];
  if (known.has(term) || isPrefix(term, known)) return [term];
  const root = findRoot(term, known);
  return root ? [root] : undefined;
}

/** Finds an unknown term's parts and similar words; the term itself where there are none. */
function findUnknown(term: string, known: ReadonlySet<string>): readonly string[] {
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
  const [, root] = /^(.{3,}?)(?:ing|ed|er|y)$/.exec(term) ?? [];
  if (root === undefined) return;
  const undoubled = root.replace(/(.)\1$/, '$1');
  return [root, `${root}e`, undoubled].find((word) => known.has(word));
}
