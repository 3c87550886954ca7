import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';
import { getEditorSchema } from './prosemirror.ts';
import { toEditorDoc, toStoredValue } from './prosemirror-value.ts';
import {
  ALIGNMENTS,
  type BlockNode,
  type InlineNode,
  MARK_NAMES,
  RICH_TEXT_VARIANTS,
  type RichMark,
  type RichTextRules,
  type RichTextValue,
  type RichTextVariant,
} from './rich-text.ts';
import { richTextField } from './schema.ts';

const VARIANTS = Object.keys(RICH_TEXT_VARIANTS) as RichTextVariant[];

const marks = ({ color }: RichTextRules): fc.Arbitrary<RichMark[]> => {
  const plain = fc.constantFrom(...MARK_NAMES).map((type): RichMark => ({ type }));
  const red = fc.constant<RichMark>({ type: 'color', attrs: { color: '#DC2626' } });
  return fc.uniqueArray(color ? fc.oneof(plain, red) : plain, { maxLength: 4, selector: ({ type }) => type });
};

const inline = (rules: RichTextRules): fc.Arbitrary<InlineNode> => {
  const text = fc.record({
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
    marks: marks(rules),
  });
  return rules.multiline ? fc.oneof(text, fc.constant<InlineNode>({ type: 'hard_break' })) : text;
};

const paragraph = (rules: RichTextRules): fc.Arbitrary<BlockNode> =>
  fc.record({
    type: fc.constant('paragraph' as const),
    content: fc.array(inline(rules), { maxLength: 4 }),
    ...(rules.align && { attrs: fc.record({ align: fc.constantFrom(null, ...ALIGNMENTS) }) }),
  });

const block = (rules: RichTextRules, depth = 3): fc.Arbitrary<BlockNode> => {
  if (!rules.lists || depth === 0) return paragraph(rules);
  const item = fc.record({
    type: fc.constant('list_item' as const),
    content: fc.array(block(rules, depth - 1), { minLength: 1, maxLength: 2 }),
  });
  const content = fc.array(item, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    paragraph(rules),
    fc.record({ type: fc.constant('bullet_list' as const), content }),
    fc.record({
      type: fc.constant('ordered_list' as const),
      attrs: fc.record({ order: fc.nat({ max: 9999 }) }),
      content,
    }),
  );
};

const value = (variant: RichTextVariant): fc.Arbitrary<RichTextValue> => {
  const rules: RichTextRules = RICH_TEXT_VARIANTS[variant];
  const content = fc.array(block(rules), { minLength: 1, maxLength: rules.multiline ? 3 : 1 });
  return fc.oneof(
    fc.string({ maxLength: 20, unit: 'grapheme' }),
    fc.record({ type: fc.constant('doc' as const), content }),
  );
};

describe.each(VARIANTS)('a %s field', (kind) => {
  const twin = richTextField(kind);
  const accepted = value(kind).map((raw) => twin.parse(raw));

  test('can be edited whatever its zod schema accepts, and loses no text', () => {
    fc.assert(
      fc.property(accepted, (stored) => {
        const doc = toEditorDoc(kind, stored);
        doc.check();
        const kept = toPlainText(toStoredValue(doc));
        const newline = RICH_TEXT_VARIANTS[kind].multiline ? '\n' : ' ';
        expect(kept.replace(/\n/g, newline)).toBe(toPlainText(stored).replace(/\n/g, newline));
      }),
    );
  });

  test('stores nothing that its zod schema would refuse or change', () => {
    fc.assert(
      fc.property(accepted, (stored) => {
        const edited = toStoredValue(toEditorDoc(kind, stored));
        expect(twin.parse(edited)).toEqual(edited);
      }),
    );
  });

  test('comes to rest: storing and opening again changes nothing', () => {
    fc.assert(
      fc.property(accepted, (stored) => {
        const doc = toEditorDoc(kind, stored);
        expect(toEditorDoc(kind, toStoredValue(doc)).eq(doc)).toBe(true);
      }),
    );
  });

  test('knows the same marks in both schemas', () => {
    const rules: RichTextRules = RICH_TEXT_VARIANTS[kind];
    const names = [...rules.marks, ...(rules.color ? ['color'] : []), ...(rules.maths ? ['maths'] : [])];
    expect(Object.keys(getEditorSchema(kind).marks).sort()).toEqual(names.sort());
  });
});

const text = (words: string, ...names: RichMark['type'][]): InlineNode => ({
  type: 'text',
  text: words,
  marks: names.map((type) => ({ type })),
});
const doc = (...content: InlineNode[]): RichTextValue => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

test('one paragraph without marks is stored as a plain string', () => {
  expect(toStoredValue(toEditorDoc('text', doc(text('plain'))))).toBe('plain');
  expect(toStoredValue(toEditorDoc('text', ''))).toBe('');
});

test('marks make it a document', () => {
  const bold = doc(text('H', 'strong'));
  expect(toStoredValue(toEditorDoc('text', bold))).toEqual(bold);
});

test('superscript and subscript never stand together: the last one holds', () => {
  const both = doc(text('2', 'superscript', 'subscript'));
  expect(toStoredValue(toEditorDoc('text', both))).toEqual(doc(text('2', 'subscript')));
});

test('markup that a person types stays the characters that it is', () => {
  expect(toStoredValue(toEditorDoc('line', '<b>not bold</b>'))).toBe('<b>not bold</b>');
});

test('a title holds no list and no colour, neither here nor in its zod schema', () => {
  const list = { type: 'doc', content: [{ type: 'bullet_list', content: [] }] } as unknown as RichTextValue;
  expect(() => toEditorDoc('title', list)).toThrow(RangeError);
  expect(richTextField('title').safeParse(list).success).toBe(false);
});
