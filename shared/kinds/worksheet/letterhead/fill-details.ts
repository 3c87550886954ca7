import { toNameText } from '../../../text/plain-text.ts';
import type { RichTextValue } from '../../../text/rich-text.ts';
import type { SheetLetterhead } from './sheet-letterhead.ts';

/** A piece of a line: its words, or null for a line to write on. */
export type DetailPiece = string | null;

/**
 * Returns the lines below the school's name with what their words in braces mean. What is still unknown is a line to write on,
 * as for a class that differs each time; a word in braces that means nothing stays as it is.
 */
export function fillDetails(letterhead: SheetLetterhead, title: RichTextValue): DetailPiece[][] {
  const { school, teacher, class: classes, date, details } = letterhead;
  const values: Readonly<Record<string, string>> = {
    '{school}': school,
    '{teacher}': teacher,
    '{class}': classes,
    '{date}': date,
    '{title}': toNameText(title),
    '{name}': '',
  };
  // The values are put in at once: a school with braces in its name is not filled in again.
  const fill = (word: string): DetailPiece => {
    const value = values[word];
    return value === undefined ? word : value.trim() || null;
  };
  const lines = details.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) =>
    line
      .split(/(\{\w+\})/)
      .filter((piece) => piece !== '')
      .map(fill),
  );
}
