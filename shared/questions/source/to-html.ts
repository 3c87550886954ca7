import type { BlockNode, InlineNode, MarkName, RichTextValue } from '../../text/rich-text.ts';

const ELEMENTS: Readonly<Record<MarkName, string>> = {
  strong: 'b',
  em: 'i',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
};

/** Escapes a text for XML and HTML, in elements and in attributes; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const NO_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/** The room in code, which HTML would close up. */
const keepSpaces = (code: string): string =>
  code.replace(/^ +| {2,}/g, (room) => '\u00A0'.repeat(room.length));

function toInlineHtml(node: InlineNode): string {
  if (node.type === 'hard_break') return '<br/>';
  const isCode = node.marks?.some(({ type }) => type === 'code') ?? false;
  const lines = node.text.split('\n').map((line) => (isCode ? keepSpaces(line) : line));
  let html = lines.map(escapeXml).join('<br/>');
  for (const { type } of node.marks ?? []) {
    if (type !== 'color') html = `<${ELEMENTS[type]}>${html}</${ELEMENTS[type]}>`;
  }
  return html;
}

function toBlockHtml(block: BlockNode): string {
  if (block.type === 'paragraph') return `<p>${(block.content ?? []).map(toInlineHtml).join('')}</p>`;
  const name = block.type === 'bullet_list' ? 'ul' : 'ol';
  const items = block.content.map(({ content }) => `<li>${content.map(toBlockHtml).join('')}</li>`);
  return `<${name}>${items.join('')}</${name}>`;
}

/** Writes a text of several lines as HTML that is XML too. */
export function toHtml(value: RichTextValue): string {
  if (typeof value !== 'string') return value.content.map(toBlockHtml).join('');
  return value
    .split('\n')
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('');
}

/** Writes a text as inline HTML: its lines with breaks between them. */
export function toInline(value: RichTextValue): string {
  if (typeof value === 'string') return value.split('\n').map(escapeXml).join('<br/>');
  return value.content
    .map((block) =>
      block.type === 'paragraph' ? (block.content ?? []).map(toInlineHtml).join('') : toBlockHtml(block),
    )
    .join('<br/>');
}
