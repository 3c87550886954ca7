import { setBlank, setBlankText } from './rules.ts';
import { createFillInTheBlank, type FillInTheBlankData } from './schema.ts';

/** Creates a text with the named words as blanks, for tests. */
export function createBlankText(text: string, ...blanks: string[]): FillInTheBlankData {
  const data = createFillInTheBlank();
  setBlankText(data, { text, locale: 'en' });
  for (const [index, { value }] of data.words.entries()) {
    if (blanks.includes(value)) setBlank(data, { index, blank: true });
  }
  return data;
}
