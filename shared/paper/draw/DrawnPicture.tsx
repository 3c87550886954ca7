import { type CSSProperties, memo } from 'react';
import { Shapes } from '../../drawings/Shapes.tsx';
import { writeSvg } from '../../drawings/write-svg.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { ImageAttachment, PictureDrawing } from '../../vocabulary/image.ts';
import { DRAWN_FONT, drawPicture } from './draw-picture.ts';

interface DrawnPictureProps {
  readonly image: ImageAttachment;
  readonly drawing: PictureDrawing;
  /** Its box. */
  readonly style: CSSProperties;
  readonly isPulled: boolean;
}

/** Apart from the rules of pictures, which would bring all schemas into the page that prints. */
const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 };

const INK: CSSProperties = {
  ...{ display: 'block', width: '100%', height: '100%', direction: 'ltr' },
  ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
  fontFamily: getFontFamily(DRAWN_FONT),
};

/** Renders a picture that is drawn from a value, in lines; what is cut off is outside its view. */
export const DrawnPicture = memo(({ image, drawing, style, isPulled }: DrawnPictureProps) => {
  const drawn = drawPicture(drawing);
  const { left, top, right, bottom } = image.crop ?? WHOLE;
  const { width, height } = drawn ?? { width: 1, height: 1 };
  const view = [left * width, top * height, (1 - left - right) * width, (1 - top - bottom) * height];
  return (
    <span className="picture" style={style} data-picture={image.id}>
      <svg
        className="picture-drawing"
        role="img"
        aria-label={image.alt || drawn?.alt}
        viewBox={view.join(' ')}
        preserveAspectRatio={isPulled ? 'none' : undefined}
        style={INK}
      >
        <Shapes shapes={drawn?.shapes ?? []} task={drawing.task} answerKey={false} />
      </svg>
    </span>
  );
});

/** Writes a picture that is drawn from a value as a file; null where nothing can be drawn of it. */
export function writePicture(drawing: PictureDrawing): string | null {
  const drawn = drawPicture(drawing);
  return drawn && writeSvg(drawn, drawing.task);
}
