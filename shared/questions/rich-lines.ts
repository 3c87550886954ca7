import type { BlockNode, RichTextValue } from '../text/rich-text.ts';
import type { Span } from './inline.ts';

function toBlockLines(block: BlockNode): Span[][] {
  if (block.type !== 'paragraph')
    return block.content.flatMap(({ content }) => content.flatMap(toBlockLines));
  const lines: Span[][] = [[]];
  for (const node of block.content ?? []) {
    if (node.type === 'hard_break') lines.push([]);
    // Code has its lines within one text where a field has one paragraph.
    else
      for (const [at, text] of node.text.split('\n').entries()) {
        if (at > 0) lines.push([]);
        lines.at(-1)?.push({ text, marks: node.marks ?? [] });
      }
  }
  return lines;
}

/** Lists the lines of a text with their marks, without lists and alignment. */
export const toLines = (value: RichTextValue): Span[][] =>
  typeof value === 'string'
    ? value.split('\n').map((text) => [{ text, marks: [] }])
    : value.content.flatMap(toBlockLines);
