import { expect, test } from 'vitest';
import { matchingData } from './schema.ts';
import { listUnscrambled } from './unscrambled.ts';

test('the words of a scrambled column of which every order reads the same are named, fake answers too', () => {
  const data = matchingData.parse({
    pairs: [
      { term: 'rain', definition: '7' },
      { term: 'Aa', definition: 'snow' },
      { term: '', definition: '7' },
    ],
    fakeAnswers: [{ text: 'ooo' }],
    settings: { word_scramble: { scramble_right: true } },
  });
  expect(listUnscrambled(data, 'term')).toEqual([]);
  expect(listUnscrambled(data, 'definition')).toEqual(['7', 'ooo']);
  data.settings.word_scramble.scramble_left = true;
  expect(listUnscrambled(data, 'term')).toEqual(['Aa']);
});
