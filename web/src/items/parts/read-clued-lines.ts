import type { TypedWord } from '#shared/items/parts/clued-word-rules.ts';
import { splitCells } from './split-entries.ts';

/** What stands between a word and its clue in a line of text: a dash between spaces, a colon, an equals sign, a bar, a comma. */
const SEPARATORS = [/\s+[–—-]\s+/, /\s*[:：=|]\s*/, /\s*[;,،、]\s+/];
/** What stands between words in a line. */
const BETWEEN_WORDS = /[;,،、]/;

const toTyped = (word: string, clue: string): TypedWord =>
  clue === '' ? { word: word.trim() } : { word: word.trim(), clue: clue.trim() };

function splitAtSeparator(line: string): TypedWord {
  const separator = SEPARATORS.find((one) => one.test(line));
  const [found] = separator?.exec(line) ?? [];
  if (found === undefined) return toTyped(line, '');
  const at = line.indexOf(found);
  return toTyped(line.slice(0, at), line.slice(at + found.length));
}

/**
 * Reads pasted text as words with clues: cells of a table, or lines such as "sun – it shines by day". Where no clues are
 * printed, a line is a list of words.
 */
export function readCluedLines(text: string, hasClues: boolean): TypedWord[] {
  const rows = splitCells(text);
  const isTable = rows.some((cells) => cells.length > 1);
  const read = rows.flatMap(([first = '', ...others]) => {
    if (isTable) return [toTyped(first, others.filter((cell) => cell.trim() !== '').join(' '))];
    return hasClues ? [splitAtSeparator(first)] : first.split(BETWEEN_WORDS).map((word) => toTyped(word, ''));
  });
  return read.filter(({ word, clue }) => word !== '' || clue !== undefined);
}
