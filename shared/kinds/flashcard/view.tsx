import { LIMITS } from '../../document/limits.ts';
import type { ContentInRoom, PaperBlock } from '../../paper/content.ts';
import { CONTENT_HEIGHT } from '../../paper/page.ts';
import type { Room } from '../../paper/paginate.ts';
import { Reuse } from '../../paper/reuse.ts';
import { standInsOf } from '../../paper/stand-ins.ts';
import { Unit } from '../../paper/Unit.tsx';
import { plainText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import { type Card, isFilled } from '../card.ts';
import { headWithInstruction, runningHeadOf } from '../head.tsx';
import { FLOW, pageBreak, SheetUnit } from '../sheet.tsx';
import { CardFace } from './CardFace.tsx';
import { CutLines } from './CutLines.tsx';
import type { Flashcard } from './schema.ts';
import { cardSize, takesHeader } from './setups.ts';
import { type CardSheet, deckSheets } from './sheets.ts';

type SheetStyle = Pick<Flashcard, 'style' | 'page_setup' | 'cut_lines'>;

interface SheetOfCardsProps extends SheetStyle {
  readonly sheet: CardSheet;
  /** The card in each cell. */
  readonly cards: readonly (Card | undefined)[];
  /** What stands above it on its page, in px. */
  readonly above: number;
}

/** One side of a sheet, its cards in their places: whatever stands above, they are counted from the page. */
function SheetOfCards({ sheet, cards, above, style, page_setup, cut_lines }: SheetOfCardsProps) {
  return (
    <SheetUnit above={above}>
      <CutLines setup={page_setup} sheet={sheet} lines={cut_lines} />
      {sheet.cells.map((cell, at) => {
        const card = cards[at];
        const key = `${cell.card}/${cell.side}`;
        return card && <CardFace key={key} {...{ card, cell, style, ...cardSize(page_setup) }} />;
      })}
    </SheetUnit>
  );
}

/** A card in the list to study from: its term beside its definition. */
const StudyRow = ({ card, style }: { card: Card } & Pick<Flashcard, 'style'>) => (
  <Unit index={0}>
    <div className="study-row" style={{ fontSize: `${Math.min(style.font_size, STUDY_SIZE)}pt` }}>
      <div>
        <RichText value={card.term} />
      </div>
      <div>
        <RichText value={card.definition} />
      </div>
    </div>
  </Unit>
);
/** A list is read from near: no larger than this, in pt. */
const STUDY_SIZE = 14;

/** Each side of a sheet on a page of its own. */
function sheetBlocks(deck: Flashcard, cards: readonly Card[], room: Room, reuse: Reuse): PaperBlock[] {
  const { page_setup, sides, cut_lines, style } = deck;
  const sheets = reuse.of('sheets', [cards.length, page_setup, sides, room.first, room.other], () =>
    deckSheets(cards.length, page_setup, sides, room),
  );
  return sheets.flatMap((sheet, at) => {
    const onSheet = sheet.cells.map(({ card }) => cards[card]);
    const bare = sheet.face === 'back';
    const above = bare ? 0 : CONTENT_HEIGHT - (at === 0 ? room.first : room.other);
    const element = reuse.of(`sheet ${at}`, [sheet, style, cut_lines, above, ...onSheet], () => (
      <SheetOfCards {...{ sheet, above, style, page_setup, cut_lines }} cards={onSheet} />
    ));
    const block: PaperBlock = { ...FLOW, key: `/sheet-${at}`, element, bare };
    return at === 0 ? [block] : [pageBreak(at), block];
  });
}

const studyBlocks = ({ style }: Flashcard, cards: readonly Card[], reuse: Reuse): PaperBlock[] =>
  cards.map((card) => ({
    ...FLOW,
    key: card.id,
    element: reuse.of(`row ${card.id}`, [card, style], () => <StudyRow card={card} style={style} />),
  }));

/**
 * A deck of cards: sheets of fronts and backs, or a list to study from. Cards without anything on them are not
 * printed. With the same `reuse` each time, what did not change since the last time is the same object.
 */
export function flashcardContent(deck: Flashcard, reuse: Reuse = new Reuse()): ContentInRoom {
  const cards = deck.items.filter(isFilled);
  const isStudySheet = deck.sides === 'study_sheet';
  const headed = isStudySheet || (takesHeader(deck.page_setup, deck.sides) && deck.sides !== 'backs');
  return (room) => ({
    head: headed ? headWithInstruction(deck, reuse) : null,
    runningHead: headed ? runningHeadOf(deck, reuse) : null,
    sheetLimit: LIMITS.sheets.flashcard,
    standIns: standInsOf([deck.title, deck.filename, deck.student_fields, deck.instruction, ...cards]),
    footer: plainText(deck.title) || deck.filename,
    stickers: deck.images,
    missing: [],
    blocks: isStudySheet ? studyBlocks(deck, cards, reuse) : sheetBlocks(deck, cards, room, reuse),
  });
}
