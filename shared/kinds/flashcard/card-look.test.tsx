import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kind } from './kind.ts';
import { flashcard } from './schema.ts';
import { createFlashcardContent } from './view.tsx';

const ROOM = { first: 960, other: 960 };
const draw = (more: object) => {
  const deck = flashcard.parse({
    entity_type: 'flashcard',
    items: [{ id: 'a', term: 'perro', definition: 'dog' }],
    ...more,
  });
  return createFlashcardContent(deck)(ROOM).blocks.map(({ element }) => renderToStaticMarkup(element));
};
const LOOK = { card_look: { background: '#facc15', has_border: true, border_width: 4 } };

test('cards have a pale background up to their edges, and a border inside of them', () => {
  const [front = ''] = draw(LOOK);
  expect(front).toContain('background-color:#fef5d0');
  expect(front).toMatch(/inset:5px;border:4px solid/);
  expect(draw({})[0]).not.toContain('card-box');
});

test('the lines that scissors follow are seen on a coloured card', () => {
  const [front = ''] = draw(LOOK);
  expect(front.indexOf('cut-lines')).toBeGreaterThan(front.lastIndexOf('card-box'));
});

test('backs are set in a font of their own, and fronts keep theirs', () => {
  const [front = '', , back = ''] = draw({ back_font: 'noto-serif' });
  expect(front).toContain('Nunito');
  expect(front).not.toContain('Noto Serif&#x27;, ');
  expect(back).toContain('&#x27;Noto Serif&#x27;');
});

test('a premium font of the backs is named as one', () => {
  const deck = flashcard.parse({ entity_type: 'flashcard', back_font: 'fredoka' });
  expect(kind.listPremiumUses(deck)).toEqual([
    { feature: 'font', where: 'back_font', place: 'Fredoka in the backs' },
  ]);
});

test('a look raises the version of the fields, which a plain deck does not need', () => {
  expect(flashcard.parse({ entity_type: 'flashcard', ...LOOK }).schema_version).toBe(2);
  expect(flashcard.parse({ entity_type: 'flashcard' }).schema_version).toBe(1);
});
