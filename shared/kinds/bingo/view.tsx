import './view.css';
import { lateFaces } from '../../paper/draw/Fitted.tsx';
import { standInsOf } from '../../paper/fonts/stand-ins.ts';
import type { ContentInRoom, PaperBlock } from '../../paper/layout/content.ts';
import { Reuse } from '../../paper/measure/reuse.ts';
import type { Room } from '../../paper/pack/paginate.ts';
import { CONTENT_HEIGHT } from '../../paper/sheet/page.ts';
import { plainText } from '../../text/plain-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Card } from '../parts/card.ts';
import { headWithInstruction, runningHeadOf } from '../parts/head.tsx';
import { FLOW, pageBreak, SheetUnit } from '../parts/sheet.tsx';
import { BingoCard, type BingoLook } from './BingoCard.tsx';
import { CallListPage } from './CallListPage.tsx';
import { callListPages } from './call-list-pages.ts';
import type { Grid } from './deal.ts';
import { type CardSheet, type CardSizes, cardSizes, newWordsOn, placeCards } from './places.ts';
import { showsTopWord } from './rules.ts';
import { Slips, slipRows, slipSheets } from './Slips.tsx';
import type { Bingo } from './schema.ts';
import { wordSize } from './word-size.ts';
import { callList, callListDirection, cardsOf, unfinishedCard, wordsOf } from './words.ts';

interface SheetOfCardsProps {
  readonly sheet: CardSheet;
  readonly grids: readonly Grid[];
  readonly words: readonly Card[];
  /** The words that stand on no sheet before. */
  readonly fresh: ReadonlySet<number>;
  readonly sizes: CardSizes;
  readonly look: BingoLook;
  /** What stands above it on its page, in px. */
  readonly above: number;
}

const SheetOfCards = ({ sheet, grids, words, fresh, sizes, look, above }: SheetOfCardsProps) => (
  <SheetUnit above={above}>
    {sheet.places.map((place) => {
      const grid = grids[place.card];
      return grid && <BingoCard key={place.card} {...{ place, grid, words, fresh, sizes, look }} />;
    })}
  </SheetUnit>
);

const NONE: ReadonlySet<number> = new Set();

/** Whether two games deal the same cards: what they are dealt from, but for the words themselves. */
const dealtFrom = (bingo: Bingo, words: readonly Card[]) => [
  words.length,
  bingo.dimension,
  bingo.free_spaces,
  bingo.shuffle_seed,
  bingo.reuse_terms,
  bingo.card_count,
];

function cardBlocks(bingo: Bingo, words: readonly Card[], room: Room, reuse: Reuse): PaperBlock[] {
  const { style, locale, dimension, top_word, free_space_image, cards_per_page } = bingo;
  const grids = reuse.of('grids', dealtFrom(bingo, words), () => {
    const dealt = cardsOf(bingo);
    return dealt.length > 0 ? dealt : [unfinishedCard(bingo)];
  });
  const frame = [grids.length, dimension, cards_per_page, showsTopWord(bingo), room.first, room.other];
  const sizes = reuse.of('sizes', frame, () => cardSizes(bingo, room));
  const written = [style, bingo.font_size, sizes, lateFaces(), ...words];
  const font_size = reuse.of('word size', written, () => wordSize(bingo, words, sizes));
  const look = reuse.of('look', [style, locale, font_size, dimension, top_word, free_space_image], () => ({
    ...{ style, locale, font_size, dimension, top_word, free_space_image },
  }));
  const sheets = reuse.of('sheets', frame, () => placeCards(bingo, grids.length, room));
  const fresh = reuse.of('fresh', [sheets, grids], () => newWordsOn(sheets, grids));
  return sheets.flatMap((sheet, at) => {
    const above = CONTENT_HEIGHT - (at === 0 ? room.first : room.other);
    const isFresh = fresh[at] ?? NONE;
    // Another word elsewhere does not draw this sheet anew.
    const own = sheet.places.flatMap(({ card }) => grids[card]?.map((word) => words[word ?? -1]) ?? []);
    const same = reuse.of(`words ${at}`, own, () => words);
    const element = reuse.of(`sheet ${at}`, [sheet, grids, same, isFresh, sizes, look, above], () => (
      <SheetOfCards {...{ sheet, grids, sizes, look, above }} words={same} fresh={isFresh} />
    ));
    // What does not fit is said by the sheet that has a word first: every square is as large.
    const block: PaperBlock = { ...FLOW, key: `/sheet-${at}`, element, steady: isFresh.size === 0 };
    return at === 0 ? [block] : [pageBreak(at), block];
  });
}

