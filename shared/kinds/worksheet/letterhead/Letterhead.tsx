import { Picture } from '../../../paper/draw/Picture.tsx';
import { Unit } from '../../../paper/draw/Unit.tsx';
import { renderWords } from '../../../text/RichText.tsx';
import { type FontId, getFontFamily } from '../../../vocabulary/fonts.ts';
import type { ImageAttachment } from '../../../vocabulary/image.ts';
import type { DetailPiece } from './fill-details.ts';
import { getLogoSize } from './logo-size.ts';
import './letterhead.css';

interface LetterheadProps {
  readonly school: string;
  readonly lines: readonly (readonly DetailPiece[])[];
  readonly logo: ImageAttachment | null;
  readonly dir: 'rtl' | undefined;
  readonly font: FontId;
  /** In pt. */
  readonly size: number;
  readonly color: string;
}

const toLarge = (px: number): string => `calc(${Number(px.toFixed(2))}px * var(--enlarge))`;

function Logo({ image }: { image: ImageAttachment }) {
  const { width, height } = getLogoSize(image.ratio);
  return <Picture image={image} style={{ flex: 'none', width: toLarge(width), height: toLarge(height) }} />;
}

function DetailLine({ pieces }: { pieces: readonly DetailPiece[] }) {
  return (
    <div dir="auto">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its place
        <span key={at} className={piece === null ? 'letterhead-blank' : undefined}>
          {piece === null ? null : renderWords(piece)}
        </span>
      ))}
    </div>
  );
}

/** Renders whose sheet it is: the logo, the name of the school, and the lines below it. */
export function Letterhead({ school, lines, logo, dir, font, size, color }: LetterheadProps) {
  return (
    <Unit index={0} className="head">
      <div
        className="letterhead"
        dir={dir}
        style={{ fontFamily: getFontFamily(font), fontSize: `${size}pt`, color }}
      >
        {logo && <Logo image={logo} />}
        <div className="letterhead-words">
          {school.trim() && (
            <div className="letterhead-school" dir="auto">
              {renderWords(school)}
            </div>
          )}
          {lines.map((pieces, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
            <DetailLine key={at} pieces={pieces} />
          ))}
        </div>
      </div>
    </Unit>
  );
}
