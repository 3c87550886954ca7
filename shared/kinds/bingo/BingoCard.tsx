import { chunk, clamp, identity, range } from 'es-toolkit';
import { type CSSProperties, memo } from 'react';
import { FitText } from '../../paper/draw/FitText.tsx';
import { getPictureShape, InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { getDirection } from '../../text/direction.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import { type Splitter, splitText } from '../../text/syllables.ts';
import { toPaleColor } from '../../vocabulary/colors.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { SheetWords } from '../../vocabulary/sheet-words.ts';
import type { Border, DocumentStyle } from '../../vocabulary/style.ts';
import type { CardLook } from '../parts/card-look-field.ts';
import type { Card } from '../parts/card-schema.ts';
import { CardHeader, type CardHeaderLook } from './CardHeader.tsx';
import type { CardPlace, CardSizes } from './card-places.ts';
import { listCells } from './cells.ts';
import type { Dimension } from './choices.ts';
import type { Grid } from './deal-cards.ts';
import { BESIDE_WORDS, LEAST_SIZE, READABLE, toLeastPictureHeight } from './picture-height.ts';
import { LEAST_FREE_SPACE_IMAGE, toTopWord } from './rules.ts';
import type { Bingo } from './schema.ts';
import { getPadding } from './word-size.ts';

/** Marks a part that all cards share, and that so leads to the settings of the game. */
const OF_ALL_CARDS = { 'data-block': '#card' } as const;

/** ARIA roles: squares are laid out in a grid, and a screen reader still finds rows and cells. */
const TABLE = { role: 'table' } as const;
const ROW = { role: 'row' } as const;
const CELL = { role: 'cell' } as const;

export interface BingoLook {
  readonly style: DocumentStyle;
  /** The language of the words. */
  readonly locale: string;
  /** The words of the sheet, in the language of the document. */
  readonly said: SheetWords;
  /** The font size in pt, of words that have room. */
  readonly font_size: number;
  readonly dimension: Dimension;
  readonly top_word: string;
  readonly free_space_image: Bingo['free_space_image'];
  /** The look of the squares; undefined where it is plain. */
  readonly card_look?: CardLook | undefined;
  /** The header of each card; null where it is on the page. */
  readonly header?: CardHeaderLook | null;
  /** The smallest type, in pt, where it is enlarged and may be smaller than on paper. */
  readonly least?: number;
}

interface BingoCardProps {
  readonly place: CardPlace;
  readonly grid: Grid;
  readonly words: readonly Card[];
  /** The words of which no card before this one's sheet tells whether they fit. */
  readonly fresh: ReadonlySet<number>;
  readonly sizes: CardSizes;
  readonly look: BingoLook;
}

/** One card of the set in its place: its top word, its squares, its number. */
export const BingoCard = memo(function BingoCard({ place, grid, words, fresh, sizes, look }: BingoCardProps) {
  const { square, squareHeight, topRow } = sizes;
  const { dimension, style } = look;
  const [width, height] = [dimension * square, dimension * squareHeight];
  const name = `${look.said.card} ${place.card + 1}`;
  const columns = { gridTemplateColumns: `repeat(${dimension}, ${square}px)` };
  return (
    <section
      aria-label={name}
      className="bingo-card"
      style={{
        left: place.left,
        top: place.top,
        width,
        fontFamily: getFontFamily(style.font),
        color: style.color,
      }}
    >
      {look.header && <CardHeader look={look.header} width={width} isCopy={place.card > 0} />}
      {topRow > 0 && <TopWord look={look} columns={columns} height={topRow} />}
      <div
        {...TABLE}
        className="bingo-grid"
        style={{ ...columns, gridAutoRows: squareHeight, ...toGridCss(look) }}
      >
        <GridLines {...{ width, height, dimension }} border={look.card_look} />
        {chunk(listCells(dimension), dimension).map((cells) => (
          <div key={cells[0]} {...ROW} className="bingo-row">
            {cells.map((cell) => {
              const word = grid[cell - 1] ?? null;
              const card = word === null ? null : words[word];
              // A card that is still without words shows its squares.
              if (card === undefined) return <span key={cell} {...CELL} data-opens="items" />;
              const isCopy = word === null || !fresh.has(word);
              return (
                // The square is no item of the grid itself: a browser lays it out alone when its word changes.
                <div key={cell} {...(!card && { ...OF_ALL_CARDS, 'data-opens': `free_spaces.${cell}` })}>
                  <Square {...{ card, square, squareHeight, look, isCopy }} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="bingo-number">{name}</p>
    </section>
  );
});

interface TopWordProps {
  readonly look: BingoLook;
  readonly columns: CSSProperties;
  /** In px. */
  readonly height: number;
}

/** The letters above the columns. */
function TopWord({ look: { top_word, dimension }, columns, height }: TopWordProps) {
  const word = toTopWord(top_word, dimension);
  const letters = splitGraphemes(word);
  return (
    <div
      {...OF_ALL_CARDS}
      className="bingo-top-word"
      data-shows="top_word"
      dir={getDirection(word)}
      style={{ ...columns, height, fontSize: height * 0.7 }}
    >
      {range(dimension).map((column) => (
        <span key={column}>{letters[column]}</span>
      ))}
    </div>
  );
}

const toGridCss = ({ card_look, style }: BingoLook): CSSProperties =>
  card_look?.background ? { backgroundColor: toPaleColor(card_look.background, style.color) } : {};

/** Dashes and dots, in px; every other border is drawn as one line. */
const DASHES: { readonly [Style in Border['border_style']]?: string } = { dashed: '6 4', dotted: '2 3' };

/** Returns how the lines between squares are drawn; those around them are twice as thick. */
function toLineStyle(border: Border | undefined): { inner: CSSProperties; frame: CSSProperties } {
  if (!border?.has_border) return { inner: {}, frame: {} };
  const { border_color: stroke, border_width, border_style } = border;
  const inner = { stroke, strokeWidth: border_width, strokeDasharray: DASHES[border_style] };
  return { inner, frame: { ...inner, strokeWidth: border_width + 1 } };
}

interface GridLinesProps {
  readonly width: number;
  readonly height: number;
  readonly dimension: number;
  readonly border: Border | undefined;
}

function GridLines({ width, height, dimension, border }: GridLinesProps) {
  const lines = toLineStyle(border);
  const at = range(1, dimension).map((line) => [(line * width) / dimension, (line * height) / dimension]);
  const inner = at.map(([x, y]) => `M${x} 0V${height}M0 ${y}H${width}`).join('');
  return (
    <svg className="bingo-lines" width={width} height={height} aria-hidden="true">
      <path d={inner} style={lines.inner} />
      <path className="bingo-frame" style={lines.frame} d={`M0 0H${width}V${height}H0Z`} />
    </svg>
  );
}

interface SquareProps extends Pick<CardSizes, 'square' | 'squareHeight'> {
  /** Null where the square is free. */
  readonly card: Card | null;
  readonly look: BingoLook;
  readonly isCopy: boolean;
}

/** A word, a picture, or both, as large as the square has room. */
const Square = memo(function Square({ card, square, squareHeight, look, isCopy }: SquareProps) {
  const { style, locale, said, font_size, free_space_image, dimension, least = LEAST_SIZE } = look;
  const picture = card ? card.term_image : free_space_image;
  const text = card ? card.term : said.free;
  const showsText = picture === null || (card !== null && !isBlank(card.term));
  const leastFree = card ? 0 : LEAST_FREE_SPACE_IMAGE[dimension];
  // The picture on a free space may come close to its lines rather than be smaller than that.
  const padding = (side: number) =>
    card || !picture ? getPadding(side) : clamp((side - leastFree) / 2, 1, getPadding(side));
  const [beside, above] = [padding(square), padding(squareHeight)];
  const [width, height] = [square - 2 * beside, squareHeight - 2 * above];
  const most = showsText ? height * BESIDE_WORDS : height;
  const size = Math.min(Math.max(style.images.size, leastFree), most);
  const lowest = showsText ? { lowest: toLeastPictureHeight(size) } : {};
  const draw = (split: Splitter) => (
    <div {...CELL} dir={getDirection(text)}>
      {picture && <InlinePicture image={picture} size={size} widest={width} {...lowest} />}
      {showsText && <RichText value={splitText(text, split)} field={card ? 'term' : undefined} />}
    </div>
  );
  return (
    <FitText
      of={JSON.stringify([style.font, text, getPictureShape(picture), picture && size])}
      width={width}
      height={height}
      size={font_size}
      least={least}
      className={card ? 'bingo-square' : 'bingo-square bingo-free'}
      style={{ margin: `${above}px ${beside}px` }}
      isCopy={isCopy}
      broken={{ below: Math.max(least, READABLE), upTo: font_size, lang: locale, draw }}
      {...(card && { block: card.id })}
    >
      {draw(identity)}
    </FitText>
  );
});
