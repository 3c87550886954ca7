import { splitPuzzleLetters } from '#shared/items/parts/puzzle-letters.ts';
import { listBadWords, toBadWordKey } from '#shared/items/word-search/bad-words.ts';
import { listDirections } from '#shared/items/word-search/directions.ts';
import { makeWordSearch, type SearchSettings } from '#shared/items/word-search/make-word-search.ts';
import { wordSearchData } from '#shared/items/word-search/schema.ts';
import { listOpenSquares } from '#shared/items/word-search/shapes.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { createWordList, listReadings, solve } from './solve-word-search.ts';

/** Bad words of more letters come about by chance once in a hundred thousand grids of this size. */
const LONGEST_BAD = 7;
const BAD = new Set(listBadWords().filter((word) => word.length <= LONGEST_BAD));

/** Makes settings by a seed, each value as often as any other. */
export function createSettings(seed: number): SearchSettings {
  const random = createSeededRandom(seed + 0x5eed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return wordSearchData.parse({
    words: createWordList(seed).map((word) => ({ word })),
    shuffle_seed: seed,
    directions: pick(['straight', 'diagonal', 'all']),
    grid_size: pick([null, null, null, 8, 14]),
    shape: pick(['square', 'square', 'heart', 'circle', 'tree']),
    overlaps: random() < 0.7,
    text_case: pick(['uppercase', 'lowercase', 'none']),
    filler_letters: pick(['', '', '', 'xyz', 'a']),
  });
}

/** Lists what is wrong with the word search of some settings, which an independent solver finds; nothing where all is right. */
export function findFaults(settings: SearchSettings): string[] {
  const made = makeWordSearch(settings, 'en');
  const { size, letters, places, left } = made;
  const open = listOpenSquares(settings.shape, size);
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(what);
  };
  check(
    letters.every((letter, at) => (letter !== null) === open[at]),
    'a square without a letter',
  );
  const ways = listDirections(settings.directions);
  const taken = new Set<string>();
  for (const { index, letters: own, row, column, direction } of places) {
    const wanted = splitPuzzleLetters(settings.words[index]?.word ?? '', settings.text_case, 'en');
    const squares = own.map((_, at) => (row + direction.row * at) * size + column + direction.column * at);
    const [found, ...more] = solve(made, wanted);
    const key = squares.toSorted((a, b) => a - b).join(' ');
    check(
      found === key && more.length === 0,
      `${wanted.join('')} reads at ${[found, ...more].join(' and ')}`,
    );
    check(
      wanted.join() === squares.map((square) => letters[square]).join(),
      `another key for ${own.join('')}`,
    );
    const isPalindrome = wanted.join().toLowerCase() === wanted.toReversed().join().toLowerCase();
    check(isPalindrome || ways.includes(direction), `${own.join('')} runs the wrong way`);
    if (!settings.overlaps) {
      check(!squares.some((square) => taken.has(String(square))), `${own.join('')} crosses another word`);
      for (const square of squares) taken.add(String(square));
    }
  }
  const named = [...places, ...left].map(({ index }) => index).sort((a, b) => a - b);
  const written = settings.words.flatMap(({ word }, index) =>
    splitPuzzleLetters(word, settings.text_case, 'en').length > 0 ? [index] : [],
  );
  check(named.join() === written.join(), `words ${named} are placed or named, not ${written}`);
  const ownSquares = places.map(({ letters: own, row, column, direction }) =>
    own.map((_, at) => (row + direction.row * at) * size + column + direction.column * at),
  );
  for (const { text, squares } of listReadings(made, LONGEST_BAD))
    if (BAD.has(toBadWordKey(text)))
      check(
        ownSquares.some((own) => squares.every((square) => own.includes(square))),
        `the bad word ${text}`,
      );
  return faults;
}
