import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { CardFace } from '#shared/kinds/flashcard/CardFace.tsx';
import { flashcard } from '#shared/kinds/flashcard/schema.ts';
import { readPressedText } from './pressed-text.ts';

afterEach(() => cleanup());

test('a press on a side of a card that is empty leads to that side, and one on words to those', async () => {
  const deck = flashcard.parse({ entity_type: 'flashcard', items: [{ id: 'a', term: 'el perro' }] });
  const [card] = deck.items;
  if (!card) throw new Error('The deck has no card');
  const look = { card, width: 300, height: 120, style: deck.style, locale: 'es' };
  const cell = { card: 0, top: 0, turned: false };
  await render(
    <div style={{ position: 'relative', height: 120 }}>
      <CardFace {...look} cell={{ ...cell, side: 'term', left: 0 }} />
      <CardFace {...look} cell={{ ...cell, side: 'definition', left: 320 }} />
    </div>,
  );
  const press = (at: number) => {
    const face = document.querySelectorAll<HTMLElement>('.card-face')[at] as HTMLElement;
    const { left, top } = face.getBoundingClientRect();
    return readPressedText(face, { clientX: left + 150, clientY: top + 60 })?.field;
  };
  expect([press(0), press(1)]).toEqual(['term', 'definition']);
});
