import type { ReadQuestion, ReadTableCell } from '../parts/read-question.ts';
import { crosswordMaker } from './maker.ts';
import { describePlaces, listClueGroups } from './print-clues.ts';
import type { CrosswordData } from './schema.ts';

/** The width of a square in inches, and the shade of a square in which nothing is written. */
const SQUARE = 0.3;
const CLOSED = '#D5D9DF';

/**
 * Makes a question of a crossword: its grid is a table with numbers, the clues are lines, and the answer says the words. What makes
 * crosswords has loaded with the document.
 */
export function toQuestion(data: CrosswordData, locale: string): ReadQuestion {
  const crossword = crosswordMaker.loaded?.(data, locale);
  if (!crossword || crossword.places.length === 0) return { type: 'text', prompt: '' };
  const { width, height, letters, places } = crossword;
  const numbers = new Map(places.map(({ row, column, number }) => [row * width + column, number]));
  const prompt = listClueGroups(crossword, data, locale)
    .flatMap(({ heading, clues }) => [heading, ...clues.map(({ number, text }) => `${number} ${text}`)])
    .join('\n');
  const cells = letters.map(
    (letter, at): ReadTableCell => ({
      ...{ row: Math.floor(at / width), column: at % width, height: 1, width: 1 },
      text: String(numbers.get(at) ?? ''),
      ...{ isHead: false, hasBox: false, align: 'start', valign: 'top' },
      ...(letter === null && { shade: CLOSED }),
    }),
  );
  return {
    type: 'open',
    prompt,
    answer: describePlaces(crossword, locale).join('; '),
    lines: 0,
    table: {
      prompt,
      widths: Array.from({ length: width }, () => SQUARE),
      heights: Array.from({ length: height }, () => SQUARE),
      ...{ headerRows: 0, lines: 'all', cells },
    },
  };
}
