import type { ReactNode } from 'react';
import type { ImageAttachment } from '../document/image.ts';
import type { ImageSettings } from '../document/style.ts';
import { InlinePicture } from '../paper/InlinePicture.tsx';

interface WithPictureProps {
  readonly image: ImageAttachment | null;
  readonly settings: ImageSettings;
  /** The words of the same input. */
  readonly children: ReactNode;
}

/** An input's words and its picture, one above the other as the settings say; the words alone without one. */
export function WithPicture({ image, settings, children }: WithPictureProps) {
  if (!image) return children;
  const { alignment, size, text_placement } = settings;
  return (
    <div className={`with-picture with-picture-${alignment}`}>
      {text_placement === 'above' && children}
      <InlinePicture image={image} size={size} />
      {text_placement === 'below' && children}
    </div>
  );
}
