import { createContext } from 'react';

/** A text whose lines are numbered, as it was laid out. */
export interface NumberedText {
  readonly text: string;
  /** Where in the text each line begins; the first line is number 1. */
  readonly starts: readonly number[];
}

/** The first and the last line that some words stand on, from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s/g, ' ');

/** Finds the lines of the words; "the storm … the rocks" is all from the first of them to the last. */
function findIn({ text, starts }: NumberedText, words: string): LineRange | null {
  const within = fold(text);
  const [first = '', ...others] = words.split(/ ?… ?/).filter((part) => part !== '');
  const at = within.indexOf(first);
  let end = at + first.length;
  for (const part of at < 0 ? [] : others) {
    const next = within.indexOf(part, end);
    if (next < 0) return null;
    end = next + part.length;
  }
  const getLine = (place: number): number => Math.max(1, starts.findLastIndex((start) => start <= place) + 1);
  return at < 0 || first === '' ? null : { first: getLine(at), last: getLine(end - 1) };
}

/** Writes lines as a text refers to them; the number stands where `{}` does. */
export const writeLines = (
  { first, last }: LineRange,
  [one, several]: readonly [one: string, several: string],
): string => (first === last ? one.replace('{}', `${first}`) : several.replace('{}', `${first}–${last}`));

/**
 * Remembers on which lines the words of numbered texts stand, so that what refers to them says where they are printed. Whoever
 * asks is told when another answer is true, as when the text breaks elsewhere.
 */
export class LinePlaces {
  private readonly texts = new Map<string, NumberedText>();
  private readonly asked = new Map<string, string | null>();
  private readonly listeners = new Set<() => void>();
  /** How the language of the document writes one line, and several. */
  words: readonly [one: string, several: string] = ['line {}', 'lines {}'];

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the lines of the first numbered text that has the words; null where none has. */
  find(words: string): string | null {
    const known = this.asked.get(words);
    if (known !== undefined) return known;
    const found = this.read(words);
    this.asked.set(words, found);
    return found;
  }

  private read(words: string): string | null {
    const folded = fold(words.trim());
    for (const text of folded ? this.texts.values() : []) {
      const range = findIn(text, folded);
      if (range) return writeLines(range, this.words);
    }
    return null;
  }

  /** Tells where the lines of a text begin now. */
  set(key: string, text: NumberedText): void {
    this.texts.set(key, text);
    this.tell();
  }

  /** Lets go of the texts that the document no longer has. */
  keep(isKept: (key: string) => boolean): void {
    const gone = [...this.texts.keys()].filter((key) => !isKept(key));
    for (const key of gone) this.texts.delete(key);
    if (gone.length > 0) this.tell();
  }

  private tell(): void {
    const changed = [...this.asked].filter(([words, before]) => this.read(words) !== before);
    for (const [words] of changed) this.asked.delete(words);
    if (changed.length === 0) return;
    for (const listener of this.listeners) listener();
  }
}

/** The lines of the paper that a text is printed on, and what is told when a reference is drawn with other words. */
interface LinesOnPaper {
  readonly places: LinePlaces;
  readonly onRedrawn: () => void;
}

/** Null where nothing is laid out. */
export const LinePlacesContext = createContext<LinesOnPaper | null>(null);
