import {
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import {
  ALIGNMENTS,
  type Alignment,
  type MarkName,
  RICH_TEXT_VARIANTS,
  type RichTextRules,
  type RichTextVariant,
} from './rich-text.ts';

/**
 * Returns the ProseMirror schema of a variant, built from the same table as the zod schema: each accepts
 * exactly what the other does. Building it needs no DOM; `toDOM` and `parseDOM` are for the browser, and
 * pasted HTML meets only these rules.
 */
export function getEditorSchema(variant: RichTextVariant): Schema {
  const known = schemas.get(variant);
  if (known) return known;
  const schema = new Schema(toSchemaSpec(RICH_TEXT_VARIANTS[variant]));
  schemas.set(variant, schema);
  return schema;
}
const schemas = new Map<RichTextVariant, Schema>();

const toSchemaSpec = (rules: RichTextRules) => ({ nodes: toNodeSpecs(rules), marks: toMarkSpecs(rules) });

function toNodeSpecs({ multiline, lists, align }: RichTextRules): Record<string, NodeSpec> {
  return {
    doc: { content: multiline ? 'block+' : 'paragraph' },
    paragraph: align ? ALIGNED_PARAGRAPH : multiline ? PARAGRAPH : LINE,
    text: { group: 'inline' },
    ...(multiline && { hard_break: HARD_BREAK }),
    ...(lists && { bullet_list: BULLET_LIST, ordered_list: ORDERED_LIST, list_item: LIST_ITEM }),
  };
}

const PARAGRAPH: NodeSpec = {
  group: 'block',
  content: 'inline*',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', { dir: 'auto' }, 0],
};

/** Code in a field of one line keeps its lines while it is typed in; what is pasted has only those of its elements. */
const LINE: NodeSpec = {
  ...PARAGRAPH,
  whitespace: 'pre',
  parseDOM: [{ tag: 'p', preserveWhitespace: false }],
};

const isAlignment = (value: unknown): value is Alignment => ALIGNMENTS.some((known) => known === value);

const readAlignment = (element: HTMLElement): { align: Alignment | null } => {
  const align = element.style.textAlign;
  return { align: isAlignment(align) ? align : null };
};

const ALIGNED_PARAGRAPH: NodeSpec = {
  ...PARAGRAPH,
  attrs: { align: { default: null } },
  parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
    (tag): TagParseRule => ({ tag, getAttrs: readAlignment }),
  ),
  toDOM: (node): DOMOutputSpec => {
    const align: unknown = node.attrs.align;
    return ['p', isAlignment(align) ? { dir: 'auto', style: `text-align: ${align}` } : { dir: 'auto' }, 0];
  },
};

const HARD_BREAK: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
  leafText: () => '\n',
};

const BULLET_LIST: NodeSpec = {
  group: 'block',
  content: 'list_item+',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
};

const MOST_ORDER = 9999;
const readListStart = (element: HTMLElement): { order: number } => {
  const start = Number(element.getAttribute('start') ?? 1);
  return { order: Number.isInteger(start) && start >= 0 && start <= MOST_ORDER ? start : 1 };
};

const ORDERED_LIST: NodeSpec = {
  group: 'block',
  content: 'list_item+',
  attrs: { order: { default: 1 } },
  parseDOM: [{ tag: 'ol', getAttrs: readListStart }],
  toDOM: (node) => ['ol', { start: String(node.attrs.order) }, 0],
};

const LIST_ITEM: NodeSpec = {
  content: 'block+',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
};

function toMarkSpecs({ marks, color, maths }: RichTextRules): Record<string, MarkSpec> {
  const allowed = marks.map((name) => [name, MARKS[name]] as const);
  return { ...Object.fromEntries(allowed), ...(color && { color: COLOR }), ...(maths && { maths: MATHS }) };
}

/** A formula with its dollar signs. It has no other mark: TeX says itself what is bold. */
const MATHS: MarkSpec = {
  excludes: '_',
  inclusive: false,
  parseDOM: [{ tag: 'span.maths' }],
  toDOM: () => ['span', { class: 'maths', dir: 'ltr', spellcheck: 'false', translate: 'no' }, 0],
};

const BOLD = /^(bold|bolder|[5-9]\d\d)$/;

const MARKS: Record<MarkName, MarkSpec> = {
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps what it copies in <b style="font-weight: normal">.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => BOLD.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [
      { tag: 'u' },
      { style: 'text-decoration=underline' },
      { style: 'text-decoration-line=underline' },
    ],
    toDOM: () => ['u', 0],
  },
  superscript: {
    excludes: 'superscript subscript',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },
  subscript: {
    excludes: 'superscript subscript',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },
  code: {
    parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }, { tag: 'tt' }],
    toDOM: () => ['code', 0],
  },
};

const RGB = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1)?\)$/;

/** The colours that Word calls by their names. */
const NAMED_COLORS: Readonly<Record<string, string>> = {
  red: '#FF0000',
  blue: '#0000FF',
  green: '#008000',
  lime: '#00FF00',
  yellow: '#FFFF00',
  fuchsia: '#FF00FF',
  aqua: '#00FFFF',
  navy: '#000080',
  teal: '#008080',
  purple: '#800080',
  maroon: '#800000',
  olive: '#808000',
  gray: '#808080',
  silver: '#C0C0C0',
};

/** Converts a CSS colour to "#1D4ED8"; null for black, which the paper prints anyway. */
function toHexColor(css: string): string | null {
  const named = Object.hasOwn(NAMED_COLORS, css) ? NAMED_COLORS[css] : undefined;
  if (named !== undefined) return named;
  const channels = RGB.exec(css)?.slice(1).map(Number);
  const hex = channels ? `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` : css;
  if (!/^#[0-9a-f]{6}$/i.test(hex) || hex === '#000000') return null;
  return hex.toUpperCase();
}

const COLOR: MarkSpec = {
  attrs: { color: {} },
  parseDOM: [
    {
      style: 'color',
      getAttrs: (css) => {
        const color = toHexColor(css);
        return color ? { color } : false;
      },
    },
  ],
  toDOM: (mark) => ['span', { style: `color: ${String(mark.attrs.color)}` }, 0],
};
