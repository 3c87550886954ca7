import type { BlockNode, RichTextValue } from '../text/rich-text.ts';
import type { Span } from './inline.ts';

function toBlockLines(block: BlockNode): Span[][] {
  if (block.type !== 'paragraph')
    return block.content.flatMap(({ content }) => content.flatMap(toBlockLines));
  const lines: Span[][] = [[]];
  for (const node of block.content ?? []) {
    if (node.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push({ text: node.text, marks: node.marks ?? [] });
  }
  return lines;
}

/** Lists the lines of a text with their marks, without lists and alignment. */
export const toLines = (value: RichTextValue): Span[][] =>
  typeof value === 'string'
    ? value.split('\n').map((text) => [{ text, marks: [] }])
    : value.content.flatMap(toBlockLines);
