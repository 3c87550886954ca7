import { once } from 'es-toolkit';
import {
  DOMParser,
  type Node as EditorNode,
  Fragment,
  type MarkType,
  type ParseOptions,
  type Schema,
  Slice,
} from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { findFormulas } from '#shared/maths/find-formulas.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { measureLabels } from '#shared/text/list-labels.ts';
import { toStoredValue } from '#shared/text/prosemirror-value.ts';
import { LIST_DEPTH, type RichTextValue } from '#shared/text/rich-text.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { countListDepth } from './commands.ts';
import { cleanPasted } from './pasted/clean-pasted.ts';
import { layOutTables, leaveOutControls } from './pasted/lay-out-tables.ts';
import { moveStylesAside } from './pasted/move-styles-aside.ts';
import { writeFormulas } from './pasted/write-formulas.ts';

function listParagraphs(slice: Slice): EditorNode[] {
  const found: EditorNode[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) found.push(node);
    return !node.isTextblock;
  });
  return found;
}

/** The most lines that are pasted into one field: twelve sheets of them. Laying out more holds the page. */
const MOST_LINES = 500;
/** The most pieces of them, each with a look of its own: they are drawn one by one. */
const MOST_PIECES = 750;

/** Cuts what is pasted to its first lines, and says so. */
export function limitLines(slice: Slice): Slice {
  const starts: number[] = [];
  let pieces = 0;
  let end: number | null = null;
  slice.content.descendants((node, position) => {
    if (end !== null) return false;
    if (node.isTextblock || node.type.name === 'hard_break') starts.push(position);
    else if (node.isText) pieces += 1;
    // The line that is one too many goes; one that is too much by itself keeps its beginning.
    if (starts.length > MOST_LINES) end = position;
    else if (pieces > MOST_PIECES) end = starts.length > 1 ? (starts.at(-1) ?? position) : position;
    return true;
  });
  if (end === null) return slice;
  showToast({ words: `Cut to ${Math.max(1, starts.length - 1)} lines.` });
  return new Slice(slice.content.cut(0, end), slice.openStart, 0);
}

/** Joins pasted paragraphs with spaces, for a field of one line. */
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

/** Converts lists that would be nested too deeply to paragraphs. */
export function limitListDepth(slice: Slice, around: number): Slice {
  if (around + countDeepestList(slice.content) <= LIST_DEPTH) return slice;
  return new Slice(Fragment.fromArray(listParagraphs(slice)), 1, 1);
}

/** Makes entries of lines that are pasted into a list: else they would be paragraphs of one entry. */
export function makeEntries(slice: Slice, { selection: { $from }, schema }: EditorState): Slice {
  const depth = $from.depth - 1;
  const isInList = depth > 0 && $from.node(depth).type === schema.nodes.list_item;
  const isText = slice.content.content.every((node) => node.type === schema.nodes.paragraph);
  if (!isInList || !isText || slice.content.childCount < 2) return slice;
  const item = $from.node(depth).type;
  const written = slice.content.content.filter(({ textContent }) => textContent.trim() !== '');
  const labels = measureLabels(written.map(({ textContent }) => textContent));
  const entries = written.map((node, at) => item.create(null, node.cut(labels[at] ?? 0)));
  return new Slice(Fragment.from($from.node(depth - 1).type.create(null, entries)), 3, 3);
}

/** The styles that carry the formatting of pasted text; all others are dropped. */
const KEPT_STYLES = ['color', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'vertical-align'];

/** Opens what knows colours; it is dear, and a page of coloured words asks for one at each. */
const openColors = once(() => document.createElement('canvas').getContext('2d'));

/** Writes a colour such as "red" by its channels, as a field holds it; a browser alone knows all names. */
function toPlainColor(value: string): string {
  const context = openColors();
  if (!context) return value.trim();
  context.fillStyle = '#000';
  context.fillStyle = value.trim();
  return context.fillStyle;
}

export const isRoot = (root: Node): root is Element | DocumentFragment =>
  root instanceof Element || root instanceof DocumentFragment;

/** Puts the styles back by property, which the policy allows, as far as they are formatting. */
export function restoreStyles(root: Node): void {
  if (!isRoot(root)) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const declarations = (element.dataset.style ?? '').split(';').map((one) => one.split(':'));
    for (const [name = '', value = ''] of declarations) {
      const property = name.trim().toLowerCase();
      if (KEPT_STYLES.includes(property))
        element.style.setProperty(property, property === 'color' ? toPlainColor(value) : value.trim());
    }
  }
}

/** Tells whether the text comes from elsewhere; what was copied here is as it should be. */
const isForeign = (root: Element | DocumentFragment): boolean =>
  root.querySelector('[data-pm-slice]') === null;

/** The schema's own parser, which first makes of foreign HTML what a field can have. */
class PasteParser extends DOMParser {
  readonly #betweenCells: string;
  readonly #hasLines: boolean;

  constructor(schema: Schema, betweenCells: string | undefined) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#hasLines = schema.nodes.hard_break !== undefined;
    // A row of a field of one line is an option or a term.
    this.#betweenCells = betweenCells ?? (this.#hasLines ? ' | ' : ' ');
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (isRoot(dom)) this.#clean(dom);
    return super.parseSlice(dom, options);
  }

  #clean(root: Element | DocumentFragment): void {
    if (isForeign(root)) cleanPasted(root, this.#hasLines);
    restoreStyles(root);
    leaveOutControls(root);
    writeFormulas(root);
    layOutTables(root, this.#betweenCells);
  }
}

