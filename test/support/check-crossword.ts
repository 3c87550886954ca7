import { MOST_SQUARES } from '#shared/items/crossword/crossword-words.ts';
import { type Crossword, makeCrossword } from '#shared/items/crossword/make-crossword.ts';
import { splitPuzzleLetters } from '#shared/items/parts/puzzle-letters.ts';

/** Lists every run of two letters or more in a grid, along its rows and down its columns. */
function listRuns({ width, height, letters }: Crossword): string[] {
  const rows = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width));
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? null));
  return [...rows, ...columns].flatMap((line) => {
    const runs: string[][] = [[]];
    for (const letter of line) {
      if (letter === null) runs.push([]);
      else runs.at(-1)?.push(letter);
    }
    return runs.filter(({ length }) => length > 1).map((run) => run.join('\0').toLowerCase());
  });
}

/** Tells whether one can go from any letter to any other, from square to square. */
function isConnected({ width, letters }: Crossword): boolean {
  const all = new Set([...letters.keys()].filter((at) => letters[at] !== null));
  const [first] = all;
  const reached = new Set(first === undefined ? [] : [first]);
  for (const at of reached) {
    const besides = [
      at % width === 0 ? -1 : at - 1,
      at % width === width - 1 ? -1 : at + 1,
      at - width,
      at + width,
    ];
    for (const next of besides) if (all.has(next)) reached.add(next);
  }
  return reached.size === all.size;
}

/** Lists what is wrong with the crossword of words, as one who checks it by eye finds it; nothing where all is right. */
export function findCrosswordFaults(words: readonly string[], seed: number, work?: number): string[] {
  const settings = {
    words: words.map((word) => ({ word })),
    shuffle_seed: seed,
    text_case: 'uppercase' as const,
  };
  const made = makeCrossword(settings, 'en', work);
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(what);
  };
  const split = words.map((word) => splitPuzzleLetters(word, 'uppercase', 'en'));
  const placed = made.places.map(({ index }) => split[index]?.join('\0').toLowerCase() ?? '');
  check(
    listRuns(made).sort().join() === [...placed].sort().join(),
    `runs ${listRuns(made)} are not the words ${placed}`,
  );
  check(isConnected(made), 'words apart from the others');
  check(made.width <= MOST_SQUARES && made.height <= MOST_SQUARES, 'a grid larger than a sheet');
  for (const { index, letters, row, column, isDown, number } of made.places) {
    const squares = letters.map(
      (_, at) => (row + (isDown ? at : 0)) * made.width + column + (isDown ? 0 : at),
    );
    const read = squares.map((square) => made.letters[square]).join('');
    check(
      read.toLowerCase() === split[index]?.join('').toLowerCase(),
      `${read} is not the answer ${split[index]?.join('')}`,
    );
    const before = made.places.filter(
      (other) => other.row < row || (other.row === row && other.column < column),
    );
    const starts = new Set(before.map((other) => `${other.row} ${other.column}`));
    check(number === starts.size + 1, `${read} has the number ${number}, not ${starts.size + 1}`);
  }
  const named = [...made.places, ...made.left].map(({ index }) => index).sort((a, b) => a - b);
  const written = [...split.keys()].filter((index) => (split[index]?.length ?? 0) > 0);
  check(named.join() === written.join(), `words ${named} are placed or named, not ${written}`);
  const first = made.left.find(({ why }) => why === 'apart');
  check(!first || made.places.length > 0, 'no word is placed, though one always can be');
  return faults;
}
