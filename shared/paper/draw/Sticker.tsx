import { type CSSProperties, memo } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { placeSticker } from '../sheet/place-sticker.ts';
import { Picture } from './Picture.tsx';

/** Renders a picture placed freely over a sheet. */
export const Sticker = memo(function Sticker({ image, paper }: { image: ImageAttachment; paper: PaperSize }) {
  const style: CSSProperties = { position: 'absolute', ...placeSticker(image, paper) };
  return <Picture image={image} style={style} isPulled={Boolean(image.height)} />;
});
