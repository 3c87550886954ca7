import { createContext } from 'react';

/** Returns the lines of a numbered text on which some words stand, as a text refers to them; null where it has no such words. */
export type FindLines = (words: string) => string | null;

/** Remembers on which lines the words of numbered texts stand, so that what refers to them says where they are printed. */
export class LinePlaces {
  private readonly texts = new Map<string, FindLines>();
  private readonly listeners = new Set<() => void>();

  /** Calls back whenever another answer may be true. Returns what ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the lines of the first numbered text that has the words; null where none has. */
  find(words: string): string | null {
    for (const find of this.texts.values()) {
      const found = find(words);
      if (found !== null) return found;
    }
    return null;
  }

  /** Tells where the words of a text stand now; null where the document no longer has it. */
  set(key: string, find: FindLines | null): void {
    // Each page that a text is on tells where its words stand.
    if (find && this.texts.get(key) === find) return;
    if (find) this.texts.set(key, find);
    else this.texts.delete(key);
    for (const listener of this.listeners) listener();
  }

  /** Lets go of the texts that the document no longer has. */
  keep(isKept: (key: string) => boolean): void {
    for (const key of this.texts.keys()) if (!isKept(key)) this.set(key, null);
  }
}

/** The lines of the paper that a text is printed on, and what is told when a reference is drawn with other words. */
interface LinesOnPaper {
  readonly places: LinePlaces;
  readonly onRedrawn: () => void;
}

/** Null where nothing is laid out. */
export const LinePlacesContext = createContext<LinesOnPaper | null>(null);
