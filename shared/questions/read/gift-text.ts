import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';

/** Escaped signs, as characters that no text has, until the structure is read. */
const SIGNS = '~=#{}:\\';
const ESCAPED = /\\([~=#{}:\\n])/g;
const FIRST = 0xe100;

/** Takes the escaped signs out of the way of those that mean something. */
export const protect = (text: string): string =>
  text.replace(ESCAPED, (_, sign: string) =>
    sign === 'n' ? '\n' : String.fromCharCode(FIRST + SIGNS.indexOf(sign)),
  );

/** Puts the escaped signs back. */
export const unprotect = (text: string): string =>
  text.replace(/[\uE100-\uE106]/g, (mark) => SIGNS[mark.charCodeAt(0) - FIRST] ?? '');

/** Converts a text of the file: HTML where it says so or has markup, else plain. */
export function toGiftText(raw: string, reading: Reading, isLine = false): RichTextValue {
  const format = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(raw);
  const text = unprotect(format ? raw.slice(format[0].length) : raw).trim();
  const isHtml = format?.[1]?.toLowerCase() !== 'plain' && hasMarkup(text);
  if (isHtml) return (isLine ? readHtmlLine : readHtml)(escapeOtherSigns(text), reading);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.join(isLine ? ' ' : '\n');
}
