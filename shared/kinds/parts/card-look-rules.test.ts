import { expect, test } from 'vitest';
import type { CardLook } from './card-look-field.ts';
import { setBackFont, setCardBackground, setCardBorder, styleCardBorder } from './card-look-rules.ts';

test('a look begins with its first choice, and is none once cards are plain again', () => {
  const deck: { card_look?: CardLook | undefined } = {};
  setCardBackground(deck, '#CA8A04');
  setCardBorder(deck, true);
  styleCardBorder(deck, { border_width: 4, border_style: 'dashed' });
  expect(deck.card_look).toMatchObject({
    background: '#CA8A04',
    has_border: true,
    border_width: 4,
    border_style: 'dashed',
  });
  setCardBackground(deck, undefined);
  expect(deck.card_look).not.toHaveProperty('background');
  setCardBorder(deck, false);
  expect(deck).toEqual({});
});

test('the font of the backs is that of the fronts until another is chosen', () => {
  const deck: Parameters<typeof setBackFont>[0] = {};
  setBackFont(deck, 'noto-serif');
  expect(deck).toEqual({ back_font: 'noto-serif' });
  setBackFont(deck, null);
  expect(deck).toEqual({});
});
