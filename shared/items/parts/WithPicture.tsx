import type { ReactNode } from 'react';
import { InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { getInlineHeight } from '../../paper/sheet/place-sticker.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';

interface WithPictureProps {
  readonly image: ImageAttachment | null;
  readonly settings: ImageSettings;
  /** The greatest height, in px. */
  readonly most?: number;
  /** The words of the same input. */
  readonly children?: ReactNode;
}

/**
 * Renders a field's words and its picture, one above the other as the settings say; the words alone without a
 * picture.
 */
export function WithPicture({
  image,
  settings,
  most = Number.POSITIVE_INFINITY,
  children,
}: WithPictureProps) {
  if (!image) return children;
  const { alignment, size, text_placement } = settings;
  return (
    <div className={`with-picture with-picture-${alignment}`}>
      {text_placement === 'above' && children}
      <InlinePicture image={image} size={Math.min(most, getInlineHeight(image, size))} />
      {text_placement === 'below' && children}
    </div>
  );
}
