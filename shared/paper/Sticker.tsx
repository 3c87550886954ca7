import { createContext, use } from 'react';
import type { ImageAttachment } from '../document/image.ts';

/** Where a page finds the picture with that id; null where there is none. */
export type ImageAddress = (id: string) => string | null;
export const ImageAddressContext = createContext<ImageAddress>(() => null);

/** A picture that stands on a sheet, x and y from its corner, in px; one wider than the sheet shrinks to it. */
export function Sticker({ image }: { image: ImageAttachment }) {
  const address = use(ImageAddressContext)(image.id);
  if (address === null) return null;
  const { x, y, width, height, ratio, rotation, flip_x, flip_y } = image;
  const turned = `rotate(${rotation}deg) scale(${flip_x ? -1 : 1}, ${flip_y ? -1 : 1})`;
  return (
    <img
      className="sticker"
      src={address}
      alt={image.alt}
      style={{ left: x, top: y, width, aspectRatio: width / (height ?? width / ratio), transform: turned }}
    />
  );
}
