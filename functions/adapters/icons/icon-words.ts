import pluralize from 'pluralize';
import { OTHER_WORDS } from './other-words.ts';
import { wordsMeant } from './spelling.ts';

/** Words that stand in many names and say nothing. */
const SAY_NOTHING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);
/** The shortest part of a word that was written as one. */
const LEAST_PART = 3;

export const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}+]+/u).filter(Boolean);

/** In its singular, without accents and capitals; null for a word that says nothing. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return SAY_NOTHING.has(plain) ? null : pluralize.singular(plain);
}

/** All terms of a text, as one line. */
export const termsIn = (text: string): string =>
  wordsIn(text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' ');

/** What the library calls a term: the term itself where it is known or begins a word, else what was meant by it. */
export function meaningsOf(term: string, known: ReadonlySet<string>): readonly string[] {
  const others = OTHER_WORDS[term];
  if (others) return [...new Set([...others, ...(known.has(term) ? [term] : [])])];
  if (known.has(term) || begins(term, known)) return [term];
  const root = rootOf(term, known);
  if (root) return [root];
  const meant = [...partsOf(term, known), ...wordsMeant(term, known)];
  return meant.length > 0 ? meant : [term];
}

function begins(term: string, known: ReadonlySet<string>): boolean {
  for (const word of known) if (word.startsWith(term)) return true;
  return false;
}

/** Two words that were written as one: lightbulb, firetruck. */
function partsOf(term: string, known: ReadonlySet<string>): string[] {
  const cuts = Array.from(
    { length: Math.max(0, term.length - 2 * LEAST_PART + 1) },
    (_, at) => at + LEAST_PART,
  );
  return cuts
    .map((cut) => [term.slice(0, cut), term.slice(cut)])
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((parts) => parts.join(' '));
}

/** What is done, or how it is, by what it comes from: raining, rainy. */
function rootOf(term: string, known: ReadonlySet<string>): string | undefined {
  const [, root = ''] = /^(.{3,}?)(?:ing|ed|er|y)$/.exec(term) ?? [];
  const undoubled = root.replace(/(.)\1$/, '$1');
  return [root, `${root}e`, undoubled].find((word) => known.has(word));
}
