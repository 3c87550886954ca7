/**
 * Rich text as stored: a plain string, or a ProseMirror document as JSON. There is no markup string anywhere:
 * a typed `<b>` is four characters. One table defines what each variant may hold; the zod schema below, the
 * ProseMirror schema and the toolbar are all derived from it.
 */
export interface RichTextRules {
  /** The marks apart from `color`; superscript and subscript exclude each other. */
  readonly marks: readonly MarkName[];
  readonly color: boolean;
  /** Formulas, which are text between edges that an editor shows as a mark. */
  readonly maths: boolean;
  /** Formulas and code are offered; a title has those that somebody typed or pasted. */
  readonly isTechnical: boolean;
  readonly lists: boolean;
  readonly align: boolean;
  /** True where Enter makes a new paragraph; a field of one line has one paragraph and no hard break. */
  readonly multiline: boolean;
  /** Characters of plain text, in UTF-16 units. */
  readonly limit: number;
}

export type MarkName = 'strong' | 'em' | 'underline' | 'superscript' | 'subscript' | 'code';
export const MARK_NAMES: readonly MarkName[] = [
  'strong',
  'em',
  'underline',
  'superscript',
  'subscript',
  'code',
];

export const TITLE_LIMIT = 300;
export const RICH_LIMIT = 20_000;
/** Lists within lists; deeper nesting is refused. */
export const LIST_DEPTH = 6;

const PLAIN = {
  marks: MARK_NAMES,
  color: false,
  maths: true,
  isTechnical: true,
  lists: false,
  align: false,
  limit: RICH_LIMIT,
};

export const RICH_TEXT_VARIANTS = {
  /** A document's title. */
  title: { ...PLAIN, isTechnical: false, multiline: true, limit: TITLE_LIMIT },
  /** Prompts, subtitles, definitions: paragraphs with marks. */
  text: { ...PLAIN, multiline: true },
  /** Options, terms: one line with marks, Enter belongs to the list around it. */
  line: { ...PLAIN, multiline: false },
  /** Basic text and instructions. */
  body: { ...PLAIN, color: true, lists: true, align: true, multiline: true },
} satisfies Record<string, RichTextRules>;

export type RichTextVariant = keyof typeof RICH_TEXT_VARIANTS;

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
