import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { hasWords } from './basic-text/find-lines.ts';
import type { WorksheetItem } from './item.ts';

const REFERENCE = /\{line: ?([^{}\n"\\]+)\}/g;

/** Lists the words that texts of an item refer to by their lines. */
export const listLineReferences = (part: object): string[] =>
  Array.from(JSON.stringify(part).matchAll(REFERENCE), ([, words = '']) => words.trim());

/** Lists the texts whose lines are numbered. */
const listNumberedTexts = (items: readonly WorksheetItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'basic_text' && item.data.line_numbers && !item.hide
      ? [toPlainText(item.data.instruction as RichTextValue)]
      : [],
  );

/** Lists the references to lines that no numbered text has, with the index of their item; they print as they were typed. */
export function listLostReferences(items: readonly WorksheetItem[]): { at: number; words: string }[] {
  const texts = listNumberedTexts(items);
  return items.flatMap((item, at) =>
    listLineReferences(item)
      .filter((words) => !texts.some((text) => hasWords(text, words)))
      .map((words) => ({ at, words })),
  );
}
