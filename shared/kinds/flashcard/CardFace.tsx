import { identity } from 'es-toolkit';
import { type CSSProperties, memo } from 'react';
import { WithPicture } from '../../items/parts/WithPicture.tsx';
import { Adorned } from '../../paper/draw/BlockPart.tsx';
import { Fitted } from '../../paper/draw/Fitted.tsx';
import { shapeOf } from '../../paper/draw/InlinePicture.tsx';
import { directionOf } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { type Splitter, splitText } from '../../text/syllables.ts';
import { fontFamily } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { Card } from '../parts/card.ts';
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
  /** The language of the words. */
  readonly locale: string;
}

/** What a picture takes of a card's height at most, so that its words have room. */
const PICTURE_SHARE = 0.6;

/** One side of a card in its place, as large as its text has room. */
export const CardFace = memo(function CardFace({ card, cell, width, height, style, locale }: CardFaceProps) {
  const text = card[cell.side];
  const image = card[`${cell.side}_image`];
  const prompt = cell.side === 'term' && !isBlank(card.prompt) ? card.prompt : null;
  const inside = { width: width - 2 * PADDING, height: height - 2 * PADDING };
  const place: CSSProperties = { left: cell.left, top: cell.top, width, height, padding: PADDING };
  const type = { fontFamily: fontFamily(style.font), color: style.color, lineHeight: style.font_space };
  const shown = [style.font, style.font_space, style.images, text, prompt, shapeOf(image)];
  const least = Math.min(LEAST_SIZE, style.font_size);
  const draw = (split: Splitter) => (
    <div>
      {prompt && <CardText text={splitText(prompt, split)} className="card-prompt" />}
      <WithPicture image={image} settings={pictureSettings(style, text, inside.height)}>
        {!isBlank(text) && <CardText text={splitText(text, split)} />}
      </WithPicture>
    </div>
  );
  return (
    <div className={cell.turned ? 'card-face card-turned' : 'card-face'} style={place} data-block={card.id}>
      <Fitted
        {...inside}
        of={JSON.stringify(shown)}
        size={style.font_size}
        least={least}
        className="card-text"
        style={type}
        broken={{ below: least, lang: locale, draw }}
      >
        {draw(identity)}
      </Fitted>
      <Adorned blockKey={card.id} />
    </div>
  );
});

/** A picture is as high as the document says, and leaves its words their share; alone, it has the card. */
function pictureSettings({ images }: DocumentStyle, text: RichTextValue, height: number) {
  const most = isBlank(text) ? height : height * PICTURE_SHARE;
  return { ...images, size: Math.min(images.size, most) };
}

/** Words in the direction of their script. */
const CardText = ({ text, className }: { text: RichTextValue; className?: string }) => (
  <div className={className} dir={directionOf(text)}>
    <RichText value={text} />
  </div>
);
