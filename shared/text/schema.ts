import { memoize } from 'es-toolkit';
import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { toPlainText } from './plain-text.ts';
import {
  ALIGNMENTS,
  LIST_DEPTH,
  type MarkName,
  RICH_TEXT_VARIANTS,
  type RichTextRules,
  type RichTextValue,
  type RichTextVariant,
} from './rich-text.ts';

const cleanString = () => z.string().check(z.overwrite(cleanText));

/** A colour as six hexadecimal digits. */
export const hexColor = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #1D4ED8'));

function createMarkSchema(rules: RichTextRules) {
  const plain = z.object({ type: z.enum(rules.marks as [MarkName, ...MarkName[]]) });
  if (!rules.color) return plain;
  return z.union([plain, z.object({ type: z.literal('color'), attrs: z.object({ color: hexColor }) })]);
}

function createParagraphSchema(rules: RichTextRules) {
  const marks = z.optional(z.array(createMarkSchema(rules)).check(z.maxLength(rules.marks.length + 1)));
  const textNode = z.object({ type: z.literal('text'), text: cleanString().check(z.minLength(1)), marks });
  const breakNode = z.object({ type: z.literal('hard_break'), marks });
  const inline = rules.multiline ? z.discriminatedUnion('type', [textNode, breakNode]) : textNode;
  const attrs = z.optional(z.object({ align: z._default(z.nullable(z.enum(ALIGNMENTS)), null) }));
  const content = z.optional(z.array(inline));
  return rules.align
    ? z.object({ type: z.literal('paragraph'), attrs, content })
    : z.object({ type: z.literal('paragraph'), content });
}

function createBlockSchema(rules: RichTextRules, depth: number): z.ZodMiniType {
  const paragraph = createParagraphSchema(rules);
  if (!rules.lists || depth === 0) return paragraph;
  const item = z.object({
    type: z.literal('list_item'),
    content: z.array(createBlockSchema(rules, depth - 1)).check(z.minLength(1)),
  });
  const content = z.array(item).check(z.minLength(1));
  const order = z._default(z.number().check(z.multipleOf(1), z.gte(0), z.lte(9999)), 1);
  return z.discriminatedUnion('type', [
    paragraph,
    z.object({ type: z.literal('bullet_list'), content }),
    z.object({ type: z.literal('ordered_list'), attrs: z.optional(z.object({ order })), content }),
  ]);
}

function createFieldSchema(variant: RichTextVariant) {
  const rules = RICH_TEXT_VARIANTS[variant];
  const blocks = z.array(createBlockSchema(rules, LIST_DEPTH)).check(z.minLength(1));
  const content = rules.multiline ? blocks : blocks.check(z.maxLength(1, 'must be one line'));
  const doc = z.object({ type: z.literal('doc'), content });
  const within = (value: RichTextValue) => toPlainText(value).length <= rules.limit;
  const either = z.union([cleanString(), doc]) as unknown as z.ZodMiniType<RichTextValue, RichTextValue>;
  return z._default(
    either.check(z.refine(within, `must be at most ${rules.limit} characters`)),
    '' as RichTextValue,
  );
}
const getFieldSchema = /* @__PURE__ */ memoize(createFieldSchema);

/**
 * The zod counterpart of a field's ProseMirror schema: what it accepts is all that can be stored. Dozens of
 * fields share one.
 */
/* @__NO_SIDE_EFFECTS__ */
export const richTextField = (variant: RichTextVariant) => getFieldSchema(variant);
