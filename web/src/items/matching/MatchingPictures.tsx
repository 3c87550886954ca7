import type { ImageSettings } from '#shared/vocabulary/style.ts';
import type { Path } from '../../document/path.ts';
import { ImageSettingsFields } from '../../fields/ImageSettingsFields.tsx';

interface MatchingPicturesProps {
  readonly id: string;
  readonly images: ImageSettings;
  readonly path: Path<ImageSettings>;
}

/** Renders the settings of pictures with words; they are the item's own, not the document's. */
export const MatchingPictures = ({ id, images, path }: MatchingPicturesProps) => (
  <ImageSettingsFields id={id} settings={images} path={path} />
);
