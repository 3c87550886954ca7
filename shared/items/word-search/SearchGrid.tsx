import { chunk } from 'es-toolkit';
import { LETTER_SHARE } from './layout.ts';
import type { PlacedWord, WordSearch } from './make-word-search.ts';

interface SearchGridProps {
  readonly search: WordSearch;
  /** The size of a square in px. */
  readonly square: number;
  readonly dir: 'ltr' | 'rtl';
  readonly answerKey: boolean;
  /** True where the key has the letters of the words alone. */
  readonly hidesFillers: boolean;
  /** What is said to those who do not see the grid. */
  readonly words: string;
}

/** Half the width of the outline around a word, over a square. */
const RADIUS = 0.42;

/** Writes the path of an outline around a word, in squares. */
function toOutline({ letters, row, column, direction }: PlacedWord): string {
  const length = Math.hypot(direction.row, direction.column);
  const [across, down] = [direction.column / length, direction.row / length];
  const steps = letters.length - 1;
  const ends = [0, steps].map((at) => ({
    x: column + 0.5 + direction.column * at,
    y: row + 0.5 + direction.row * at,
  }));
  const point = (end: 0 | 1, side: 1 | -1) => {
    const { x = 0, y = 0 } = ends[end] ?? {};
    return `${round(x - side * down * RADIUS)} ${round(y + side * across * RADIUS)}`;
  };
  const turn = `A${RADIUS} ${RADIUS} 0 0 0`;
  return `M${point(0, 1)}L${point(1, 1)}${turn} ${point(1, -1)}L${point(0, -1)}${turn} ${point(0, 1)}Z`;
}
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Writes the path of the edges between squares that a shape has and those that it has not. */
function toEdges({ size, letters }: WordSearch): string {
  const isOpen = (row: number, column: number) =>
    row >= 0 && row < size && column >= 0 && column < size && letters[row * size + column] !== null;
  return letters
    .flatMap((letter, at) => {
      if (letter === null) return [];
      const [row, column] = [Math.floor(at / size), at % size];
      return [
        isOpen(row - 1, column) ? '' : `M${column} ${row}h1`,
        isOpen(row + 1, column) ? '' : `M${column} ${row + 1}h1`,
        isOpen(row, column - 1) ? '' : `M${column} ${row}v1`,
        isOpen(row, column + 1) ? '' : `M${column + 1} ${row}v1`,
      ];
    })
    .join('');
}

/** Draws the letters in their squares, the edge around them, and in the key an outline around each word. */
export function SearchGrid({ search, square, dir, answerKey, hidesFillers, words }: SearchGridProps) {
  const { size, letters, isOfWord, places } = search;
  const width = square * size;
  const isShown = (at: number) => !(answerKey && hidesFillers) || isOfWord[at] === true;
  return (
    <div
      className="search-grid"
      role="img"
      aria-label={words}
      dir={dir}
      style={{ width, height: width, fontSize: square * LETTER_SHARE, lineHeight: `${square}px` }}
    >
      {chunk(letters, size).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
        <div key={at} className="search-row">
          {row.map((letter, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its column
            <span key={column} style={{ width: square }}>
              {letter !== null && isShown(at * size + column) ? letter : '\u00A0'}
            </span>
          ))}
        </div>
      ))}
      <svg viewBox={`0 0 ${size} ${size}`} width={width} height={width} aria-hidden="true">
        <g transform={dir === 'rtl' ? `matrix(-1 0 0 1 ${size} 0)` : undefined}>
          <path d={toEdges(search)} strokeWidth={1.5 / square} />
          {answerKey && (
            <path
              className="key-ink"
              d={places.map(toOutline).join('')}
              strokeWidth={Math.min(2 / square, 0.1)}
            />
          )}
        </g>
      </svg>
    </div>
  );
}
