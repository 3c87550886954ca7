import { chunk } from 'es-toolkit';
import { applyLetterCase } from '../parts/puzzle-letters.ts';
import type { ReadQuestion, ReadTableCell } from '../parts/read-question.ts';
import { describePlace } from './describe-place.ts';
import { wordSearchMaker } from './maker.ts';
import type { WordSearchData } from './schema.ts';

/** The width of a square in inches. */
const SQUARE = 0.3;

/**
 * Makes a question of a word search: its grid is a table, and the answer says where each word begins, in which row and column. What
 * makes grids has loaded with the document.
 */
export function toQuestion(data: WordSearchData, locale: string): ReadQuestion {
  const search = wordSearchMaker.loaded?.(data, locale);
  if (!search || search.places.length === 0) return { type: 'text', prompt: '' };
  const { size, letters, places } = search;
  const listed = places.flatMap(({ index }) => data.words[index] ?? []);
  const toLine = ({ word, clue }: (typeof listed)[number]) =>
    data.list === 'clues' && clue.trim() !== '' ? clue : applyLetterCase(word.trim(), data.text_case, locale);
  const hasWords = data.list !== 'hidden' && data.list !== 'pictures';
  const words = hasWords ? listed.map(toLine).join(data.list === 'clues' ? '\n' : ', ') : '';
  const rows = chunk(letters, size).map((row) => row.map((letter) => letter ?? ' ').join(' '));
  const cells = letters.map(
    (letter, at): ReadTableCell => ({
      ...{ row: Math.floor(at / size), column: at % size, height: 1, width: 1 },
      ...{ text: letter ?? '', isHead: false, hasBox: false, align: 'center', valign: 'middle' },
    }),
  );
  const all = Array.from({ length: size }, () => SQUARE);
  return {
    type: 'open',
    // Where there are no tables, the rows are lines.
    prompt: [...rows, ...(words === '' ? [] : [words])].join('\n'),
    answer: places.map(describePlace).join('; '),
    lines: 0,
    table: { prompt: words, widths: all, heights: all, headerRows: 0, lines: 'all', cells },
  };
}
