import { DOMParser, Fragment, type Node, type ParseOptions, type Schema, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { LIST_DEPTH } from '#shared/text/rich-text.ts';
import { cleanText } from '#shared/text/schema.ts';
import { countListDepth } from './commands.ts';

function listParagraphs(slice: Slice): Node[] {
  const found: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) found.push(node);
    return !node.isTextblock;
  });
  return found;
}

/** What is pasted into a field of one line: its paragraphs one behind the other, a space between. */
export function joinParagraphs(slice: Slice, schema: Schema): Slice {
  const paragraphs = listParagraphs(slice);
  if (paragraphs.length === 0) return slice;
  const space = schema.text(' ');
  const inline = paragraphs.flatMap((node, index) => [...(index > 0 ? [space] : []), ...node.children]);
  return new Slice(Fragment.fromArray(inline), 0, 0);
}

function countDeepestList(fragment: Fragment, depth = 0): number {
  const depths = fragment.content.map((node) =>
    countDeepestList(node.content, depth + (node.type.name === 'list_item' ? 1 : 0)),
  );
  return Math.max(depth, ...depths);
}

/** Lists that would be nested deeper than a document may be are pasted as paragraphs. */
export function limitListDepth(slice: Slice, around: number): Slice {
  if (around + countDeepestList(slice.content) <= LIST_DEPTH) return slice;
  return new Slice(Fragment.fromArray(listParagraphs(slice)), 1, 1);
}

const TAG = /<[a-z][^>]*>/gi;
const STYLE_SHEET = /<style\b[\s\S]*?<\/style\s*>/gi;
/** What carries the formatting of pasted text; the rest of its style is nobody's business. */
const KEPT_STYLES = ['color', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'vertical-align'];

/**
 * Pasted styles under a name that the browser does not act on: our content security policy refuses a
 * style attribute even in a document that is only parsed, and would take bold and colour away with it.
 */
export const moveStylesAside = (html: string): string =>
  html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));

const isRoot = (root: globalThis.Node): root is Element | DocumentFragment =>
  root instanceof Element || root instanceof DocumentFragment;

/** Puts the styles back by property, which the policy allows, as far as they are formatting. */
function restoreStyles(root: globalThis.Node): void {
  if (!isRoot(root)) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const declarations = (element.dataset.style ?? '').split(';').map((one) => one.split(':'));
    for (const [name = '', value = ''] of declarations) {
      const property = name.trim().toLowerCase();
      if (KEPT_STYLES.includes(property)) element.style.setProperty(property, value.trim());
    }
  }
}

/** What a web page draws or asks with; the words in it are none of its text. */
function leaveOutControls(root: globalThis.Node): void {
  if (!isRoot(root)) return;
  for (const element of root.querySelectorAll('svg, select, textarea, iframe')) element.remove();
}

const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6';

/** What a cell holds, on one line. */
function readCellContent(cell: HTMLTableCellElement): globalThis.Node[] {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes);
  return [...cell.childNodes];
}

/** No field holds a table: each row is a paragraph, and its cells stand a space apart. */
function layOutTables(root: globalThis.Node): void {
  if (!isRoot(root)) return;
  // Those inside others first.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => {
      const line = table.ownerDocument.createElement('p');
      for (const cell of row.cells) line.append(' ', ...readCellContent(cell));
      return line;
    });
    table.replaceWith(...rows);
  }
}

/** The schema's own parser, which first puts the styles back, leaves controls out and takes tables apart. */
class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    restoreStyles(dom);
    leaveOutControls(dom);
    layOutTables(dom);
    return super.parseSlice(dom, options);
  }
}

/** Pasted HTML meets ProseMirror's parser in a document that loads nothing, and nothing else. */
export const createPasteProps = (schema: Schema): EditorProps => {
  const isOneLine = !schema.nodes.hard_break;
  return {
    clipboardParser: new PasteParser(schema, DOMParser.fromSchema(schema).rules),
    transformPastedHTML: moveStylesAside,
    transformPastedText: (text) => (isOneLine ? cleanText(text).replace(/\s*\n\s*/g, ' ') : cleanText(text)),
    transformPasted: (slice, view) =>
      isOneLine ? joinParagraphs(slice, schema) : limitListDepth(slice, countListDepth(view.state)),
  };
};
