import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';

/**
 * Rich text as it is stored: a plain string, or a ProseMirror document as JSON. There is no markup
 * string anywhere: `<b>` typed by a person is four characters. One table says what each kind of
 * field may hold; the zod twin below, the ProseMirror schema and the toolbar are all read off it.
 */
export interface RichFieldRules {
  /** Marks besides `color`; superscript and subscript exclude each other. */
  readonly marks: readonly MarkName[];
  readonly color: boolean;
  readonly lists: boolean;
  readonly align: boolean;
  /** Whether Enter makes a new paragraph; a field of one line has one paragraph and no hard break. */
  readonly multiline: boolean;
  /** Characters of plain text, in UTF-16 units. */
  readonly limit: number;
}

export type MarkName = 'strong' | 'em' | 'underline' | 'superscript' | 'subscript';
export const MARK_NAMES: readonly MarkName[] = ['strong', 'em', 'underline', 'superscript', 'subscript'];

export const TITLE_LIMIT = 300;
export const RICH_LIMIT = 20_000;
/** Lists within lists; deeper nesting is refused. */
export const LIST_DEPTH = 6;

export const RICH_FIELDS = {
  /** A document's title. */
  title: { marks: MARK_NAMES, color: false, lists: false, align: false, multiline: true, limit: TITLE_LIMIT },
  /** Prompts, subtitles, definitions: paragraphs with marks. */
  text: { marks: MARK_NAMES, color: false, lists: false, align: false, multiline: true, limit: RICH_LIMIT },
  /** Options, terms: one line with marks, Enter belongs to the list around it. */
  line: { marks: MARK_NAMES, color: false, lists: false, align: false, multiline: false, limit: RICH_LIMIT },
  /** Basic text and instructions. */
  body: { marks: MARK_NAMES, color: true, lists: true, align: true, multiline: true, limit: RICH_LIMIT },
} satisfies Record<string, RichFieldRules>;

export type RichFieldKind = keyof typeof RICH_FIELDS;

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export interface RichMark {
  type: MarkName | 'color';
  attrs?: { color: string } | undefined;
}
export type InlineNode =
  | { type: 'text'; text: string; marks?: RichMark[] | undefined }
  | { type: 'hard_break'; marks?: RichMark[] | undefined };
export interface Paragraph {
  type: 'paragraph';
  attrs?: { align: Alignment | null } | undefined;
  content?: InlineNode[] | undefined;
}
export interface ListNode {
  type: 'bullet_list' | 'ordered_list';
  attrs?: { order: number } | undefined;
  content: ListItem[];
}
export interface ListItem {
  type: 'list_item';
  content: BlockNode[];
}
export type BlockNode = Paragraph | ListNode;
export interface RichDocument {
  type: 'doc';
  content: BlockNode[];
}
export type RichTextValue = string | RichDocument;

/** Control characters other than tab and newline, and lone surrogates, never reach a document. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}
const CONTROLS = /[^\P{Cc}\t\n]/gu;

const text = () => z.string().check(z.overwrite(cleanText));
const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1D4ED8'));

function markSchema(rules: RichFieldRules) {
  const plain = z.object({ type: z.enum(rules.marks as [MarkName, ...MarkName[]]) });
  if (!rules.color) return plain;
  return z.union([plain, z.object({ type: z.literal('color'), attrs: z.object({ color: hex }) })]);
}

function paragraphSchema(rules: RichFieldRules) {
  const marks = z.optional(z.array(markSchema(rules)).check(z.maxLength(rules.marks.length + 1)));
  const textNode = z.object({ type: z.literal('text'), text: text().check(z.minLength(1)), marks });
  const breakNode = z.object({ type: z.literal('hard_break'), marks });
  const inline = rules.multiline ? z.discriminatedUnion('type', [textNode, breakNode]) : textNode;
  const attrs = z.optional(z.object({ align: z._default(z.nullable(z.enum(ALIGNMENTS)), null) }));
  const content = z.optional(z.array(inline));
  return rules.align
    ? z.object({ type: z.literal('paragraph'), attrs, content })
    : z.object({ type: z.literal('paragraph'), content });
}

function blockSchema(rules: RichFieldRules, depth: number): z.ZodMiniType {
  const paragraph = paragraphSchema(rules);
  if (!rules.lists || depth === 0) return paragraph;
  const item = z.object({
    type: z.literal('list_item'),
    content: z.array(blockSchema(rules, depth - 1)).check(z.minLength(1)),
  });
  const content = z.array(item).check(z.minLength(1));
  const order = z._default(z.number().check(z.multipleOf(1), z.gte(0), z.lte(9999)), 1);
  return z.discriminatedUnion('type', [
    paragraph,
    z.object({ type: z.literal('bullet_list'), content }),
    z.object({ type: z.literal('ordered_list'), attrs: z.optional(z.object({ order })), content }),
  ]);
}

/** The zod twin of a field's ProseMirror schema: what it accepts is all that can be stored. */
export function richText(kind: RichFieldKind) {
  const rules = RICH_FIELDS[kind];
  const blocks = z.array(blockSchema(rules, LIST_DEPTH)).check(z.minLength(1));
  const content = rules.multiline ? blocks : blocks.check(z.maxLength(1, 'must be one line'));
  const doc = z.object({ type: z.literal('doc'), content });
  const within = (value: RichTextValue) => plainText(value).length <= rules.limit;
  const either = z.union([text(), doc]) as unknown as z.ZodMiniType<RichTextValue, RichTextValue>;
  return z._default(
    either.check(z.refine(within, `must be at most ${rules.limit} characters`)),
    '' as RichTextValue,
  );
}
