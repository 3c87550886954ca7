import './view.css';
import { countBy } from 'es-toolkit';
import { countLateFonts } from '../../paper/draw/found-sizes.ts';
import { InTurn } from '../../paper/draw/InTurn.tsx';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import type { ContentInRoom, PaperBlock, PaperContent } from '../../paper/layout/paper-content.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { Room } from '../../paper/pack/paginate.ts';
import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import { guessLanguage } from '../../text/guess-language.ts';
import { toNameText, toPlainText } from '../../text/plain-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import { getVersionLetter } from '../../vocabulary/version-letter.ts';
import { CutTicks } from '../parts/CutTicks.tsx';
import type { Card } from '../parts/card-schema.ts';
import { enlargeInstruction } from '../parts/enlarge-instruction.ts';
import { createHeadWithInstruction, createRunningHead } from '../parts/head.tsx';
import { listMadeLanguages } from '../parts/made-languages.ts';
import { createPageBreak, FLOW, SheetUnit } from '../parts/sheet.tsx';
import type { KindView } from '../parts/view.ts';
import { BingoCard, type BingoLook } from './BingoCard.tsx';
import type { BingoContext } from './bingo-context.ts';
import { CallListPage } from './CallListPage.tsx';
import type { CardHeaderLook } from './CardHeader.tsx';
import { listCallLists } from './call-copies.ts';
import { applyCallListSize, layOutCalls } from './call-list-size.ts';
import { hasCardHeads, isHeaderRepeated, layOutCardHead } from './card-head.ts';
import { type CardSheet, type CardSizes, computeCardSizes, listNewWords, placeCards } from './card-places.ts';
import { groupCallsByColumn, listColumnNames } from './column-names.ts';
import type { Grid } from './deal-cards.ts';
import { facts } from './facts.ts';
import { applyGridSizes } from './grid-sizes.ts';
import { isTopWordShown } from './rules.ts';
import type { Bingo } from './schema.ts';
import { listShownWords } from './shown-words.ts';
import type { GameWithoutSlips } from './slips-use.ts';
import { getWordSize } from './word-size.ts';
import {
  arrangeUnfinishedCard,
  dealSetOfCards,
  getCallListDirection,
  listCalls,
  listWords,
} from './words.ts';

interface SheetOfCardsProps {
  readonly sheet: CardSheet;
  readonly grids: readonly Grid[];
  readonly words: readonly Card[];
  /** The words that are on no earlier sheet. */
  readonly fresh: ReadonlySet<number>;
  readonly sizes: CardSizes;
  readonly look: BingoLook;
  /** The height above it on its page, in px. */
  readonly above: number;
}

const SheetOfCards = ({ sheet, grids, words, fresh, sizes, look, above }: SheetOfCardsProps) => (
  <SheetUnit above={above}>
    <CutTicks {...sheet.cuts} />
    {sheet.places.map((place) => {
      const grid = grids[place.card];
      return (
        grid && (
          <InTurn key={place.card} by={sizes}>
            <BingoCard {...{ place, grid, words, fresh, sizes, look }} />
          </InTurn>
        )
      );
    })}
  </SheetUnit>
);

const NONE: ReadonlySet<number> = new Set();

/** Lists the inputs that decide which cards are dealt, apart from the words themselves. */
const listDealInputs = (bingo: Bingo, words: readonly Card[]) => [
  words.length,
  bingo.dimension,
  bingo.free_spaces,
  bingo.shuffle_seed,
  bingo.reuse_terms,
  bingo.column_words,
  bingo.card_count,
];

/** Returns the room for cards on the first page and on others; the two are equal where all grids are equally high. */
const getEvenRoom = ({ header_on_cards }: Bingo, room: Room): Room =>
  header_on_cards
    ? { ...room, other: Math.min(room.first, room.other), first: Math.min(room.first, room.other) }
    : room;

/** Creates the header of each card, where cards of one sheet are cut apart; null otherwise. */
function createCardHeader(bingo: Bingo, cache: MemoCache): CardHeaderLook | null {
  if (!hasCardHeads(bingo)) return null;
  const { title, title_visible, title_font, title_color, title_font_size, student_fields } = bingo;
  const { student_info_font, student_info_color, student_info_font_size, cards_per_page } = bingo;
  const fonts = { title, title_font, title_color, student_info_font, student_info_color };
  const sizes = [title_visible, title_font_size, student_fields, student_info_font_size, cards_per_page];
  return cache.of('card header', [...Object.values(fonts), ...sizes], () => {
    const head = layOutCardHead(bingo);
    return head && { ...head, ...fonts };
  });
}

