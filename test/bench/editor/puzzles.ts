import { makeCrossword } from '#shared/items/crossword/make-crossword.ts';
import { crosswordData } from '#shared/items/crossword/schema.ts';
import { makeWordSearch } from '#shared/items/word-search/make-word-search.ts';
import { wordSearchData } from '#shared/items/word-search/schema.ts';
import { assertComparable, type Figure, measureTime, runAlternately, toFigure } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';

const RUNS = repeat(15, 2);
const WORDS = [
  ...['rain', 'snow', 'thunder', 'cloud', 'storm', 'wind', 'sunshine', 'fog', 'hail', 'lightning'],
  ...['river', 'ocean', 'mountain', 'valley', 'desert', 'island', 'forest', 'lake', 'canyon', 'volcano'],
  ...['glacier', 'beach', 'plain', 'hill', 'cave', 'waterfall', 'delta', 'reef', 'tundra', 'prairie'],
  ...['teacher', 'pencil', 'paper', 'window', 'school', 'friend', 'lesson', 'answer', 'number', 'letter'],
].map((word) => ({ word }));

/** Makes a puzzle of many words and one of ten, in turns, each time from another seed. */
async function measure(
  figure: string,
  aim: string,
  count: number,
  make: (words: object[], seed: number) => number,
) {
  let seed = 0;
  const run = (words: object[]) => () => {
    seed += 1;
    return measureTime(async () =>
      assertComparable(make(words, seed) === words.length, `${figure}: a word is not in the puzzle`),
    );
  };
  const samples = await runAlternately(RUNS, run(WORDS.slice(0, count)), run(WORDS.slice(0, 10)));
  return toFigure(samples, { figure, unit: 'ms', aim, gates: { words: count }, against: 'one of ten words' });
}

/** A crossword of 40 words, and a word search of 30. */
export const benchPuzzles = async (): Promise<Figure[]> => [
  await measure('crossword', 'ours ≤ 300 ms', 40, (words, shuffle_seed) => {
    const data = crosswordData.parse({ words, shuffle_seed });
    return makeCrossword(data, 'en').places.length;
  }),
  await measure('word-search', 'ours ≤ 50 ms', 30, (words, shuffle_seed) => {
    const data = wordSearchData.parse({ words, shuffle_seed, directions: 'all' });
    return makeWordSearch(data, 'en').places.length;
  }),
];