function callListBlocks(bingo: Bingo, reuse: Reuse): PaperBlock[] {
  const { call_list, style } = bingo;
  if (!call_list.visible) return [];
  const words = callList(bingo);
  const pages = reuse.of('call list', [call_list, style, lateFaces(), ...words], () =>
    callListPages(words, bingo),
  );
  const direction = callListDirection(words, call_list.clue);
  const list = pages.flatMap((columns, at) => callListPage(bingo, { columns, direction, at }, reuse));
  return call_list.slips ? [...list, ...slipBlocks(bingo, words, reuse)] : list;
}

interface PageOfCallList {
  readonly columns: readonly (readonly Card[])[];
  readonly direction: 'ltr' | 'rtl';
  /** From 0. */
  readonly at: number;
}

function callListPage(
  { call_list: settings, style, locale }: Bingo,
  { columns, direction, at }: PageOfCallList,
  reuse: Reuse,
): PaperBlock[] {
  // Another word elsewhere does not draw this page anew.
  const own = [settings, style, locale, direction, ...columns.map(({ length }) => length), ...columns.flat()];
  const element = reuse.of(`call list ${at}`, own, () => (
    <CallListPage {...{ columns, direction, settings, style, locale }} isFirst={at === 0} />
  ));
  const page = at === 0 ? '' : `-${at}`;
  return [pageBreak(`call-list${page}`), { ...FLOW, key: `/call-list${page}`, element, bare: true }];
}

const slipBlocks = ({ call_list: settings, style, locale }: Bingo, words: readonly Card[], reuse: Reuse) =>
  slipSheets(words).flatMap((sheet, at): PaperBlock[] => {
    const rows = slipRows(words.length);
    const element = reuse.of(`slips ${at}`, [settings, style, locale, rows, ...sheet], () => (
      <Slips {...{ settings, style, locale, rows }} words={sheet} />
    ));
    return [pageBreak(`slips-${at}`), { ...FLOW, key: `/slips-${at}`, element, bare: true }];
  });

/** Stickers stand on every sheet of cards, so that no card differs from another by more than its words. */
const onEverySheet = (images: readonly ImageAttachment[], sheets: number): ImageAttachment[] =>
  Array.from({ length: sheets }, (_, docIndex) => images.map((image) => ({ ...image, docIndex }))).flat();

/**
 * A set of bingo cards on its sheets, then the call list on pages of its own. With the same `reuse` each time,
 * what did not change since the last time is the same object.
 */
export function bingoContent(bingo: Bingo, reuse: Reuse = new Reuse()): ContentInRoom {
  const words = wordsOf(bingo);
  const stickers = (sheets: number) =>
    reuse.of('stickers', [bingo.images, sheets], () => onEverySheet(bingo.images, sheets));
  return (room) => {
    const sheets = cardBlocks(bingo, words, room, reuse);
    return {
      head: headWithInstruction(bingo, reuse),
      runningHead: runningHeadOf(bingo, reuse),
      sheetLimit: LIMITS.sheets.bingo,
      standIns: standInsOf([
        ...[bingo.title, bingo.filename, bingo.student_fields, bingo.instruction, bingo.top_word],
        ...words,
      ]),
      footer: plainText(bingo.title) || bingo.filename,
      stickers: stickers(sheets.filter(({ breakAfter }) => !breakAfter).length),
      blocks: [...sheets, ...callListBlocks(bingo, reuse)],
    };
  };
}