/** Creates the heads of the first page and of all others. */
function createHeads(bingo: Bingo, cache: MemoCache): Pick<PaperContent, 'head' | 'runningHead'> {
  if (!bingo.header_on_cards)
    return { head: createHeadWithInstruction(bingo, cache), runningHead: createRunningHead(bingo, cache) };
  // The title is above each card; instructions are for the whole sheet.
  const own = hasCardHeads(bingo) ? ({ title_visible: 0, student_info_visible: 0 } as const) : {};
  const head = createHeadWithInstruction({ ...bingo, ...own }, cache);
  return { head, runningHead: isHeaderRepeated(bingo) ? head : null };
}

/**
 * Returns the language by which the words are broken, on cards, call list and slips alike: that in which a set wrote most of them, or
 * else the one that they look like.
 */
const getWordLanguage = ({ locale, sets }: Bingo, words: readonly Card[], cache: MemoCache): string =>
  cache.of('language', [locale, sets, ...words], () => {
    const made = listMadeLanguages(sets);
    const written = countBy(words, ({ id }) => made.get(id) ?? '');
    const most = [...made.values()].find((language) => (written[language] ?? 0) > words.length / 2);
    return (
      most ??
      guessLanguage(
        locale,
        words.map(({ term }) => toPlainText(term)),
      )
    );
  });

function createCardBlocks(
  bingo: Bingo,
  words: readonly Card[],
  room: Room,
  { language: locale, cache }: BingoContext,
): PaperBlock[] {
  const { style, dimension, top_word, free_space_image, cards_per_page, card_look } = bingo;
  const grids = cache.of('grids', listDealInputs(bingo, words), () => {
    const dealt = dealSetOfCards(bingo);
    return dealt.length > 0 ? dealt : [arrangeUnfinishedCard(bingo)];
  });
  const header = createCardHeader(bingo, cache);
  const even = getEvenRoom(bingo, room);
  const shown = [isTopWordShown(bingo), header?.height];
  const frame = [grids.length, dimension, cards_per_page, ...shown, even.first, even.other];
  const sizes = cache.of('sizes', frame, () => computeCardSizes(bingo, even));
  const written = [style, bingo.font_size, sizes, countLateFonts(), ...words];
  const font_size = cache.of('word size', written, () => getWordSize(bingo, words, sizes));
  const look = cache.of(
    'look',
    [style, locale, bingo.locale, font_size, dimension, top_word, free_space_image, header, card_look],
    () => ({
      style,
      locale,
      said: getSheetWords(bingo.locale),
      font_size,
      dimension,
      top_word,
      free_space_image,
      header,
      card_look,
    }),
  );
  const sheets = cache.of('sheets', frame, () => placeCards(bingo, grids.length, even));
  const fresh = cache.of('fresh', [sheets, grids], () => listNewWords(sheets, grids));
  return sheets.flatMap((sheet, at) => {
    const above = CONTENT_HEIGHT - (at === 0 ? room.first : room.other);
    const isFresh = fresh[at] ?? NONE;
    // A changed word on another sheet does not render this sheet again.
    const own = sheet.places.flatMap(({ card }) => grids[card]?.map((word) => words[word ?? -1]) ?? []);
    const same = cache.of(`words ${at}`, own, () => words);
    const element = cache.of(`sheet ${at}`, [sheet, grids, same, isFresh, sizes, look, above], () => (
      <SheetOfCards {...{ sheet, grids, sizes, look, above }} words={same} fresh={isFresh} />
    ));
    // Every square is equally large, so only the first sheet with a word warns when it does not fit.
    const block: PaperBlock = {
      ...FLOW,
      key: `/sheet-${at}`,
      element,
      offScreen: isFresh.size === 0 ? 'static' : 'deferrable',
    };
    return at === 0 ? [block] : [createPageBreak(at), block];
  });
}

function createCallListBlocks(bingo: Bingo, context: BingoContext): PaperBlock[] {
  if (!bingo.call_list.visible) return [];
  const { items, style, locale, dimension, top_word, column_words } = bingo;
  const written = [items, style, locale, dimension, top_word, column_words, countLateFonts()];
  const sized = context.cache.of('call list size', [bingo.call_list, ...written], () =>
    applyCallListSize(bingo),
  );
  const lists = listCallLists(sized.call_list);
  return lists.flatMap((settings, at) =>
    createCallListCopy(
      { ...bingo, call_list: settings },
      lists.length > 1 ? getVersionLetter(at) : '',
      context,
    ),
  );
}

