import { splitPuzzleLetters } from '../parts/puzzle-letters.ts';
import type { ClueGroup } from './Clues.tsx';
import { getClueHeadings } from './clue-headings.ts';
import type { PrintedClue } from './layout.ts';
import type { Crossword } from './make-crossword.ts';
import type { NumberedWord } from './number-words.ts';
import type { CrosswordData } from './schema.ts';

/** Says how many letters the parts of a word have, where there are several: "(3, 5)". */
function countLetters(word: string): string {
  const parts = word
    .split(/[\s\p{Pd}]+/u)
    .map((part) => splitPuzzleLetters(part, 'none', 'en').length)
    .filter((count) => count > 0);
  return parts.length > 1 ? ` (${parts.join(', ')})` : '';
}

const printClue = ({ number, index }: NumberedWord, { words }: CrosswordData): PrintedClue => {
  const { word = '', clue = '', clue_image = null } = words[index] ?? {};
  return {
    ...{ number, index },
    text: `${clue.trim()}${countLetters(word)}`.trim(),
    hasPicture: clue_image !== null,
  };
};

/** Lists the clues of a crossword by their direction, as they are printed; a direction without words is left out. */
export function listClueGroups({ places }: Crossword, data: CrosswordData, locale: string): ClueGroup[] {
  const { across, down } = getClueHeadings(locale);
  return [
    { heading: across, isDown: false },
    { heading: down, isDown: true },
  ]
    .map(({ heading, isDown }) => ({
      heading,
      clues: places.filter((place) => place.isDown === isDown).map((place) => printClue(place, data)),
    }))
    .filter(({ clues }) => clues.length > 0);
}

/** Says each word with its number and direction: "1 Across RAIN". */
export function describePlaces({ places }: Crossword, locale: string): string[] {
  const { across, down } = getClueHeadings(locale);
  return places.map(
    ({ number, isDown, letters }) => `${number} ${isDown ? down : across} ${letters.join('')}`,
  );
}

/** Says the squares of each word, for those who do not see the grid: "1 Across (4)". */
export function describeSquares({ places }: Crossword, locale: string): string {
  const { across, down } = getClueHeadings(locale);
  return places
    .map(({ number, isDown, letters }) => `${number} ${isDown ? down : across} (${letters.length})`)
    .join(', ');
}
