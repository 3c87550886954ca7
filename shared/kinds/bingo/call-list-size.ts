import { measureTextWidth } from '../../paper/fonts/text-width.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { Card } from '../parts/card-schema.ts';
import { listCallLists } from './call-copies.ts';
import { FOR_MARKS, getWordRoom, layOutCallColumns, layOutCallList } from './call-list-pages.ts';
import { CALL_LIST_FONT_SIZE } from './choices.ts';
import { groupCallsByColumn } from './column-names.ts';
import type { Bingo } from './schema.ts';
import { getAnswer, getCalled, listCalls } from './words.ts';

/** Lays out a call list; returns the words of each column of each page. */
export function layOutCalls(bingo: Bingo, words: readonly Card[]): Card[][][] {
  const groups = groupCallsByColumn(bingo, words);
  return groups ? layOutCallColumns(groups, bingo) : layOutCallList(words, bingo);
}

/** Tells whether the list is on one page in its size, with no word broken. */
function isOnePage(bingo: Bingo): boolean {
  const { call_list, style } = bingo;
  const words = listCalls(bingo);
  const [first, ...others] = layOutCalls(bingo, words);
  if (!first || others.length > 0) return false;
  const room = getWordRoom(first.length, call_list.font_size);
  const isNarrow = (piece: string) =>
    measureTextWidth(piece, style.font, call_list.font_size * PX_PER_POINT) * FOR_MARKS <= room;
  return words.every((word) =>
    [getCalled(word, call_list.clue).text, getAnswer(word, call_list.clue)].every((text) =>
      (toPlainText(text).match(/\S+/g) ?? []).every(isNarrow),
    ),
  );
}

/** Returns the largest size in pt in which every copy of the list is on one page; the usual one where it takes several. */
export function getCallListSize(bingo: Bingo): number {
  const fits = (font_size: number) =>
    listCallLists(bingo.call_list).every((list) =>
      isOnePage({ ...bingo, call_list: { ...list, font_size } }),
    );
  const { initial, max } = CALL_LIST_FONT_SIZE;
  let [least, most] = [initial, max];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Returns the game with the size in which its call list is printed, where that follows the page. */
export const applyCallListSize = (bingo: Bingo): Bingo =>
  bingo.call_list.automatic_size
    ? { ...bingo, call_list: { ...bingo.call_list, font_size: getCallListSize(bingo) } }
    : bingo;
