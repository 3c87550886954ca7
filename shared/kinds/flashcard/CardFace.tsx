import { identity } from 'es-toolkit';
import { type CSSProperties, memo } from 'react';
import { toBorderLine } from '../../items/parts/border-css.ts';
import { WithPicture } from '../../items/parts/WithPicture.tsx';
import { AdornmentSlot } from '../../paper/draw/BlockPart.tsx';
import { FitText } from '../../paper/draw/FitText.tsx';
import { getPictureShape } from '../../paper/draw/InlinePicture.tsx';
import { getDirection } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { type Splitter, splitText } from '../../text/syllables.ts';
import { toPaleColor } from '../../vocabulary/colors.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { CardLook } from '../parts/card-look-field.ts';
import type { Card } from '../parts/card-schema.ts';
import type { Cell } from './layout-sheets.ts';

/** The padding of a card, in px. */
const PADDING = 14;
/** The smallest type that a card is set in, in pt. */
export const LEAST_SIZE = 8;
/** The size, in pt, below which long words are broken by syllables instead of becoming smaller. */
const READABLE = 9;

interface CardFaceProps {
  /** Undefined where cards are plain. */
  readonly look?: CardLook | undefined;
  readonly card: Card;
  readonly cell: Cell;
  /** The card's size, in px. */
  readonly width: number;
  readonly height: number;
  readonly style: DocumentStyle;
  /** The language of the words. */
  readonly locale: string;
}

/** The greatest share of a card's height that a picture takes, so that its words have room. */
const PICTURE_SHARE = 0.6;

/** One side of a card in its place, as large as its text has room. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, cell, width, height, style, look, locale } = props;
  const text = card[cell.side];
  const image = card[`${cell.side}_image`];
  const prompt = cell.side === 'term' && !isBlank(card.prompt) ? card.prompt : null;
  const inside = { width: width - 2 * PADDING, height: height - 2 * PADDING };
  const place: CSSProperties = { left: cell.left, top: cell.top, width, height, padding: PADDING };
  const type = { fontFamily: getFontFamily(style.font), color: style.color, lineHeight: style.font_space };
  const shown = [style.font, style.font_space, style.images, text, prompt, getPictureShape(image)];
  const least = Math.min(LEAST_SIZE, style.font_size);
  const draw = (split: Splitter) => (
    <div>
      {prompt && <CardText text={splitText(prompt, split)} field="prompt" className="card-prompt" />}
      <WithPicture image={image} settings={style.images} most={getMostHeight(text, inside.height)}>
        {!isBlank(text) && <CardText text={splitText(text, split)} field={cell.side} />}
      </WithPicture>
    </div>
  );
  return (
    <div
      className={cell.turned ? 'card-face card-turned' : 'card-face'}
      style={place}
      lang={locale}
      data-block={card.id}
      data-blank={isBlank(text) ? cell.side : undefined}
    >
      {look && <CardBox look={look} ink={style.color} />}
      <FitText
        {...inside}
        of={JSON.stringify(shown)}
        size={style.font_size}
        least={least}
        className="card-text"
        style={type}
        broken={{ below: Math.max(least, READABLE), upTo: style.font_size, lang: locale, draw }}
      >
        {draw(identity)}
      </FitText>
      <AdornmentSlot blockKey={card.id} />
    </div>
  );
});

/** Returns the greatest height of a picture on a card: it leaves room for the words; alone, it may fill the card. */
const getMostHeight = (text: RichTextValue, height: number): number =>
  isBlank(text) ? height : height * PICTURE_SHARE;

/** How far the border of a card is from its edges, where it is cut; in px. */
const FRAME = 5;

/** Renders what is behind the words of a card: its background up to the edges, and its border inside of them. */
function CardBox({ look, ink }: { look: CardLook; ink: string }) {
  const { background } = look;
  return (
    <>
      {background && (
        <div
          className="card-box"
          style={{ backgroundColor: toPaleColor(background, ink) }}
          aria-hidden="true"
        />
      )}
      {look.has_border && (
        <div className="card-box" style={{ inset: FRAME, border: toBorderLine(look) }} aria-hidden="true" />
      )}
    </>
  );
}

interface CardTextProps {
  readonly text: RichTextValue;
  readonly field: string;
  readonly className?: string;
}

/** Draws words in the direction of their script. */
const CardText = ({ text, field, className }: CardTextProps) => (
  <div className={className} dir={getDirection(text)}>
    <RichText value={text} field={field} />
  </div>
);
