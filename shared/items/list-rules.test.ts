import { describe, expect, test } from 'vitest';
import { type Worksheet, worksheet } from '../kinds/worksheet/schema.ts';
import { toNewItems } from './copy-items.ts';
import {
  addItem,
  deleteItems,
  duplicateItems,
  insertItems,
  moveItems,
  setNumberingFormat,
  withVariants,
} from './list-rules.ts';
import { countColumns, setColumns } from './many-rules.ts';
import { findNumberingFormat } from './new-item.ts';

const aWorksheet = (...items: object[]): Worksheet => worksheet.parse({ entity_type: 'worksheet', items });

describe('several items', () => {
  const divider = (id: string) => ({ id, type: 'divider' });
  const four = () => aWorksheet(...[...'abcd'].map(divider));
  const order = ({ items }: Worksheet) => items.map(({ id }) => id).join('');

  test('are moved together, in their order', () => {
    const document = four();
    moveItems(document, { ids: ['d', 'a'], above: 'c' });
    expect(order(document)).toBe('badc');
    moveItems(document, { ids: ['b', 'a'], above: null });
    expect(order(document)).toBe('dcba');
  });

  test('stay where they are if they are there already, or the place is gone', () => {
    const document = four();
    const { items } = document;
    moveItems(document, { ids: ['a', 'b'], above: 'c' });
    moveItems(document, { ids: ['a'], above: 'gone' });
    expect(document.items).toBe(items);
  });

  test('get their columns together, each as many as it may have, and others none', () => {
    const document = aWorksheet(
      { id: 'choice', type: 'multiple_choice' },
      { id: 'true', type: 'multiple_choice', data: { hasBooleanOptions: true } },
      { id: 'words', type: 'word_scramble', data: { terms: ['snow'] } },
      { id: 'blanks', type: 'fill_in_the_blank' },
      { id: 'choices', type: 'fill_in_the_blank', data: { multiple_choice: true } },
      { id: 'left', type: 'multiple_choice' },
      { id: 'line', type: 'divider' },
    );
    setColumns(document, { ids: ['choice', 'true', 'words', 'blanks', 'choices', 'line'], columns: 4 });
    expect(document.items.map(countColumns)).toEqual([4, 2, 4, null, 4, 1, null]);
  });

  test('are copied below the last of them', () => {
    const document = four();
    duplicateItems(document, { ids: ['c', 'a'], copyIds: ['x', 'y'] });
    expect(order(document)).toBe('abcxyd');
  });

  test('are added all or none: a document holds at most 500', () => {
    const document = aWorksheet(...Array.from({ length: 499 }, (_, place) => divider(`i${place}`)));
    insertItems(document, { at: 0, items: four().items.slice(0, 2) });
    expect(document.items).toHaveLength(499);
    insertItems(document, { at: 0, items: four().items.slice(0, 1) });
    expect(document.items).toHaveLength(500);
  });
});

describe('the variants of a question', () => {
  const ask = (id: string, more: object = {}) => ({ id, type: 'open_response', ...more });
  const withBoth = () =>
    aWorksheet(
      ask('a'),
      ask('easy', { variant: { of: 'a', level: 'support' } }),
      ask('b'),
      ask('hard', { variant: { of: 'a', level: 'challenge' } }),
    );
  const list = ({ items }: Worksheet) =>
    items.map(({ id, variant }) => (variant ? `${id} of ${variant.of}` : id));

  test('go with it, and alone where they alone are meant', () => {
    expect(withVariants(withBoth().items, ['a'])).toEqual(['a', 'easy', 'hard']);
    expect(withVariants(withBoth().items, ['hard', 'b'])).toEqual(['b', 'hard']);
    const document = withBoth();
    deleteItems(document, ['a']);
    expect(list(document)).toEqual(['b']);
  });

  test('are variants of its copy where both are copied, and questions of their own where they alone are', () => {
    const document = withBoth();
    duplicateItems(document, { ids: ['a', 'easy'], copyIds: ['x', 'y'] });
    expect(list(document)).toEqual(['a', 'easy of a', 'x', 'y of x', 'b', 'hard of a']);
    duplicateItems(document, { ids: ['easy'], copyIds: ['z'] });
    expect(list(document).slice(1, 3)).toEqual(['easy of a', 'z']);
    const ids = ['m', 'n'][Symbol.iterator]();
    const pasted = toNewItems(withBoth().items.slice(0, 2), withBoth(), () => ids.next().value ?? '');
    expect(pasted.map(({ id, variant }) => [id, variant?.of])).toEqual([
      ['m', undefined],
      ['n', 'm'],
    ]);
  });
});

describe('the numbering format of all items', () => {
  const aQuestion = (id: string, format: number) => ({ id, type: 'open_response', numbering: { format } });
  const formats = ({ items }: Worksheet) => items.map(({ numbering }) => numbering.format);

  test('is set for the items that have a number, and for no others', () => {
    const document = aWorksheet(aQuestion('a', 2), { id: 'd', type: 'divider' }, aQuestion('b', 4));
    expect(findNumberingFormat(document)).toEqual({ format: 2, isMixed: true });
    setNumberingFormat(document, 1);
    expect(formats(document)).toEqual([1, 2, 1]);
    expect(findNumberingFormat(document)).toEqual({ format: 1, isMixed: false });
  });

  test('is that of items added later, even if one of the others differs', () => {
    const document = aWorksheet(aQuestion('a', 7), aQuestion('b', 1), aQuestion('c', 1));
    addItem(document, { type: 'multiple_choice', at: 0, id: 'new' });
    expect(document.items[0]?.numbering.format).toBe(1);
  });

  test('is the usual one in a worksheet without questions', () => {
    const document = aWorksheet({ id: 'd', type: 'divider' });
    expect(findNumberingFormat(document)).toEqual({ format: null, isMixed: false });
    addItem(document, { type: 'multiple_choice', at: 0, id: 'new' });
    expect(document.items[0]?.numbering.format).toBe(2);
  });
});
