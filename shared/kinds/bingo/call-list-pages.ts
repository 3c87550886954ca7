import { range } from 'es-toolkit';
import { countFittingColumns } from '../../paper/fonts/count-fitting-columns.ts';
import { measureTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { Card } from '../parts/card-schema.ts';
import { countLines, packCallPages } from './call-columns.ts';
import { CALL_LIST_FONT_SIZE } from './choices.ts';
import type { Bingo } from './schema.ts';
import { WordCache } from './word-cache.ts';
import { countCallListColumns, getAnswer, getCalled } from './words.ts';

/** The space between two columns, in px; the box before a word and the space after it, in em. */
export const GAP = 20;
export const BOX = 0.8;
export const AFTER_BOX = 0.5;
/** The height of a picture beside words of the usual size or smaller ones, in px. */
const PICTURE = 40;
/** Bold letters are wider. */
export const FOR_MARKS = 1.03;
/** The space above and below an entry, and the height of a line; in em. */
const AROUND = 0.5;
const LINE = 1.25;
/** A factor on a column's width that makes the estimate rather one line too long than one too short. */
const SURE = 0.995;
/** The heading's line, in em, and the space below it, in px. */
const HEADING = { line: 2.1, below: 12 };

/** Returns the height of a picture in the list, in px: it grows with the words, in pt. */
export const getPictureHeight = (fontSize: number): number =>
  PICTURE * Math.max(1, fontSize / CALL_LIST_FONT_SIZE.initial);

/** Returns the greatest width of a word, in px. */
export function getWordRoom(columns: number, fontSize: number): number {
  const column = (CONTENT_WIDTH - (columns - 1) * GAP) / columns;
  return column - (BOX + AFTER_BOX) * fontSize * PX_PER_POINT;
}

type Settings = Pick<Bingo, 'call_list' | 'style'>;

/** Returns the height of an entry in a list of so many columns, in px. */
function measureEntryHeight(word: Card, columns: number, { call_list, style }: Settings): number {
  const em = call_list.font_size * PX_PER_POINT;
  const { text, image } = getCalled(word, call_list.clue);
  const answer = getAnswer(word, call_list.clue);
  if (image !== null && isBlank(text))
    return Math.max(getPictureHeight(call_list.font_size), LINE * em) + AROUND * em;
  const marks = typeof text === 'string' && answer === '' ? 1 : FOR_MARKS;
  const measurePartWidth = (part: string) => measureTextWidth(part, style.font, em) * marks;
  const lines = countLines(
    toPlainText(text) + (answer && ANSWER_DASH + answer),
    getWordRoom(columns, call_list.font_size) * SURE,
    measurePartWidth,
  );
  return (lines * LINE + AROUND) * em;
}

/** The separator of a clue and its answer. */
export const ANSWER_DASH = ' – ';

const measured = new WordCache();

/** The line with a column's letter above its words, in em. */
export const LETTER_LINE = 1.8;

const getHeadingHeight = ({ call_list }: Settings): number =>
  HEADING.line * call_list.font_size * PX_PER_POINT + HEADING.below;

const measureEntryHeights = (words: readonly Card[], columns: number, bingo: Settings): number[] => {
  const { style, call_list } = bingo;
  const as = [style.font, call_list.font_size, call_list.clue, columns].join('/');
  return words.map((word) => measured.measure(word, as, () => measureEntryHeight(word, columns, bingo)));
};

/** Lays out a call list whose columns are those of the cards. Returns the words of each column of each page. */
export function layOutCallColumns(columns: readonly (readonly Card[])[], bingo: Settings): Card[][][] {
  const letters = LETTER_LINE * bingo.call_list.font_size * PX_PER_POINT;
  const first = CONTENT_HEIGHT - getHeadingHeight(bingo) - letters;
  const pages = columns.map((words) =>
    packCallPages(measureEntryHeights(words, columns.length, bingo), 1, {
      first,
      other: CONTENT_HEIGHT - letters,
    }).map(([column]) => (column ?? []).flatMap((at) => words[at] ?? [])),
  );
  const count = Math.max(1, ...pages.map(({ length }) => length));
  return range(count).map((page) => pages.map((column) => column[page] ?? []));
}

/** Lays out the call list in calling order. Returns the words of each column of each page. */
export function layOutCallList(words: readonly Card[], bingo: Settings): Card[][][] {
  const { call_list } = bingo;
  const columns = countFittingColumns({
    most: countCallListColumns(words.length, call_list.columns),
    texts: words.map((word) => toPlainText(getCalled(word, call_list.clue).text)),
    font: bingo.style.font,
    getRoom: (count) => getWordRoom(count, call_list.font_size) / (call_list.font_size * PX_PER_POINT),
  });
  const room = { first: CONTENT_HEIGHT - getHeadingHeight(bingo), other: CONTENT_HEIGHT };
  const heights = measureEntryHeights(words, columns, bingo);
  return packCallPages(heights, columns, room).map((page) =>
    page.map((column) => column.flatMap((at) => words[at] ?? [])),
  );
}
