import type { SheetFooter } from './sheet-margin.ts';

interface Filled {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly count: number;
  readonly name: string;
}

/** Returns the parts of the footer of a page; a word in braces that means nothing stays as it is. */
export function fillFooter({ start, middle, end }: SheetFooter, { page, count, name }: Filled): SheetFooter {
  const values: Readonly<Record<string, string>> = {
    '{page}': `${page}`,
    '{pages}': `${count}`,
    '{title}': name,
  };
  // The values are put in at once: a title with braces is not filled in again.
  const fill = (text: string): string => text.replace(/\{\w+\}/g, (word) => values[word] ?? word);
  return { start: fill(start), middle: fill(middle), end: fill(end) };
}
