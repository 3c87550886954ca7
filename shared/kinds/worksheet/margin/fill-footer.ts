import type { PageFooter } from '../../../paper/layout/paper-content.ts';
import type { SheetFooter } from './sheet-margin.ts';

interface Filled {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly count: number;
  readonly name: string;
  readonly isFromRight: boolean;
}

/** Returns the footer of a page; a word in braces that means nothing stays as it is. */
export function fillFooter(footer: SheetFooter, { page, count, name, isFromRight }: Filled): PageFooter {
  const values: Readonly<Record<string, string>> = {
    '{page}': `${page}`,
    '{pages}': `${count}`,
    '{title}': name,
  };
  // The values are put in at once: a title with braces is not filled in again.
  const fill = (text: string): string => text.replace(/\{\w+\}/g, (word) => values[word] ?? word);
  const { start, middle, end } = footer;
  return { dir: isFromRight ? 'rtl' : 'ltr', parts: [fill(start), fill(middle), fill(end)] };
}