/** Matches TeX alone: pasted words between two dollar signs may be prices. */
const ONLY_TEX = /^\$\$?(?:.*[\\^_{].*|[a-z])\$\$?$/i;

/** Marks the formulas in pasted text. */
function markPasted(fragment: Fragment, schema: Schema): Fragment {
  const { maths } = schema.marks;
  if (!maths) return fragment;
  const nodes = fragment.content.flatMap((node) => {
    if (!node.isText) return [node.copy(markPasted(node.content, schema))];
    return maths.isInSet(node.marks) ? [node] : splitAtFormulas(node, maths);
  });
  return Fragment.fromArray(nodes);
}

function splitAtFormulas(node: EditorNode, maths: MarkType): EditorNode[] {
  const found = findFormulas(node.text ?? '').filter(({ dollars }) => ONLY_TEX.test(dollars));
  const ends = [...found, { from: node.nodeSize, to: node.nodeSize, dollars: '' }];
  return ends.flatMap(({ from, dollars }, at) => {
    const start = ends[at - 1]?.to ?? 0;
    const before = start < from ? [node.cut(start, from)] : [];
    return dollars === '' ? before : [...before, node.type.schema.text(dollars, [maths.create()])];
  });
}

/** Converts pasted paragraphs to rows: those with words, without the labels of a list. */
function toRows(paragraphs: readonly EditorNode[], { topNodeType }: Schema): RichTextValue[] {
  const written = paragraphs.filter(({ textContent }) => textContent.trim() !== '');
  const labels = measureLabels(written.map(({ textContent }) => textContent));
  return written.map((node, at) => toStoredValue(topNodeType.create(null, node.cut(labels[at] ?? 0))));
}

/** Tells whether pasted text replaces all that is in the field. */
const isReplaced = ({ doc, selection }: EditorState): boolean =>
  selection.from <= 1 && selection.to >= doc.content.size - 1;

/** What a field does with what is pasted, before it takes it as text. Each returns whether nothing is left to do. */
interface Takers {
  /** Makes rows of several lines, which are pasted into a field of one. */
  readonly takeLines: (lines: readonly RichTextValue[], replaces: boolean) => boolean;
  /** Looks at everything pasted into a field of several lines; `insert` puts it in. */
  readonly takeAll: (pasted: DataTransfer, insert: () => void) => boolean;
}
const TAKE_NOTHING: Takers = { takeLines: () => false, takeAll: () => false };

/** Puts in what was pasted; where a dialog has the focus, the caret goes behind it once the field has it again. */
function insert(view: EditorView, slice: Slice): void {
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  if (view.hasFocus()) return;
  const behind = view.state.selection.getBookmark();
  const goBehind = () => {
    view.dispatch(view.state.tr.setSelection(behind.resolve(view.state.doc)));
    // The view draws no caret where its own has not changed.
    view.focus();
  };
  // After the browser has put the caret where it thinks best, and before it tells of that: it would stay there then.
  view.dom.addEventListener('focus', () => queueMicrotask(goBehind), { once: true });
}

/** The size of what is put in at once, in positions of ProseMirror: some 200 lines of a few words. */
const LARGE = 2_000;

/**
 * Does something with a large paste in a task of its own: reading it and drawing it together would hold the page. What draws it comes
 * in further tasks, because React draws at once only what an event has changed.
 */
function doLater(view: EditorView, act: () => void): true {
  setTimeout(() => {
    if (!view.isDestroyed) act();
  });
  return true;
}

const putIn = (view: EditorView, slice: Slice): void =>
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));

/**
 * Creates the paste handling. ProseMirror's parser reads pasted HTML in a document that loads nothing. `betweenCells` is put
 * between the cells of a row.
 */
export const createPasteProps = (
  schema: Schema,
  { takeLines, takeAll } = TAKE_NOTHING,
  betweenCells?: string,
): EditorProps => {
  const isOneLine = !schema.nodes.hard_break;
  let pasted: EditorNode[] = [];
  return {
    clipboardParser: new PasteParser(schema, betweenCells),
    transformPastedHTML: (html) => moveStylesAside(html),
    transformPastedText: (text) =>
      isOneLine
        ? cleanText(text)
            .replace(/\s*\n\s*/g, '\n')
            .replace(/\n$/, '')
        : cleanText(text),
    transformPasted(given, view) {
      const slice = new Slice(markPasted(given.content, schema), given.openStart, given.openEnd);
      if (!isOneLine)
        return makeEntries(limitListDepth(limitLines(slice), countListDepth(view.state)), view.state);
      pasted = listParagraphs(slice);
      return joinParagraphs(slice, schema);
    },
    handlePaste(view, { clipboardData }, slice) {
      const isLarge = slice.size > LARGE;
      if (!isOneLine && clipboardData !== null && takeAll(clipboardData, () => insert(view, slice)))
        return true;
      if (!isOneLine) return isLarge && doLater(view, () => putIn(view, slice));
      const paragraphs = pasted;
      const takeRows = () => {
        const rows = toRows(paragraphs, schema);
        return rows.length > 1 && takeLines(rows, isReplaced(view.state));
      };
      return isLarge ? doLater(view, () => takeRows() || putIn(view, slice)) : takeRows();
    },
  };
};
