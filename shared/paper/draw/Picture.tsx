import { type CSSProperties, createContext, use } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';

/** Where a page finds a picture; null as long as there is none. */
export type PictureAddress = (image: ImageAttachment) => string | null;
export const PictureContext = createContext<PictureAddress>(() => null);

/** Turned about its middle, clockwise in degrees, after it was flipped. */
export const toTransform = ({ rotation, flip_x, flip_y }: ImageAttachment): string =>
  `rotate(${rotation}deg) scale(${flip_x ? -1 : 1}, ${flip_y ? -1 : 1})`;

interface PictureProps {
  readonly image: ImageAttachment;
  /** How large it is and where it stands: a picture takes no size from its file, so that no page ever jumps. */
  readonly style: CSSProperties;
  /** Pulled out of its proportions, it is as wide and as high as its box. */
  readonly isPulled?: boolean;
}

/** A drawing keeps its proportions in any box unless its address says otherwise; a photograph takes no notice. */
const PULLED = '#svgView(preserveAspectRatio(none))';

/** A picture of the document, wherever one stands; until it can be had, a quiet box of its size. */
export function Picture({ image, style, isPulled = false }: PictureProps) {
  const address = use(PictureContext)(image);
  const box = { ...style, transform: [style.transform, toTransform(image)].filter(Boolean).join(' ') };
  if (address !== null) {
    const src = isPulled ? address + PULLED : address;
    return <img className="picture" data-picture={image.id} src={src} alt={image.alt} style={box} />;
  }
  const name = image.alt ? ({ role: 'img', 'aria-label': image.alt } as const) : {};
  return <span className="picture picture-waiting" data-picture={image.id} style={box} {...name} />;
}
