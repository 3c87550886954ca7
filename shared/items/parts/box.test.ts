import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { INK } from '../../vocabulary/style-choices.ts';
import { getBorderWidth, toBoxCss } from './border-css.ts';
import { itemEnvelope } from './envelope.ts';

const createStyle = (style: object) =>
  itemEnvelope('any', z.object({})).parse({ id: 'a', type: 'any', style }).style;

test('a background is printed pale, and the words keep a distance from its edges', () => {
  const style = createStyle({ background: '#1d4ed8' });
  expect(toBoxCss(style, INK)).toEqual({ backgroundColor: '#d2dcf7', padding: '8px 12px' });
  expect(getBorderWidth(style)).toBe(12);
});

test('a border around it adds its own thickness, and no second padding', () => {
  const style = createStyle({ background: '#1d4ed8', has_border: true, border_width: 3 });
  expect(toBoxCss(style, INK)).toMatchObject({ border: `3px solid ${INK}`, padding: '8px 12px' });
  expect(getBorderWidth(style)).toBe(15);
});

test('without either there is no box', () => {
  expect(toBoxCss(createStyle({}), INK)).toEqual({});
  expect(getBorderWidth(createStyle({}))).toBe(0);
});
