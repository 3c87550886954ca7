import type { RichTextValue } from '../../text/rich-text.ts';
import { breakLines } from '../source/break-lines.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { toLine } from '../source/to-line.ts';
import { readMarkdownText } from './markdown-text.ts';

/** Escaped signs, as characters that no text has, until the structure is read; the last is a line break. */
const SIGNS = '~=#{}:\\\n';
const ESCAPED = /\\([~=#{}:\\n])/g;
const FIRST = 0xe100;

const hide = (sign: string): string => String.fromCharCode(FIRST + SIGNS.indexOf(sign));
const hideAll = (text: string): string => text.replace(/[~=#{}:]/g, hide);

/** A tag with attributes, or a character by its number: their signs are those of HTML. */
const OF_HTML =
  /<[a-z][a-z\d]{0,20}(?:\s{1,20}[a-z][\w:-]{0,40}\s{0,20}=\s{0,20}(?:"[^"<>]{0,5000}"|'[^'<>]{0,5000}'))+\s{0,20}\/?>|&#x?[\da-f]{1,6};/gi;

/** Takes the escaped signs out of the way of those that mean something, and those of HTML too. */
export const protect = (text: string): string =>
  text.replace(ESCAPED, (_, sign: string) => hide(sign === 'n' ? '\n' : sign)).replace(OF_HTML, hideAll);

/** Puts the escaped signs back. */
export const unprotect = (text: string): string =>
  text.replace(/[\uE100-\uE107]/g, (mark) => SIGNS[mark.charCodeAt(0) - FIRST] ?? '');

/** How a text is written, as GIFT names it. */
export type GiftFormat = 'html' | 'moodle' | 'plain' | 'markdown';
const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;

/** Takes the name of the format before a text; null where it has none. */
export function takeFormat(raw: string): { format: GiftFormat | null; rest: string } {
  const [sign = '', name] = FORMAT.exec(raw) ?? [];
  return { format: (name?.toLowerCase() as GiftFormat | undefined) ?? null, rest: raw.slice(sign.length) };
}

const WRITTEN = /(<pre\b[^>]{0,200}>[\s\S]*?<\/pre>)/i;

/** Trims the lines of the file; those that are escaped, and those of a program, keep their room. */
const trimLines = (raw: string): string =>
  raw
    .split(WRITTEN)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/(?<![^\S\n])[^\S\n]*\n[^\S\n]*/g, '\n')))
    .join('')
    .trim();

const trimEmptyLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+|(?<!\s)\s+$/g, '');

export interface GiftTextOptions {
  /** One line, as options have. */
  readonly isLine?: boolean;
  /** The format of the question, which its answers have too. */
  readonly format?: GiftFormat | null;
}

/** Converts a text of the file as its format says; without one, HTML where it has markup, else plain. */
export function toGiftText(raw: string, reading: Reading, options: GiftTextOptions = {}): RichTextValue {
  const { isLine = false } = options;
  const own = takeFormat(raw);
  const format = own.format ?? options.format ?? 'moodle';
  if (format === 'markdown') return readMarkdownText(trimEmptyLines(unprotect(own.rest)), reading, isLine);
  const text = unprotect(format === 'plain' ? own.rest : trimLines(own.rest));
  if (format !== 'plain' && hasMarkup(text)) {
    const html = escapeOtherSigns(format === 'moodle' ? breakLines(text) : text);
    return (isLine ? readHtmlLine : readHtml)(html, reading);
  }
  if (isLine) return toLine(text);
  return own.format === 'html' ? text.replace(/\s+/g, ' ').trim() : trimEmptyLines(text);
}
