import { type CSSProperties, memo } from 'react';
import type { DocumentStyle } from '../../document/style.ts';
import { Adorned } from '../../paper/BlockPart.tsx';
import { Fitted } from '../../paper/Fitted.tsx';
import { fontFamily } from '../../paper/fonts.ts';
import { directionOf } from '../../text/direction.ts';
import { RichText } from '../../text/RichText.tsx';
import type { Card } from '../card.ts';
import type { Cell } from './sheets.ts';

/** The space between a card's edge and what stands on it, in px. */
const PADDING = 14;
/** The smallest type that a card is set in, in pt. */
export const LEAST_SIZE = 8;

interface CardFaceProps {
  readonly card: Card;
  readonly cell: Cell;
  /** The card's size, in px. */
  readonly width: number;
  readonly height: number;
  readonly style: DocumentStyle;
}

/** One side of a card in its place, as large as its text has room. */
export const CardFace = memo(function CardFace({ card, cell, width, height, style }: CardFaceProps) {
  const text = card[cell.side];
  const place: CSSProperties = { left: cell.left, top: cell.top, width, height, padding: PADDING };
  const type = { fontFamily: fontFamily(style.font), color: style.color, lineHeight: style.font_space };
  return (
    <div className={cell.turned ? 'card-face card-turned' : 'card-face'} style={place} data-block={card.id}>
      <Fitted
        of={`${style.font}/${style.font_space}/${JSON.stringify(text)}`}
        width={width - 2 * PADDING}
        height={height - 2 * PADDING}
        size={style.font_size}
        least={Math.min(LEAST_SIZE, style.font_size)}
        className="card-text"
        style={type}
      >
        <div dir={directionOf(text)}>
          <RichText value={text} />
        </div>
      </Fitted>
      <Adorned blockKey={card.id} />
    </div>
  );
});
