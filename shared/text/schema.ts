import { memoize } from 'es-toolkit';
import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';
import {
  ALIGNMENTS,
  LIST_DEPTH,
  type MarkName,
  RICH_FIELDS,
  type RichFieldKind,
  type RichFieldRules,
  type RichTextValue,
} from './rich-text.ts';

/** Control characters other than tab and newline, and lone surrogates, never reach a document. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** What a person typed as a document may hold it: cleaned, and at most `limit` UTF-16 units, no half character. */
export const typedText = (text: string, limit: number): string =>
  cleanText(text).slice(0, limit).replace(HALF_AT_END, '');
const HALF_AT_END = /[\ud800-\udbff]$/;

const text = () => z.string().check(z.overwrite(cleanText));

/** A colour as six hexadecimal digits. */
export const hexColor = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #1D4ED8'));

function markSchema(rules: RichFieldRules) {
  const plain = z.object({ type: z.enum(rules.marks as [MarkName, ...MarkName[]]) });
  if (!rules.color) return plain;
  return z.union([plain, z.object({ type: z.literal('color'), attrs: z.object({ color: hexColor }) })]);
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

function fieldSchema(kind: RichFieldKind) {
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
const schemaOf = /* @__PURE__ */ memoize(fieldSchema);

/** The zod twin of a field's ProseMirror schema: what it accepts is all that can be stored. Dozens of fields share one. */
/* @__NO_SIDE_EFFECTS__ */
export const richText = (kind: RichFieldKind) => schemaOf(kind);
