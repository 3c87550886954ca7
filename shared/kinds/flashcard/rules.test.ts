import { describe, expect, test } from 'vitest';
import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { imageAttachment } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { card } from '../parts/card-schema.ts';
import {
  addCards,
  canRepeatHead,
  clearCards,
  flipAll,
  moveCard,
  removeCard,
  setPageSetup,
  setSides,
  shuffleCards,
  sortCards,
  swapCard,
  toFirstText,
} from './rules.ts';
import { flashcard } from './schema.ts';

const aDeck = (...pairs: readonly (readonly [term: string, definition: string])[]) =>
  flashcard.parse({
    entity_type: 'flashcard',
    locale: 'es-MX',
    items: pairs.map(([term, definition], at) => ({ id: `c${at}`, term, definition })),
  });
const terms = (deck: ReturnType<typeof aDeck>) => deck.items.map(({ term }) => term);
const three = () => aDeck(['ñu', 'gnu'], ['nube', 'cloud'], ['oso', 'bear']);

describe('a deck', () => {
  test('takes new cards at a place or at its end, in their order', () => {
    const deck = three();
    addCards(deck, { cards: [{ id: 'x', term: 'pez' }] });
    addCards(deck, { cards: [{ id: 'y', term: 'ave' }, { id: 'z' }], at: 1 });
    expect(terms(deck)).toEqual(['ñu', 'ave', '', 'nube', 'oso', 'pez']);
  });

  test('takes no more cards than a document may have', () => {
    const deck = aDeck();
    addCards(deck, { cards: Array.from({ length: LIMITS.items + 5 }, (_, at) => ({ id: `n${at}` })) });
    expect(deck.items).toHaveLength(LIMITS.items);
  });

  test('loses the card that is removed, and all cards and stickers when it is cleared', () => {
    const deck = three();
    removeCard(deck, 'c1');
    expect(terms(deck)).toEqual(['ñu', 'oso']);
    deck.images = [imageAttachment.parse({ id: 'star' })];
    clearCards(deck);
    expect([deck.items, deck.images]).toEqual([[], []]);
  });

  test('has the card that is moved at its new place', () => {
    const deck = three();
    moveCard(deck, { from: 2, to: 0 });
    expect(terms(deck)).toEqual(['oso', 'ñu', 'nube']);
  });

  test('sorts by term or definition, A–Z or Z–A, in the language of the document', () => {
    const deck = three();
    sortCards(deck, { by: 'term', direction: 'a-z' });
    expect(terms(deck)).toEqual(['nube', 'ñu', 'oso']);
    sortCards(deck, { by: 'term', direction: 'z-a' });
    expect(terms(deck)).toEqual(['oso', 'ñu', 'nube']);
    sortCards(deck, { by: 'definition', direction: 'a-z' });
    expect(terms(deck)).toEqual(['oso', 'nube', 'ñu']);
  });

  test('sorts by the word behind the article that most terms begin with', () => {
    const deck = aDeck(['la vaca', ''], ['el perro', ''], ['la abeja', ''], ['gato', ''], ['los osos', '']);
    sortCards(deck, { by: 'term', direction: 'a-z' });
    expect(terms(deck)).toEqual(['la abeja', 'gato', 'los osos', 'el perro', 'la vaca']);
  });

  test('is shuffled by a seed that it keeps, another one each time', () => {
    const pairs = Array.from({ length: 30 }, (_, at) => [`t${at}`, ''] as const);
    const [a, b] = [aDeck(...pairs), aDeck(...pairs)];
    shuffleCards(a);
    shuffleCards(b);
    expect(terms(a)).toEqual(terms(b));
    expect(terms(a)).not.toEqual(pairs.map(([term]) => term));
    shuffleCards(a);
    expect(terms(a)).not.toEqual(terms(b));
    expect(terms(a).toSorted()).toEqual(terms(b).toSorted());
  });

  test('shuffled again is never as it was, also with two cards; one card stays', () => {
    const deck = aDeck(['a', ''], ['b', '']);
    for (let time = 0; time < 40; time++) {
      const before = terms(deck);
      shuffleCards(deck);
      expect(terms(deck)).toEqual(before.toReversed());
    }
    const one = aDeck(['a', '']);
    shuffleCards(one);
    expect(terms(one)).toEqual(['a']);
  });

  test('turns all its cards over, and one alone, pictures too', () => {
    const deck = three();
    flipAll(deck);
    expect(terms(deck)).toEqual(['gnu', 'cloud', 'bear']);
    const picture = { id: 'p', name: 'bear.png' };
    const one = card.parse({ id: 'c', term: 'oso', term_image: picture });
    swapCard(one);
    expect(one).toMatchObject({ term: '', definition: 'oso', term_image: null, definition_image: picture });
  });
});

describe('page setup', () => {
  test('sets the height of a card', () => {
    const deck = three();
    setPageSetup(deck, 's6');
    expect(deck).toMatchObject({ page_setup: 's6', flashcard_item_height: 3.33 });
  });

  test('a card of the whole page cannot be folded over', () => {
    const deck = three();
    setSides(deck, 'fold_over');
    expect(deck.sides).toBe('fold_over');
    setPageSetup(deck, 's1');
    expect(deck.sides).toBe('long_edge');
    setSides(deck, 'fold_over');
    expect(deck.sides).toBe('long_edge');
  });

  test("'Every Page' needs student info that shows and room for a row of cards below it", () => {
    const deck = { ...three(), student_info_visible: 1 as const, page_setup: 's4' as const };
    expect(canRepeatHead(deck, inchesToPx(5))).toBe(true);
    expect(canRepeatHead(deck, inchesToPx(5.1))).toBe(false);
    expect(canRepeatHead({ ...deck, student_info_visible: 0 }, 0)).toBe(false);
  });
});

test('a new card is made of text that is not blank, trimmed', () => {
  expect(['  ', '', ' sun ', 'two words'].map(toFirstText)).toEqual([null, null, 'sun', 'two words']);
});
