import nlp from 'compromise/two';
import type { TaggedWord } from '#shared/items/fill-in-the-blank/cloze.ts';

interface Term {
  readonly text: string;
  readonly tags?: readonly string[];
}

/** Tags the words of an English text with their parts of speech. */
export const tagWords = (text: string): TaggedWord[] =>
  (nlp(text).json() as { terms?: Term[] }[]).flatMap(({ terms = [] }) =>
    terms.map((term) => ({ text: term.text, tags: term.tags ?? [] })),
  );
