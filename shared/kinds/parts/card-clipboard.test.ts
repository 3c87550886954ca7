import { expect, test } from 'vitest';
import { readCards, withoutForeignUploads, writeCards } from './card-clipboard.ts';
import { type Card, card } from './card-schema.ts';

const aCard = (id: string, term: string, definition = '', more: object = {}): Card =>
  card.parse({ id, term, definition, ...more });

test('copied cards are a table of words, and come back whole', () => {
  const cards = [aCard('a', 'el perro', 'dog <big>\nand old'), aCard('b', '=1+1', '', { prompt: 'Sum' })];
  const { text, html } = writeCards(cards);
  expect(text).toBe("el perro\tdog <big> and old\n'=1+1\t");
  expect(html).toContain('<td>dog &lt;big&gt; and old</td>');
  expect(readCards(html)).toEqual(cards);
});

test('what carries no cards, or none that can be opened, is left to others', () => {
  expect(readCards('<p>el perro</p>')).toBeNull();
  const carry = (value: string) => readCards(`<div data-handout-cards="${encodeURIComponent(value)}"></div>`);
  expect(carry('no JSON')).toBeNull();
  expect(carry('[]')).toBeNull();
  expect(carry('[{"id":5}]')).toBeNull();
});

test('icons and pictures of the deck come along, other uploads do not', () => {
  const image = (id: string, is_icon: boolean) => ({ id, is_icon, url: '' });
  const copied = aCard('a', 'x', '', {
    term_image: image('1F34E', true),
    definition_image: image('upload', false),
  });
  const { cards, lost } = withoutForeignUploads([copied], []);
  expect([cards[0]?.term_image?.id, cards[0]?.definition_image, lost]).toEqual(['1F34E', null, 1]);
  expect(withoutForeignUploads([copied], [copied])).toEqual({ cards: [copied], lost: 0 });
  const drawn = aCard('b', '', '', { term_image: { id: 'd', drawing: { kind: 'clock', value: '3:30' } } });
  expect(withoutForeignUploads([drawn], [])).toEqual({ cards: [drawn], lost: 0 });
});
