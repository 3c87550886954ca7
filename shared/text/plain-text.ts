import type { BlockNode, InlineNode, RichTextValue } from './rich-text.ts';

const inlineText = (node: InlineNode): string => (node.type === 'text' ? node.text : '\n');

function blockLines(block: BlockNode): string[] {
  if (block.type === 'paragraph') return [(block.content ?? []).map(inlineText).join('')];
  return block.content.flatMap((item) => item.content.flatMap(blockLines));
}

/** The text alone, paragraphs apart by a newline: for sorting, search, counting and excerpts. */
export function plainText(value: RichTextValue): string {
  if (typeof value === 'string') return value;
  return value.content.flatMap(blockLines).join('\n');
}

/** Whether a person would call the field empty: nothing but white space. */
export const isBlank = (value: RichTextValue): boolean => plainText(value).trim() === '';

/** The first words on one line, for the side bar and for names; at most `length` characters. */
export function excerpt(value: RichTextValue, length = 60): string {
  const line = plainText(value).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${line
    .slice(0, length - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
