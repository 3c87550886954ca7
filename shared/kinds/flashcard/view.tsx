import './view.css';
import type { ReactElement } from 'react';
import { WithPicture } from '../../items/parts/WithPicture.tsx';
import { Unit } from '../../paper/draw/Unit.tsx';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import type { ContentInRoom, PaperBlock } from '../../paper/layout/paper-content.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { Room } from '../../paper/pack/paginate.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toNameText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { isFilled } from '../parts/card.ts';
import type { Card } from '../parts/card-schema.ts';
import { enlargeInstruction } from '../parts/enlarge-instruction.ts';
import { createHeadWithInstruction, createRunningHead } from '../parts/head.tsx';
import { listMadeLanguages } from '../parts/made-languages.ts';
import { createPageBreak, FLOW, SheetUnit } from '../parts/sheet.tsx';
import type { KindView } from '../parts/view.ts';
import { CardFace } from './CardFace.tsx';
import { CutLines } from './CutLines.tsx';
import { applyCardSizes } from './card-sizes.ts';
import { facts } from './facts.ts';
import { type CardSheet, layOutDeck } from './layout-sheets.ts';
import { canHaveHeader, getCardSize, getSetup, isHeaderPrinted, type PageSetup } from './page-setups.ts';
import type { Flashcard } from './schema.ts';

type SheetStyle = Pick<Flashcard, 'style' | 'locale' | 'page_setup' | 'cut_lines' | 'card_look'> & {
  /** The style of the backs: the same, or with a font of their own. */
  readonly backStyle: Flashcard['style'];
};

/** Takes the presses on the places of a sheet that have no card: each other place is below its card. */
function FreePlaces({ setup, sheet: { top, rows } }: { setup: PageSetup; sheet: CardSheet }) {
  const { width, height } = getCardSize(setup);
  const across = getSetup(setup).columns * width;
  const place = { left: (CONTENT_WIDTH - across) / 2, top, width: across, height: rows * height };
  return <div className="card-places-free" style={place} data-opens="items" />;
}

interface SheetOfCardsProps extends SheetStyle {
  readonly sheet: CardSheet;
  /** The card in each cell. */
  readonly cards: readonly (Card | undefined)[];
  /** The languages of cards that have another than the document, by their ids. */
  readonly languages: ReadonlyMap<string, string>;
  /** The height above it on its page, in px. */
  readonly above: number;
}

/** Renders one side of a sheet with its cards, placed from the top of the page, whatever is above them. */
function SheetOfCards(props: SheetOfCardsProps) {
  const { sheet, cards, languages, above, style, backStyle, page_setup, cut_lines, card_look: look } = props;
  return (
    <SheetUnit above={above}>
      <FreePlaces setup={page_setup} sheet={sheet} />
      {sheet.cells.map((cell, at) => {
        const card = cards[at];
        const key = `${cell.card}/${cell.side}`;
        const own = cell.side === 'definition' ? backStyle : style;
        const size = getCardSize(page_setup);
        if (!card) return null;
        const locale = languages.get(card.id) ?? props.locale;
        return <CardFace key={key} {...{ card, cell, look, locale, ...size }} style={own} />;
      })}
      {/* Above the backgrounds of the cards. */}
      <CutLines setup={page_setup} sheet={sheet} lines={cut_lines} above={above} />
    </SheetUnit>
  );
}

/** A picture in the list to study from is no higher than this, in px. */
const STUDY_PICTURE = 72;

interface StudySideProps extends Pick<Flashcard, 'style'> {
  readonly text: RichTextValue;
  readonly field: string;
  readonly image: ImageAttachment | null;
}

const StudySide = ({ text, field, image, style }: StudySideProps) => (
  <div dir={getDirection(text)}>
    <WithPicture
      image={image}
      settings={{ ...style.images, size: Math.min(style.images.size, STUDY_PICTURE) }}
    >
      {!isBlank(text) && (
        <div>
          <RichText value={text} field={field} />
        </div>
      )}
    </WithPicture>
  </div>
);

