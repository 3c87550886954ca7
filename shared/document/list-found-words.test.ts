import { describe, expect, test } from 'vitest';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { foldText, toWantedWords } from '../text/fold-text.ts';
import { FOUND_CHARACTERS, listFoundWords } from './list-found-words.ts';

const find = (words: string, ...search: string[]) =>
  search.map((one) => toWantedWords(one).every((word) => words.includes(word)));

describe('a document is found by the words', () => {
  test('of its title, its questions, their options, its words and its directions', () => {
    const words = listFoundWords(
      aWorksheet({
        title: 'The Água Cycle',
        items: [
          anOpenResponse('Where does STRASSE rain come from?'),
          {
            id: 'b',
            type: 'multiple_choice',
            data: { subtitle: 'Pick', options: [{ answer: 'évaporation' }] },
          },
          { id: 'c', type: 'word_scramble', data: { terms: ['glacier'] } },
          { id: 'd', type: 'word_bank', data: { words: [{ word: 'delta', manual: true }] } },
          { id: 'e', type: 'instruction', data: { instruction: 'Circle the best' } },
          { id: 'f', type: 'fill_in_the_blank', data: { words: [{ value: 'Monsoon', blank: true }] } },
        ],
      }),
    );
    expect(find(words, 'agua cycle', 'Straße', 'EVAPORATION', 'glac', 'delta', 'circle', 'monsoon')).toEqual(
      Array(7).fill(true),
    );
    expect(find(words, 'open_response', 'standard_lines', 'nunito', 'gato')).toEqual(Array(4).fill(false));
  });

  test('of its cards, on both sides and in its instructions', () => {
    const deck = aFlashcardSet({
      instruction: { content: 'Cut them out' },
      items: [{ id: 'a', term: 'el gato', definition: 'the cat', prompt: 'It purrs' }],
    });
    expect(find(listFoundWords(deck), 'gato', 'CAT', 'purrs', 'cut')).toEqual(Array(4).fill(true));
    expect(find(listFoundWords(aBingo({ words: 3 })), 'word 2')).toEqual([true]);
  });

  test('of which each stands once, up to a bound', () => {
    const items = Array.from({ length: 500 }, (_, at) => ({
      id: `${at}`,
      term: `${'x'.repeat(100)}${at} the`,
    }));
    const words = listFoundWords(aFlashcardSet({ items }));
    expect(words.length).toBe(FOUND_CHARACTERS);
    expect(words.split(' ').filter((word) => word === 'the')).toEqual(['the']);
  });
});

test.each([
  ['Élan', 'elan'],
  ['STRASSE', foldText('Straße')],
  ['İstanbul', 'istanbul'],
  ['ﬁsh', 'fish'],
  ['دُورة', 'دورة'],
])('“%s” is compared as “%s”', (text, folded) => expect(foldText(text)).toBe(folded));
