import { type Node as EditorNode, Fragment, Mark, type Schema } from 'prosemirror-model';
import { addEdges, removeEdges, splitFormulas } from '../maths/formula-text.ts';
import { cleanText } from './clean-text.ts';
import { getEditorSchema } from './prosemirror.ts';
import {
  type BlockNode,
  type InlineNode,
  type ListItem,
  RICH_TEXT_VARIANTS,
  type RichDocument,
  type RichMark,
  type RichTextValue,
  type RichTextVariant,
} from './rich-text.ts';

/** Converts a stored value to the node that the editor of that variant works on. */
export function toEditorDoc(variant: RichTextVariant, value: RichTextValue): EditorNode {
  const schema = getEditorSchema(variant);
  const blocks = typeof value === 'string' ? toLines(variant, value) : value.content;
  return createNode(schema, 'doc', {}, blocks.map(createBlockConverter(schema)));
}

/** Splits the text into paragraphs; in a field of one line a newline counts as a space. */
function toLines(variant: RichTextVariant, text: string): BlockNode[] {
  const lines = RICH_TEXT_VARIANTS[variant].multiline ? text.split('\n') : [text.replace(/\n/g, ' ')];
  return lines.map((line) => ({ type: 'paragraph', content: line ? [{ type: 'text', text: line }] : [] }));
}

function createNode(schema: Schema, type: string, attrs: object, content?: EditorNode[]): EditorNode {
  const known = schema.nodes[type];
  if (!known) throw new RangeError(`A field of this kind holds no ${type}.`);
  return known.createChecked(attrs, Fragment.fromArray(content ?? []));
}

const createBlockConverter =
  (schema: Schema) =>
  (block: BlockNode): EditorNode => {
    const { type, attrs = {} } = block;
    if (type === 'paragraph')
      return createNode(schema, type, attrs, block.content?.flatMap(createInlineConverter(schema)));
    return createNode(schema, type, attrs, block.content.map(createItemConverter(schema)));
  };

const createItemConverter =
  (schema: Schema) =>
  ({ content }: ListItem): EditorNode =>
    createNode(schema, 'list_item', {}, content.map(createBlockConverter(schema)));

const createInlineConverter =
  (schema: Schema) =>
  (inline: InlineNode): EditorNode[] => {
    // Added one by one, so that of two marks that exclude each other the last one wins.
    const marks = (inline.marks ?? []).reduce(
      (set, { type, attrs }) => schema.mark(type, attrs).addToSet(set),
      Mark.none,
    );
    if (inline.type === 'hard_break') return [createNode(schema, inline.type, {}).mark(marks)];
    // Within a text a newline is white space; between paragraphs it would be one too many. A field of one line has no others for
    // its code.
    const hasLines = !schema.nodes.hard_break && inline.marks?.some(({ type }) => type === 'code');
    return toPieces(schema, hasLines ? inline.text : inline.text.replace(/\n/g, ' '), marks);
  };

/** Converts a text to nodes: its formulas have the mark of maths instead of edges, and no other mark. */
function toPieces(schema: Schema, text: string, marks: readonly Mark[]): EditorNode[] {
  const { maths } = schema.marks;
  if (!maths) return [schema.text(text, marks)];
  return splitFormulas(text).flatMap((piece) => {
    // An edge that lost the other one says nothing.
    const words = removeEdges(piece.text);
    if (words === '') return [];
    return [schema.text(words, piece.tex === null ? marks : [maths.create()])];
  });
}

/** Converts an editor's node to its stored value: a plain string where it is one paragraph without marks. */
export function toStoredValue(doc: EditorNode): RichTextValue {
  const content = doc.children.map(toStoredBlock);
  return toPlainLine(content) ?? ({ type: 'doc', content } satisfies RichDocument);
}

function toPlainLine([only, ...others]: BlockNode[]): string | null {
  if (others.length > 0 || only?.type !== 'paragraph' || only.attrs?.align) return null;
  const [text, ...more] = only.content ?? [];
  if (!text) return '';
  return more.length === 0 && text.type === 'text' && !text.marks ? text.text : null;
}

function toStoredBlock(block: EditorNode): BlockNode {
  const content = block.children;
  if (block.type.name === 'bullet_list') return { type: 'bullet_list', content: content.map(toStoredItem) };
  if (block.type.name === 'ordered_list') {
    return {
      type: 'ordered_list',
      attrs: { order: Number(block.attrs.order) },
      content: content.map(toStoredItem),
    };
  }
  const align = block.attrs.align;
  return {
    type: 'paragraph',
    ...(align && { attrs: { align } }),
    content: joinPlain(content.map(toStoredInline).filter(isStored)),
  };
}

/** Joins neighbours without marks: a formula is one, and what is beside it. */
function joinPlain(content: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  for (const inline of content) {
    const last = joined.at(-1);
    const canJoin = last?.type === 'text' && inline.type === 'text' && !last.marks && !inline.marks;
    if (canJoin) joined.splice(-1, 1, { ...last, text: last.text + inline.text });
    else joined.push(inline);
  }
  return joined;
}

/** Tells whether the node is stored: cleaning may leave an empty text. */
const isStored = (inline: InlineNode): boolean => inline.type !== 'text' || inline.text !== '';

const toStoredItem = (item: EditorNode): ListItem => ({
  type: 'list_item',
  content: item.children.map(toStoredBlock),
});

function toStoredInline(inline: EditorNode): InlineNode {
  if (inline.marks.some(({ type }) => type.name === 'maths'))
    return { type: 'text', text: toStoredFormulas(cleanText(inline.text ?? '')) };
  const marks = inline.marks.map(toStoredMark);
  const marked = marks.length > 0 ? { marks } : {};
  return inline.isText
    ? { type: 'text', text: cleanText(inline.text ?? ''), ...marked }
    : { type: 'hard_break', ...marked };
}

/** Puts edges around each formula of a run of them. */
const toStoredFormulas = (run: string): string => run.replace(/(\$\$?)(?:\\.|[^\\$])+?\1/g, addEdges);

const toStoredMark = (mark: Mark): RichMark =>
  mark.type.name === 'color'
    ? { type: 'color', attrs: { color: String(mark.attrs.color) } }
    : { type: mark.type.name as RichMark['type'] };
