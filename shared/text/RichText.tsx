import { createElement, type ReactNode } from 'react';
import type { BlockNode, InlineNode, RichMark, RichTextValue } from './rich-text.ts';

const ELEMENTS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
} satisfies Record<Exclude<RichMark['type'], 'color'>, string>;

function mark(children: ReactNode, { type, attrs }: RichMark): ReactNode {
  if (type === 'color') return createElement('span', { style: { color: attrs?.color } }, children);
  return createElement(ELEMENTS[type], null, children);
}

function inline(node: InlineNode): ReactNode {
  const content = node.type === 'text' ? node.text : createElement('br');
  return (node.marks ?? []).reduceRight<ReactNode>(mark, content);
}

/** An empty paragraph still takes a line. */
const EMPTY_LINE: InlineNode = { type: 'hard_break' };

// Children are spread, not listed: a stored node has no identity but its place, so it needs no key.
function block(node: BlockNode): ReactNode {
  if (node.type === 'paragraph') {
    const align = node.attrs?.align;
    const content = node.content?.length ? node.content : [EMPTY_LINE];
    return createElement(
      'p',
      { dir: 'auto', style: align ? { textAlign: align } : undefined },
      ...content.map(inline),
    );
  }
  const items = node.content.map((item) => createElement('li', null, ...item.content.map(block)));
  if (node.type === 'bullet_list') return createElement('ul', null, ...items);
  return createElement('ol', { start: node.attrs?.order ?? 1 }, ...items);
}

const paragraph = (line: string): BlockNode => ({
  type: 'paragraph',
  content: line ? [{ type: 'text', text: line }] : [],
});

/** Draws a rich field on paper: paragraphs and lists, each in its own direction. */
export function RichText({ value }: { value: RichTextValue }) {
  const blocks = typeof value === 'string' ? value.split('\n').map(paragraph) : value.content;
  return createElement('div', { className: 'rich-text' }, ...blocks.map(block));
}