/** Renders a row of the study sheet: a card's term beside its definition. */
function StudyRow({ card, style }: { card: Card } & Pick<Flashcard, 'style'>) {
  const { font, color, font_size, font_space } = style;
  const type = {
    fontFamily: getFontFamily(font),
    color,
    lineHeight: font_space,
    '--card-size': `${font_size}pt`,
  };
  return (
    <Unit index={0}>
      <div className="study-row" style={type}>
        <StudySide text={card.term} field="term" image={card.term_image} style={style} />
        <StudySide text={card.definition} field="definition" image={card.definition_image} style={style} />
      </div>
    </Unit>
  );
}

/** Creates a page for each side of a sheet. */
function createSheetBlocks(
  deck: Flashcard,
  cards: readonly Card[],
  room: Room,
  cache: MemoCache,
): PaperBlock[] {
  const { page_setup, sides, cut_lines, style, back_font, card_look, locale } = deck;
  const backStyle = cache.of('back style', [style, back_font], () =>
    back_font ? { ...style, font: back_font } : style,
  );
  const languages = cache.of('languages', [deck.sets], () => listMadeLanguages(deck.sets));
  const look = { style, backStyle, card_look, locale, languages, page_setup, cut_lines };
  const sheets = cache.of('sheets', [cards.length, page_setup, sides, room.first, room.other], () =>
    layOutDeck(cards.length, page_setup, sides, room),
  );
  return sheets.flatMap((sheet, at) => {
    const onSheet = sheet.cells.map(({ card }) => cards[card]);
    // Backs alone have their fronts' heads above them, unseen.
    const bare = sheet.face === 'back' && sides !== 'backs';
    const above = bare ? 0 : CONTENT_HEIGHT - (at === 0 ? room.first : room.other);
    const block = cache.of(
      `sheet ${at}`,
      [sheet, style, backStyle, card_look, locale, languages, cut_lines, above, ...onSheet],
      () => ({
        ...FLOW,
        key: `/sheet-${at}`,
        element: <SheetOfCards {...look} {...{ sheet, above }} cards={onSheet} />,
        contains: new Set(onSheet.flatMap((card) => card?.id ?? [])),
        offScreen: 'deferrable' as const,
        withoutHeader: bare,
      }),
    );
    return at === 0 ? [block] : [cache.of(`break ${at}`, [], () => createPageBreak(at)), block];
  });
}

const createStudyBlocks = ({ style }: Flashcard, cards: readonly Card[], cache: MemoCache): PaperBlock[] =>
  cards.map((card) =>
    cache.of(`row ${card.id}`, [card, style], () => ({
      ...FLOW,
      key: card.id,
      element: <StudyRow card={card} style={style} />,
    })),
  );

/**
 * Creates the head of the deck; backs to be printed later leave its room empty, so that they lie behind their
 * fronts.
 */
function createDeckHead(
  name: string,
  deck: Flashcard,
  head: ReactElement | null,
  cache: MemoCache,
): ReactElement | null {
  if (isHeaderPrinted(deck)) return head;
  if (head === null || deck.sides !== 'backs' || !canHaveHeader(deck.page_setup, 'fronts')) return null;
  return cache.of(`unseen ${name}`, [head], () => (
    <div className="head-unseen" aria-hidden="true">
      {head}
    </div>
  ));
}

/**
 * Creates the content of a deck: sheets of fronts and backs, or a list to study from. Empty cards are not
 * printed. With the same `cache`, unchanged parts are the same objects as last time.
 */
export function createFlashcardContent(deck: Flashcard, cache: MemoCache = new MemoCache()): ContentInRoom {
  const cards = deck.items.filter(isFilled);
  const isStudySheet = deck.sides === 'study_sheet';
  return (room) => ({
    head: createDeckHead('head', deck, createHeadWithInstruction(deck, cache), cache),
    runningHead: createDeckHead('running head', deck, createRunningHead(deck, cache), cache),
    sheetLimit: facts.sheetLimit,
    isOneFlow: isStudySheet,
    fallbackFonts: findFallbackFonts([
      deck.title,
      deck.filename,
      deck.student_fields,
      deck.instruction,
      ...cards,
    ]),
    footer: toNameText(deck.title) || deck.filename,
    stickers: deck.images,
    blocks: isStudySheet
      ? createStudyBlocks(deck, cards, cache)
      : createSheetBlocks(deck, cards, room, cache),
  });
}

export const view = {
  createContent: (deck, _answerKey, reuse) => createFlashcardContent(deck, reuse),
  applySizes: applyCardSizes,
  enlarge: enlargeInstruction,
} as const satisfies KindView<Flashcard>;
