import { describe, expect, test } from 'vitest';
import { type Worksheet, worksheet } from '../kinds/worksheet/schema.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { readItems, writeItems } from './item-clipboard.ts';

const aWorksheet = (...items: object[]): Worksheet => worksheet.parse({ entity_type: 'worksheet', items });
const aQuestion = (id: string, subtitle: string, ...answers: string[]) => ({
  id,
  type: 'multiple_choice',
  data: { subtitle, options: answers.map((answer) => ({ answer })) },
});
const carry = (carried: unknown) =>
  `<p>x</p><div data-handout-items="${encodeURIComponent(JSON.stringify(carried))}"><p>words</p></div>`;
const read = (html: string) => readItems(html, 'worksheet');

describe('what is copied', () => {
  test('is readable: each item with its number and its lines', () => {
    const document = aWorksheet(
      aQuestion('a', 'First?', 'yes', 'no'),
      { id: 'd', type: 'divider' },
      aQuestion('b', 'Second?', 'A & B <i>'),
    );
    const { text, html } = writeItems(document, ['b', 'd']);
    expect(text).toBe('[Divider]\n2. Second?\n   A. A & B <i>');
    expect(html).toContain('<p>   A. A &amp; B &lt;i&gt;</p>');
  });

  test('shows blanks as blanks', () => {
    const words = [{ value: 'Rain' }, { value: 'falls', blank: true }];
    const document = aWorksheet({ id: 'a', type: 'fill_in_the_blank', data: { words } });
    expect(writeItems(document, ['a']).text).toBe('1. Rain _____');
  });

  test('comes back as it was, in the order of the document', () => {
    const document = aWorksheet(aQuestion('a', 'É "1" 😀 ?', 'x\ud800'), aQuestion('b', 'ما هذا؟'));
    const { html } = writeItems(document, ['b', 'a']);
    const found = read(`<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`);
    expect(found).toEqual({ found: 'items', items: document.items });
  });
});

describe('what is pasted', () => {
  test('is nothing of ours without the attribute', () => {
    expect(read('<p>1. Question</p>')).toEqual({ found: 'nothing' });
    expect(read('')).toEqual({ found: 'nothing' });
  });

  test.each([
    ['no JSON', '<div data-handout-items="%7Bx">', 'items'],
    ['half an escape', '<div data-handout-items="%">', 'items'],
    ['a list', carry([1]), 'items'],
    ['no items', carry({ items: [] }), 'items'],
    ['items that are text', carry({ items: 'x' }), 'items'],
    ['an unknown type', carry({ items: [{ id: 'a', type: 'script' }] }), 'items.0.type'],
    ['an id that is none', carry({ items: [{ id: '<b>', type: 'divider' }] }), 'items.0.id'],
    [
      'a value beyond its bounds',
      carry({ items: [{ id: 'a', type: 'divider', data: { line_weight: 1e9 } }] }),
      'items.0.data.line_weight',
    ],
    ['a newer version', carry({ schema_version: 999, items: [] }), 'schema_version'],
    ['two of the same id', carry({ items: [aQuestion('a', 'x'), aQuestion('a', 'y')] }), 'items.1.id'],
  ])('is refused: %s', (_, html, where) => {
    expect(read(html)).toMatchObject({ found: 'problem', problem: { where } });
  });

  test('is refused with the limit where it is too much, or too deep', () => {
    const items = Array.from({ length: LIMITS.items + 1 }, (_, place) => ({
      id: `${place}`,
      type: 'divider',
    }));
    expect(read(carry({ items }))).toMatchObject({
      problem: { message: `must have at most ${LIMITS.items} entries` },
    });
    let deep: unknown = 'x';
    for (let level = 0; level < LIMITS.depth + 1; level++) deep = [deep];
    expect(read(carry({ items: deep }))).toMatchObject({
      problem: { message: `is nested deeper than ${LIMITS.depth} levels` },
    });
  });

  test('loses fields that no document has', () => {
    const found = read(carry({ items: [{ id: 'a', type: 'divider', onclick: 'x', data: { evil: 1 } }] }));
    expect(JSON.stringify(found)).not.toMatch(/onclick|evil/);
  });
});
