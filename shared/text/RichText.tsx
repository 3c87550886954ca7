import { createElement, Fragment, type ReactNode } from 'react';
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

function inline(node: InlineNode, blank?: ReactNode): ReactNode {
  const content = node.type === 'text' ? withBlank(node.text, blank) : createElement('br');
  return (node.marks ?? []).reduceRight<ReactNode>(mark, content);
}

/** Three or more underscores are where a line to write on stands. */
export const BLANK_RUN = /_{3,}/;

function withBlank(text: string, blank: ReactNode): ReactNode {
  const run = blank ? BLANK_RUN.exec(text) : null;
  if (!run) return text;
  return createElement(
    Fragment,
    null,
    text.slice(0, run.index),
    blank,
    text.slice(run.index + run[0].length),
  );
}

/** An empty paragraph still takes a line. */
const EMPTY_LINE: InlineNode = { type: 'hard_break' };

// Children are spread, not listed: a stored node has no identity but its place, so it needs no key.
function block(node: BlockNode, blank?: ReactNode): ReactNode {
  if (node.type === 'paragraph') {
    const align = node.attrs?.align;
    const content = node.content?.length ? node.content : [EMPTY_LINE];
    return createElement(
      'p',
      { dir: 'auto', style: align ? { textAlign: align } : undefined },
      ...content.map((inner) => inline(inner, blank)),
    );
  }
  const items = node.content.map((item) =>
    createElement('li', null, ...item.content.map((inner) => block(inner, blank))),
  );
  if (node.type === 'bullet_list') return createElement('ul', null, ...items);
  return createElement('ol', { start: node.attrs?.order ?? 1 }, ...items);
}

const paragraph = (line: string): BlockNode => ({
  type: 'paragraph',
  content: line ? [{ type: 'text', text: line }] : [],
});

interface RichTextProps {
  readonly value: RichTextValue;
  /** Drawn in place of a run of three or more underscores. */
  readonly blank?: ReactNode;
}

/** Draws a rich field on paper: paragraphs and lists, each in its own direction. */
export function RichText({ value, blank }: RichTextProps) {
  const blocks = typeof value === 'string' ? value.split('\n').map(paragraph) : value.content;
  return createElement('div', { className: 'rich-text' }, ...blocks.map((node) => block(node, blank)));
}
