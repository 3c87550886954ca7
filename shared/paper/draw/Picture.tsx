import { type CSSProperties, createContext, use } from 'react';
import { useLazy } from '../../use-lazy.ts';
import type { Crop, ImageAttachment, PictureDrawing } from '../../vocabulary/image.ts';
import { pictureDrawer } from './picture-drawer.ts';

/** Returns the address of a picture; null until it is known. */
export type PictureAddress = (image: ImageAttachment) => string | null;
export const PictureContext = createContext<PictureAddress>(() => null);

/**
 * Returns the CSS transform that first flips a picture and then turns it clockwise about its middle, in degrees;
 * empty for a picture without either.
 */
const toTransform = ({ rotation, flip_x, flip_y }: ImageAttachment): string => {
  if (rotation === 0 && !flip_x && !flip_y) return '';
  return `rotate(${rotation}deg) scale(${flip_x ? -1 : 1}, ${flip_y ? -1 : 1})`;
};

interface PictureProps {
  readonly image: ImageAttachment;
  /** Size and position. A picture takes no size from its file, so that no page ever jumps when it loads. */
  readonly style: CSSProperties;
  /** Pulled out of its proportions, it is as wide and as high as its box. */
  readonly isPulled?: boolean;
}

/**
 * A drawing keeps its proportions in any box unless its address says so; a photograph ignores the fragment.
 */
const PULLED = '#svgView(preserveAspectRatio(none))';

/** Returns where the whole picture is, of which a box shows what is left of it. */
function toWholePlace({ left, top, right, bottom }: Crop): CSSProperties {
  const [width, height] = [1 - left - right, 1 - top - bottom];
  return {
    position: 'absolute',
    left: `${(-100 * left) / width}%`,
    top: `${(-100 * top) / height}%`,
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    maxWidth: 'none',
  };
}

function Waiting({ image, style }: PictureProps) {
  const name = image.alt ? ({ role: 'img', 'aria-label': image.alt } as const) : {};
  return <span className="picture picture-waiting" data-picture={image.id} style={style} {...name} />;
}

/** Renders a picture that is drawn from its value. */
function Drawn(props: Required<PictureProps> & { readonly drawing: PictureDrawing }) {
  const drawer = useLazy(pictureDrawer);
  return drawer ? <drawer.DrawnPicture {...props} /> : <Waiting {...props} />;
}

/** Renders a picture of the document; until its address is known, a quiet box of its size. */
export function Picture({ image, style, isPulled = false }: PictureProps) {
  // Without a transform that changes nothing: a browser composes what has one by itself, and bingo has hundreds in sight.
  const transform = [style.transform, toTransform(image)].filter(Boolean).join(' ');
  const box = transform ? { ...style, transform } : style;
  if (image.drawing) return <Drawn {...{ image, isPulled }} style={box} drawing={image.drawing} />;
  const address = use(PictureContext)(image);
  if (address === null) return <Waiting image={image} style={box} />;
  const given = { 'data-picture': image.id, src: isPulled ? address + PULLED : address };
  if (!image.crop) return <img className="picture" style={box} alt={image.alt} {...given} />;
  return (
    <span className="picture picture-cropped" style={box}>
      <img style={toWholePlace(image.crop)} alt={image.alt} {...given} />
    </span>
  );
}
