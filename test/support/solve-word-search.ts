import { createSeededRandom } from '#shared/shuffle.ts';

/** A finished grid as a pupil sees it. */
export interface SeenGrid {
  readonly size: number;
  readonly letters: readonly (string | null)[];
}

/** A line of letters without a gap, with the squares that it goes through. */
interface Line {
  readonly letters: readonly string[];
  readonly squares: readonly number[];
}

/** Cuts a line where the shape has no square. */
function cutAtGaps(squares: readonly number[], letters: SeenGrid['letters']): Line[] {
  const lines: { letters: string[]; squares: number[] }[] = [{ letters: [], squares: [] }];
  for (const square of squares) {
    const letter = letters[square] ?? null;
    if (letter === null) lines.push({ letters: [], squares: [] });
    else {
      lines.at(-1)?.letters.push(letter);
      lines.at(-1)?.squares.push(square);
    }
  }
  return lines.filter(({ squares: own }) => own.length > 0);
}

/** Lists the rows, columns and diagonals of a grid, each once, from its first square to its last. */
export function listLines({ size, letters }: SeenGrid): Line[] {
  const places = [...letters.keys()].map((at) => ({ at, row: Math.floor(at / size), column: at % size }));
  const names = [
    ({ row }: { row: number }) => row,
    ({ column }: { column: number }) => column,
    ({ row, column }: { row: number; column: number }) => row - column,
    ({ row, column }: { row: number; column: number }) => row + column,
  ];
  return names.flatMap((name) =>
    [...Map.groupBy(places, name).values()].flatMap((line) =>
      cutAtGaps(
        line.map(({ at }) => at),
        letters,
      ),
    ),
  );
}

const nameSquares = (squares: readonly number[]): string => [...squares].sort((a, b) => a - b).join(' ');

/**
 * Finds a word as a pupil does, by looking along every row, column and diagonal in both directions. Returns the squares of each place
 * where it reads, sorted and joined; a word that reads the same both ways is there once.
 */
export function solve(grid: SeenGrid, word: readonly string[]): string[] {
  const wanted = word.map((letter) => letter.toLowerCase());
  const found = listLines(grid).flatMap(({ letters, squares }) => {
    const seen = letters.map((letter) => letter.toLowerCase());
    return seen.flatMap((_, from) => {
      const there = seen.slice(from, from + wanted.length);
      if (there.length < wanted.length) return [];
      const reads = [there, there.toReversed()].some((way) => way.join('\0') === wanted.join('\0'));
      return reads ? [nameSquares(squares.slice(from, from + wanted.length))] : [];
    });
  });
  return [...new Set(found)];
}

/** Lists everything of at most `longest` letters that reads in a grid, with its squares. */
export function listReadings(grid: SeenGrid, longest: number): { text: string; squares: number[] }[] {
  return listLines(grid).flatMap(({ letters, squares }) =>
    [
      { letters, squares },
      { letters: letters.toReversed(), squares: squares.toReversed() },
    ].flatMap((way) =>
      way.letters.flatMap((_, from) =>
        Array.from({ length: Math.min(longest, way.letters.length - from) }, (_none, more) => ({
          text: way.letters.slice(from, from + more + 1).join(''),
          squares: way.squares.slice(from, from + more + 1),
        })),
      ),
    ),
  );
}

/** Letters from which random words are made: few, so that words cross, contain and repeat each other, or those of a script. */
const ALPHABETS = [
  'ab',
  'aeiou',
  'abcdefghijklmnopqrstuvwxyz',
  'äöüßéñç',
  'абвгдеё',
  'ابتثجحخ',
  'אבגדהו',
  'かきくけこ',
  'カキクケコ',
  '一二三四',
  '0123',
  'a- ',
];

/** Makes a list of words by a seed: of 0 to 60 words, of up to 25 letters each, of one script or of two. */
export function createWordList(seed: number): string[] {
  const random = createSeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const most = random() < 0.03 ? 60 : pick([0, 1, 3, 5, 8, 8, 12, 15, 15, 20, 30]);
  const longest = pick([2, 4, 7, 7, 10, 25]);
  const letters = [...pick(ALPHABETS), ...(random() < 0.2 ? pick(ALPHABETS) : '')];
  return Array.from({ length: most }, () =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, () => pick(letters)).join(''),
  );
}
