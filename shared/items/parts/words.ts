import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';

/** One entry of a list of words: a term and its definition, each with words, a picture or both. */
export interface WordEntry {
  readonly term: RichTextValue;
  readonly definition: RichTextValue;
  readonly term_image: ImageAttachment | null;
  readonly definition_image: ImageAttachment | null;
}

/** Something of a list of words that has no room in what is made of it. */
export interface WordLoss {
  readonly what: string;
  /** The words of the item itself. */
  readonly text: string;
}

export interface MadeOfWords<Made> {
  readonly made: Made;
  readonly losses: readonly WordLoss[];
}

/** A type as an exercise in words: `create` and `list` are each other's way back. Texts given to it have one line. */
export interface UseOfWords<Data> {
  /** The exercise, as a teacher calls it. */
  readonly label: string;
  readonly create: (words: readonly WordEntry[]) => MadeOfWords<Data>;
  readonly list: (data: Data) => readonly WordEntry[];
}

/** The room of a use for entries. */
interface Room {
  /** The most entries. */
  readonly limit: number;
  /** The most characters of a term. */
  readonly termLimit: number;
  readonly keepsDefinitions: boolean;
}

/** Returns an entry of a term in plain text, and a definition. */
export const toWordEntry = (term: string, definition = ''): WordEntry => ({
  term,
  definition,
  term_image: null,
  definition_image: null,
});

/** Returns the words of an entry's term on one line. */
export const toTerm = ({ term }: WordEntry): string => toPlainText(term).replace(/\s+/g, ' ').trim();

/** Returns what tells an entry from others in a list of losses. */
export const nameEntry = (entry: WordEntry): string =>
  toTerm(entry) ||
  toPlainText(entry.definition) ||
  entry.term_image?.alt ||
  entry.definition_image?.alt ||
  'A picture';

/** Sorts entries into those that a list of plain terms holds, and what it has no room for. */
export function keepTerms(words: readonly WordEntry[], { limit, termLimit, keepsDefinitions }: Room) {
  const losses: WordLoss[] = [];
  const kept: WordEntry[] = [];
  for (const entry of words) {
    const term = toTerm(entry);
    const text = nameEntry(entry);
    if (term === '') losses.push({ what: 'Entry without a word', text });
    else if (term.length > termLimit) losses.push({ what: `Word over ${termLimit} characters`, text });
    else if (kept.length === limit) losses.push({ what: `More than ${limit} words`, text });
    else {
      kept.push(entry);
      if (!keepsDefinitions && !isBlank(entry.definition))
        losses.push({ what: 'Definition not printed', text: toPlainText(entry.definition) });
      if (entry.term_image || entry.definition_image) losses.push({ what: 'Picture without room', text });
    }
  }
  return { kept, losses };
}
