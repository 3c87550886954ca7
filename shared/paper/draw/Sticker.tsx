import { type CSSProperties, memo } from 'react';
import type { PaperSize } from '../../vocabulary/header.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { placeSticker } from '../sheet/place-sticker.ts';
import { Picture } from './Picture.tsx';

/** A picture that stands on a sheet, over what is printed there. */
export const Sticker = memo(function Sticker({ image, paper }: { image: ImageAttachment; paper: PaperSize }) {
  const style: CSSProperties = { position: 'absolute', ...placeSticker(image, paper) };
  return <Picture image={image} style={style} isPulled={Boolean(image.height)} />;
});
