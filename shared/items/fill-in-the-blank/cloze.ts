import { setBlank, setBlankText } from './rules.ts';
import { type BlankWord, createFillInTheBlank, type FillInTheBlankData } from './schema.ts';
import { isLetters } from './tokens.ts';

const SENTENCE_END = /^[.!?…。！？؟।]+$/u;
const NEW_LINE = '\n';

/** Lists the places of the words that may become blanks; with `keepFirst` the first sentence stays whole, so that one reads in. */
export function listClozeWords(words: readonly BlankWord[], keepFirst: boolean): number[] {
  const end = words.findIndex(({ value }) => SENTENCE_END.test(value) || value === NEW_LINE);
  const from = keepFirst && end >= 0 ? end + 1 : 0;
  return words.flatMap(({ value }, at) => (at >= from && isLetters(value) ? [at] : []));
}

/** Picks every n-th of the words. */
export const pickEvery = (places: readonly number[], every: number): number[] =>
  places.filter((_, count) => (count + 1) % every === 0);

/** Splits a typed list at commas, semicolons and line ends. */
export const splitList = (list: string): string[] =>
  list
    .split(/[,;\n،；、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Picks the words of a list, whatever their capitals. An entry of several words takes those that follow each other. */
export function pickListed(
  words: readonly BlankWord[],
  places: readonly number[],
  list: readonly string[],
): { readonly picked: number[]; readonly missing: string[] } {
  const values = places.map((at) => words[at]?.value.toLowerCase() ?? '');
  const missing: string[] = [];
  const picked = list.flatMap((entry) => {
    const parts = entry.toLowerCase().split(/\s+/);
    const found = values.flatMap((_, at) =>
      parts.every((part, by) => values[at + by] === part) ? [at] : [],
    );
    if (found.length === 0) missing.push(entry);
    return found.flatMap((at) => parts.map((_, by) => places[at + by] ?? -1));
  });
  return { picked: [...new Set(picked)].sort((a, b) => a - b), missing };
}

/** The parts of speech to choose from, as `compromise` tags them. */
export const SPEECH_PARTS = ['Noun', 'Verb', 'Adjective', 'Adverb', 'Preposition'] as const;
export type SpeechPart = (typeof SPEECH_PARTS)[number];

/** A word of a text with what it may be. */
export interface TaggedWord {
  readonly text: string;
  readonly tags: readonly string[];
}

/** Pronouns are tagged as nouns too, helping verbs as verbs: a gap of theirs asks for nothing but grammar. */
const NEVER = ['Pronoun', 'Determiner', 'Auxiliary', 'Copula', 'Modal', 'Conjunction'];

/** Picks the words of these parts of speech; `tagged` has the words of the text in their order. */
export function pickTagged(
  words: readonly BlankWord[],
  places: readonly number[],
  { tagged, parts }: { readonly tagged: readonly TaggedWord[]; readonly parts: readonly SpeechPart[] },
): number[] {
  let next = 0;
  return places.filter((at) => {
    const value = words[at]?.value.toLowerCase() ?? '';
    // The tagger may join or part words otherwise: the next one that is the same is meant.
    const found = tagged.findIndex(({ text }, place) => place >= next && text.toLowerCase() === value);
    if (found < 0) return false;
    next = found + 1;
    const { tags } = tagged[found] as TaggedWord;
    return parts.some((part) => tags.includes(part)) && !NEVER.some((tag) => tags.includes(tag));
  });
}

/** Makes a text without blanks. */
export function createClozeText(text: string, locale: string): FillInTheBlankData {
  const data = createFillInTheBlank();
  setBlankText(data, { text, locale });
  return data;
}

/** Makes these words of a text its blanks, and no others. */
export function withBlanks(data: FillInTheBlankData, picked: readonly number[]): FillInTheBlankData {
  const made = structuredClone(data);
  const chosen = new Set(picked);
  for (const [index, { blank, partials }] of made.words.entries())
    if (chosen.has(index) || blank || partials.length > 0)
      setBlank(made, { index, blank: chosen.has(index) });
  return made;
}
