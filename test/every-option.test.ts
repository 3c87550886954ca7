import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listOfferedTypes } from '#shared/items/add-item-groups.ts';
import * as ITEM_TYPES from '#shared/items/item-types.ts';
import { itemEnvelope } from '#shared/items/parts/envelope.ts';
import { SCHEMAS } from '#shared/kinds/schemas.ts';
import { createHeaderSchema } from '#shared/vocabulary/header.ts';
import { listFixtures } from './support/paper/fixtures.ts';
import { listUnusedOptions } from './support/unused-options.ts';

const fixture = listFixtures().find(({ name }) => name === 'every-option');
const items = fixture?.document.entity_type === 'worksheet' ? fixture.document.items : [];

describe('one worksheet uses each value, each flag both ways and each number at both of its bounds', () => {
  test.each(listOfferedTypes())('of %s', (type) => {
    const own = items.filter((item) => item.type === type).map(({ data }) => data);
    expect(own).not.toEqual([]);
    expect(listUnusedOptions(ITEM_TYPES[type].schema, own)).toEqual([]);
  });

  test('of what all items have', () => {
    const common = z.omit(itemEnvelope('divider', z.object({})), { data: true });
    expect(listUnusedOptions(common, items)).toEqual([]);
    const formats = new Set(items.map(({ numbering }) => numbering.format));
    expect(formats.size).toBe(14);
  });
});

/**
 * The header, the style of an instruction, borders and fonts, which items use in every way; what the editor alone writes; and
 * seeds.
 */
const NOT_OF_A_KIND = [
  ...Object.keys(createHeaderSchema(0).shape),
  'instruction.style',
  'card_look',
  'back_font',
  'inline_images',
  'flashcard_item_height',
  'call_list.copies',
];
const isOfAKind = (option: string) => !NOT_OF_A_KIND.some((path) => new RegExp(`^${path}[.:[]`).test(option));

test.each(['bingo', 'flashcard'] as const)(
  'some documents use each value of what %s alone has, each flag both ways and each number at both bounds',
  (kind) => {
    const documents = listFixtures()
      .filter(({ name }) => name.startsWith('every-option-'))
      .map(({ document }) => document)
      .filter(({ entity_type }) => entity_type === kind);
    expect(listUnusedOptions(SCHEMAS[kind], documents).filter(isOfAKind)).toEqual([]);
  },
);

test('an option that nothing uses is named', () => {
  const schema = z.object({ on: z.boolean(), list: z.array(z.object({ size: z.enum(['small', 'large']) })) });
  expect(listUnusedOptions(schema, [{ on: true, list: [{ size: 'small' }] }])).toEqual([
    'on: false',
    'list[].size: large',
  ]);
});
