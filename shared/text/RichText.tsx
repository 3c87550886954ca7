import { createElement, Fragment, type ReactNode } from 'react';
import { splitEmoji } from '../icons/emoji.ts';
import { getIconPath } from '../icons/icon.ts';
import { Formula } from '../maths/Formula.tsx';
import { hasFormula, splitFormulas } from '../maths/formula-text.ts';
import { BLANK_RUN } from './blank-run.ts';
import { LineReference, splitReferences } from './LineReference.tsx';
import type {
  BlockNode,
  InlineNode,
  ListItem,
  ListNode,
  Paragraph,
  RichMark,
  RichTextValue,
} from './rich-text.ts';
import { splitEndless } from './split-endless.ts';

const ELEMENTS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} satisfies Record<Exclude<RichMark['type'], 'color'>, string>;

function renderMark(children: ReactNode, { type, attrs }: RichMark): ReactNode {
  if (type === 'color') return createElement('span', { style: { color: attrs?.color } }, children);
  return createElement(ELEMENTS[type], null, children);
}

function renderInline(node: InlineNode, blank?: ReactNode): ReactNode {
  const content = node.type === 'text' ? renderText(node.text, blank) : createElement('br');
  return (node.marks ?? []).reduceRight<ReactNode>(renderMark, content);
}

/** Renders the formulas of a text, and the words between them. */
function renderText(text: string, blank: ReactNode): ReactNode {
  if (!hasFormula(text)) return renderWithBlank(text, blank);
  const parts = splitFormulas(text).map((piece) =>
    piece.tex === null
      ? renderWithBlank(piece.text, blank)
      : createElement(Formula, { tex: piece.tex, source: piece.text, isDisplay: piece.isDisplay }),
  );
  return createElement(Fragment, null, ...parts);
}

function renderWithBlank(text: string, blank: ReactNode): ReactNode {
  const run = blank ? BLANK_RUN.exec(text) : null;
  if (!run) return renderWords(text);
  return createElement(
    Fragment,
    null,
    renderWords(text.slice(0, run.index)),
    blank,
    renderWords(text.slice(run.index + run[0].length)),
  );
}

/** After a stroke a line may end, before a letter; some browsers know that and some do not. */
const MAY_END = createElement('wbr');
const SLASH = /[/\\]/;
const AFTER_SLASH = /(?<=[/\\])(?=\p{L})/u;

/** Renders a plain text with its formulas, and with break opportunities after the slashes of an address. */
export const renderWithBreaks = (text: string): ReactNode => renderText(text, null);

/** Renders words: their emoji as the icon library has them, and references to lines as these are numbered. */
export function renderWords(text: string): ReactNode {
  if (!text.includes('{line:')) return renderPlain(text);
  // Every other piece is a reference.
  const parts = splitReferences(text).map((part, at) =>
    at % 2 === 1 ? createElement(LineReference, { source: part }) : renderPlain(part),
  );
  return createElement(Fragment, null, ...parts);
}

function renderPlain(text: string): ReactNode {
  const parts = splitEmoji(text).map(({ text: letters, icon }) =>
    icon === null ? renderLetters(letters) : drawEmoji(letters, icon),
  );
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
}

const drawEmoji = (emoji: string, icon: string): ReactNode =>
  createElement('img', {
    className: 'emoji',
    src: getIconPath(icon),
    alt: emoji,
    'data-letters': emoji,
    draggable: false,
  });

function renderLetters(text: string): ReactNode {
  const parts = (SLASH.test(text) ? text.split(AFTER_SLASH) : [text]).flatMap(splitEndless);
  const [first, ...rest] = parts;
  if (rest.length === 0) return text;
  return createElement(Fragment, null, first, ...rest.flatMap((part) => [MAY_END, part]));
}

/** An empty paragraph still takes a line. */
const EMPTY_LINE: InlineNode = { type: 'hard_break' };

type RowProps = Readonly<Record<string, unknown>>;

// Children are spread, not listed: a stored node has no identity but its place, so it needs no key.
function renderBlock(node: BlockNode, blank?: ReactNode, dir: 'auto' | 'rtl' = 'auto'): ReactNode {
  if (node.type === 'paragraph') return drawParagraph(node, { blank, dir });
  const items = node.content.map((item) => drawListItem(item, {}, blank));
  if (node.type === 'bullet_list') return createElement('ul', null, ...items);
  return createElement('ol', { start: getListStart(node) }, ...items);
}

/** Room at the beginning of a line and between words, which the field shows and the paper would not. */
const HAS_ROOM = /^[ \t]+\S|\n[ \t]+\S|[ \t]{2}\S|\t/;

/** Renders a paragraph as it prints, with additional attributes. */
export function drawParagraph(
  node: Paragraph,
  { blank, ...more }: RowProps & { blank?: ReactNode },
): ReactNode {
  const align = node.attrs?.align;
  const content = node.content?.length ? node.content : [EMPTY_LINE];
  const keepsRoom = HAS_ROOM.test(
    content.map((inner) => (inner.type === 'text' ? inner.text : '\n')).join(''),
  );
  const style =
    align || keepsRoom
      ? { ...(align && { textAlign: align }), ...(keepsRoom && { whiteSpace: 'pre-wrap' }) }
      : undefined;
  return createElement(
    'p',
    { dir: 'auto', style, ...more },
    ...content.map((inner) => renderInline(inner, blank)),
  );
}

/** Renders a list item as it prints, with additional attributes. */
export const drawListItem = (item: ListItem, more: RowProps = {}, blank?: ReactNode): ReactNode =>
  createElement('li', more, drawItemContent(item, blank));

export const drawItemContent = (item: ListItem, blank?: ReactNode): ReactNode =>
  createElement(Fragment, null, ...item.content.map((inner) => renderBlock(inner, blank)));

/** Returns the number of a list's first item. */
export const getListStart = (list: ListNode): number => list.attrs?.order ?? 1;

const toParagraph = (line: string): BlockNode => ({
  type: 'paragraph',
  content: line ? [{ type: 'text', text: line }] : [],
});

/** Converts a rich field to its blocks, one below the other; each line of a plain string is a paragraph. */
export const toBlocks = (value: RichTextValue): readonly BlockNode[] =>
  typeof value === 'string' ? value.split('\n').map(toParagraph) : value.content;

interface RichTextProps {
  readonly value: RichTextValue;
  /** The path of the field within its item or document, such as "data.options.2.answer": the editor finds it by this. */
  readonly field?: string | undefined;
  /** Drawn in place of a run of three or more underscores. */
  readonly blank?: ReactNode;
  /** The direction of its paragraphs; each has its own where it is absent. */
  readonly dir?: 'rtl' | undefined;
}

/** Draws a rich field on paper: paragraphs and lists, each in its own direction. */
export function RichText({ value, field, blank, dir }: RichTextProps) {
  const drawn = toBlocks(value).map((node) => renderBlock(node, blank, dir));
  return createElement('div', { className: 'rich-text', 'data-field': field }, ...drawn);
}
