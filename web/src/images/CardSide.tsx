import { InlinePicture } from '#shared/paper/draw/InlinePicture.tsx';
import { RichText } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { INLINE_IMAGE_SIZE } from '#shared/vocabulary/image-sizes.ts';

/** Renders one side of a card for a list: its words, and its picture below them. */
export const CardSide = ({ text, image }: { text: RichTextValue; image: ImageAttachment | null }) => (
  <div className="rich-text" dir="auto">
    <RichText value={text} />
    {image && <InlinePicture image={image} size={INLINE_IMAGE_SIZE.initial} />}
  </div>
);
