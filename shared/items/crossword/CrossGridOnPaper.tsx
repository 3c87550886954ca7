import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { Crossword } from './make-crossword.ts';
import type { NumberedWord } from './number-words.ts';

interface CrossGridProps {
  readonly crossword: Crossword;
  /** The size of a square in px. */
  readonly square: number;
  readonly dir: 'ltr' | 'rtl';
  readonly answerKey: boolean;
  /** True where the first letter of each word is printed. */
  readonly hasFirstLetters: boolean;
  /** What is said to those who do not see the grid. */
  readonly words: string;
}

/** The sizes of a letter and of a number over their square; a letter as wide as high would touch the number. */
const LETTER = 0.58;
const WIDE_LETTER = 0.5;
const NUMBER = 0.3;
/** The smallest number, in px. */
const LEAST_NUMBER = 7;

const getLetterSize = (letter: string): number =>
  estimateTextWidth(letter, 'nunito') < 1 ? LETTER : WIDE_LETTER;

/** Writes the path of the sides of all squares, those between two of them once: twice they would be darker. */
const toSides = ({ letters, width }: Crossword): string => {
  const sides = letters.flatMap((letter, at) => {
    if (letter === null) return [];
    const [column, row] = [at % width, Math.floor(at / width)];
    const across = [row, row + 1].map((top) => `M${column} ${top}h1`);
    return [...across, ...[column, column + 1].map((start) => `M${start} ${row}v1`)];
  });
  return [...new Set(sides)].join('');
};

const toSquare = ({ row, column }: NumberedWord, width: number): number => row * width + column;

/** Draws the squares with their numbers; the key writes the letters in them. */
export function CrossGridOnPaper({
  crossword,
  square,
  dir,
  answerKey,
  hasFirstLetters,
  words,
}: CrossGridProps) {
  const { letters, width, height, places } = crossword;
  const numbers = new Map(places.map((place) => [toSquare(place, width), place.number]));
  return (
    <div
      className="cross-grid"
      role="img"
      aria-label={words}
      dir={dir}
      style={{ width: square * width, height: square * height, lineHeight: `${square}px` }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={square * width}
        height={square * height}
        aria-hidden="true"
      >
        <path
          d={toSides(crossword)}
          strokeWidth={1 / square}
          transform={dir === 'rtl' ? `matrix(-1 0 0 1 ${width} 0)` : undefined}
        />
      </svg>
      {letters.map((letter, at) => {
        const number = numbers.get(at);
        const isGiven = hasFirstLetters && number !== undefined;
        if (letter === null || !(answerKey || number !== undefined)) return null;
        const place = { top: Math.floor(at / width) * square, insetInlineStart: (at % width) * square };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its place
          <span key={at} className="cross-square" style={{ ...place, width: square, height: square }}>
            {number !== undefined && (
              <span className="cross-number" style={{ fontSize: Math.max(LEAST_NUMBER, square * NUMBER) }}>
                {number}
              </span>
            )}
            {(answerKey || isGiven) && (
              <span
                className={isGiven ? undefined : 'key-ink'}
                style={{ fontSize: square * getLetterSize(letter) }}
              >
                {letter}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
