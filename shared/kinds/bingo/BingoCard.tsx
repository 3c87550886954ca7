import { clamp, identity, range } from 'es-toolkit';
import { memo } from 'react';
import type { DocumentStyle } from '../../document/style.ts';
import { Fitted } from '../../paper/Fitted.tsx';
import { fontFamily } from '../../paper/fonts.ts';
import { InlinePicture } from '../../paper/InlinePicture.tsx';
import { directionOf } from '../../text/direction.ts';
import { letters } from '../../text/letters.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import { type Splitter, splitText } from '../../text/syllables.ts';
import type { Card } from '../card.ts';
import { cellsOf } from './cells.ts';
import type { Grid } from './deal.ts';
import { LEAST_SIZE, leastPicture, READABLE } from './gives-way.ts';
import type { CardPlace, CardSizes } from './places.ts';
import { leastFreeSpaceImage, topWordFor } from './rules.ts';
import type { Bingo } from './schema.ts';
import { PADDING } from './word-size.ts';

const FREE = 'FREE';
/** Of its own height, what a picture has above words at most. */
const BESIDE_WORDS = 0.6;

export interface BingoLook {
  readonly style: DocumentStyle;
  /** The language of the words. */
  readonly locale: string;
  /** In pt, of words that have room. */
  readonly font_size: number;
  readonly dimension: number;
  readonly top_word: string;
  readonly free_space_image: Bingo['free_space_image'];
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
  const { square, topRow } = sizes;
  const { dimension, style } = look;
  const side = dimension * square;
  const number = place.card + 1;
  const topWord = topWordFor(look.top_word, dimension);
  const topLetters = letters(topWord);
  const columns = { gridTemplateColumns: `repeat(${dimension}, ${square}px)` };
  return (
    <section
      aria-label={`Card ${number}`}
      className="bingo-card"
      style={{
        left: place.left,
        top: place.top,
        width: side,
        fontFamily: fontFamily(style.font),
        color: style.color,
      }}
    >
      {topRow > 0 && (
        <div
          className="bingo-top-word"
          dir={directionOf(topWord)}
          style={{ ...columns, height: topRow, fontSize: topRow * 0.7 }}
        >
          {range(dimension).map((column) => (
            <span key={column}>{topLetters[column]}</span>
          ))}
        </div>
      )}
      <div className="bingo-grid" style={{ ...columns, gridAutoRows: square }}>
        <GridLines side={side} dimension={dimension} />
        {cellsOf(dimension).map((cell) => {
          const word = grid[cell - 1] ?? null;
          const card = word === null ? null : words[word];
          // A card that is still without words shows its squares.
          if (card === undefined) return <span key={cell} />;
          const isCopy = word === null || !fresh.has(word);
          return <Square key={cell} card={card} square={square} look={look} isCopy={isCopy} />;
        })}
      </div>
      <p className="bingo-number">Card {number}</p>
    </section>
  );
});

function GridLines({ side, dimension }: { side: number; dimension: number }) {
  const at = range(1, dimension).map((line) => (line * side) / dimension);
  const inner = at.map((x) => `M${x} 0V${side}M0 ${x}H${side}`).join('');
  return (
    <svg className="bingo-lines" width={side} height={side} aria-hidden="true">
      <path d={inner} />
      <path className="bingo-frame" d={`M0 0H${side}V${side}H0Z`} />
    </svg>
  );
}

interface SquareProps {
  /** Null where the square is free. */
  readonly card: Card | null;
  /** In px, to the middle of its lines. */
  readonly square: number;
  readonly look: BingoLook;
  readonly isCopy: boolean;
}

/** A word, a picture, or both, as large as the square has room. */
const Square = memo(function Square({ card, square, look, isCopy }: SquareProps) {
  const { style, locale, font_size, free_space_image, dimension, least = LEAST_SIZE } = look;
  const picture = card ? card.term_image : free_space_image;
  const text = card ? card.term : FREE;
  const showsText = picture === null || (card !== null && !isBlank(card.term));
  const leastFree = card ? 0 : leastFreeSpaceImage(dimension);
  // The picture on a free space may come close to its lines rather than be smaller than that.
  const padding = card || !picture ? PADDING : clamp((square - leastFree) / 2, 1, PADDING);
  const side = square - 2 * padding;
  const size = Math.min(Math.max(style.images.size, leastFree), side) * (showsText ? BESIDE_WORDS : 1);
  const lowest = showsText ? { lowest: leastPicture(size) } : {};
  const draw = (split: Splitter) => (
    <div dir={directionOf(text)}>
      {picture && <InlinePicture image={picture} size={size} widest={side} {...lowest} />}
      {showsText && <RichText value={splitText(text, split)} />}
    </div>
  );
  return (
    <Fitted
      of={`${style.font}/${JSON.stringify(text)}/${picture ? `${picture.id}/${size}` : ''}`}
      width={side}
      height={side}
      size={font_size}
      least={least}
      className={card ? 'bingo-square' : 'bingo-square bingo-free'}
      style={{ margin: padding }}
      isCopy={isCopy}
      broken={{ below: READABLE, lang: locale, draw }}
      {...(card && { block: card.id })}
    >
      {draw(identity)}
    </Fitted>
  );
});
