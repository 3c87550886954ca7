import type { ImageSettings } from '#shared/vocabulary/style.ts';
import { ImageSettingsFields } from '../../fields/ImageSettingsFields.tsx';

interface MatchingPicturesProps {
  readonly id: string;
  readonly images: ImageSettings;
  readonly live: ImageSettings;
}

/** How the pictures stand with their words; the item's own, not the document's. */
export const MatchingPictures = ({ id, images, live }: MatchingPicturesProps) => (
  <ImageSettingsFields id={id} settings={images} live={live} />
);
