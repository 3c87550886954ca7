import { toRoughText } from '../maths/rough-text.ts';
import type { BlockNode, InlineNode, RichTextValue } from './rich-text.ts';

const toInlineText = (node: InlineNode): string => (node.type === 'text' ? node.text : '\n');

function toBlockLines(block: BlockNode): string[] {
  if (block.type === 'paragraph') return [(block.content ?? []).map(toInlineText).join('')];
  return block.content.flatMap((item) => item.content.flatMap(toBlockLines));
}

/** Returns the text alone, paragraphs separated by a newline: for sorting, search, counting and excerpts. */
export function toPlainText(value: RichTextValue): string {
  if (typeof value === 'string') return value;
  return value.content.flatMap(toBlockLines).join('\n');
}

/** Returns the text with its formulas in rough words, for names, footers and what else is letters alone. */
export const toNameText = (value: RichTextValue): string => toRoughText(toPlainText(value));

/** Tells whether the field has nothing but white space. */
export const isBlank = (value: RichTextValue): boolean => toPlainText(value).trim() === '';

/** Returns the first words on one line, for the side bar and for names; at most `length` characters. */
export function toExcerpt(value: RichTextValue, length = 60): string {
  const line = toNameText(value).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${line
    .slice(0, length - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