/** Creates one copy of the call list; its letter is empty where there is one alone. */
function createCallListCopy(bingo: Bingo, letter: string, context: BingoContext): PaperBlock[] {
  const { call_list, style } = bingo;
  const words = listCalls(bingo);
  const groups = groupCallsByColumn(bingo, words);
  const counts = groups?.map(({ length }) => length) ?? [];
  const settings = Object.values(call_list);
  const pages = context.cache.of(
    `call list ${letter}`,
    [...settings, style, countLateFonts(), ...counts, ...words],
    () => layOutCalls(bingo, words),
  );
  const direction = getCallListDirection(words, call_list.clue);
  const letters = groups && listColumnNames(bingo);
  return pages.flatMap((columns, at) =>
    createCallListPage(bingo, { columns, letters, direction, at, letter }, context),
  );
}

interface PageOfCallList {
  readonly columns: readonly (readonly Card[])[];
  readonly letters: readonly string[] | null;
  readonly direction: 'ltr' | 'rtl';
  /** The place of the card, from 0. */
  readonly at: number;
  /** The letter of the copy; empty where there is one alone. */
  readonly letter: string;
}

function createCallListPage(
  { call_list: settings, style, locale }: Bingo,
  { columns, letters, direction, at, letter }: PageOfCallList,
  { language, cache }: BingoContext,
): PaperBlock[] {
  // A changed word on another page does not render this page again.
  const counts = columns.map(({ length }) => length);
  const own = [
    ...Object.values(settings),
    style,
    locale,
    language,
    direction,
    letters?.join(),
    ...counts,
    ...columns.flat(),
  ];
  const element = cache.of(`call list ${letter}${at}`, own, () => (
    <CallListPage
      {...{ columns, letters, direction, settings, style, locale, language }}
      isFirst={at === 0}
      copy={letter}
    />
  ));
  const page = `${letter && `-${letter}`}${at === 0 ? '' : `-${at}`}`;
  return [
    createPageBreak(`call-list${page}`),
    { ...FLOW, key: `/call-list${page}`, element, withoutHeader: true },
  ];
}

/** Repeats stickers on every sheet of cards, so that cards differ only by their words. */
const repeatOnSheets = (images: readonly ImageAttachment[], sheets: number): ImageAttachment[] =>
  Array.from({ length: sheets }, (_, docIndex) => images.map((image) => ({ ...image, docIndex }))).flat();

type CreateBlocks = (bingo: Bingo, context: BingoContext) => PaperBlock[];

/**
 * Creates the content of a game: its cards on sheets, then the call list on its own pages, then slips. With the same
 * `cache`, unchanged parts are the same objects as last time.
 */
export function createBingoContent(bingo: Bingo, cache: MemoCache, createSlips: CreateBlocks): ContentInRoom {
  const words = listWords(bingo);
  const stickers = (sheets: number) =>
    cache.of('stickers', [bingo.images, sheets], () => repeatOnSheets(bingo.images, sheets));
  return (room) => {
    const context = { language: getWordLanguage(bingo, words, cache), cache };
    const sheets = createCardBlocks(bingo, listShownWords(bingo, words, cache), room, context);
    return {
      ...createHeads(bingo, cache),
      sheetLimit: facts.sheetLimit,
      fallbackFonts: findFallbackFonts([
        bingo.title,
        bingo.filename,
        bingo.student_fields,
        bingo.instruction,
        bingo.top_word,
        ...words,
      ]),
      footer: toNameText(bingo.title) || bingo.filename,
      stickers: stickers(sheets.filter(({ breakAfter }) => !breakAfter).length),
      blocks: [...sheets, ...createCallListBlocks(bingo, context), ...createSlips(bingo, context)],
    };
  };
}

/** Draws a game. One with slips has a view of its own, because few have them. */
export const view = {
  createContent: (bingo, _answerKey, cache = new MemoCache()) => createBingoContent(bingo, cache, () => []),
  applySizes: applyGridSizes,
  enlarge: enlargeInstruction,
} as const satisfies KindView<Bingo, GameWithoutSlips>;
