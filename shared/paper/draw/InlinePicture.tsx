import type { CSSProperties } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { getPictureHeight, getRotatedSize } from '../sheet/place-sticker.ts';
import { Picture } from './Picture.tsx';

const FILLING: CSSProperties = { inset: 0, width: '100%', height: '100%' };

interface InlinePictureProps {
  readonly image: ImageAttachment;
  /** The height in px; a narrow column makes it lower. */
  readonly size: number;
  /** The greatest width in px, for parents that are as wide as their content. */
  readonly widest?: number;
  /** Given where it gives way to the words below it, in a flex column: how low it may become, a length in CSS. */
  readonly lowest?: string;
}

/**
 * Returns the properties of a picture that decide how much room it takes; a text beside it is fitted again
 * when they change.
 */
export const getPictureShape = (image: ImageAttachment | null) =>
  image && [image.width, image.height, image.ratio, image.rotation];

/** Renders a picture among words: as high as asked, turned or not, and never wider than its column. */
export function InlinePicture({
  image,
  size,
  widest = Number.POSITIVE_INFINITY,
  lowest,
}: InlinePictureProps) {
  const own = { width: image.width, height: getPictureHeight(image) };
  const taken = getRotatedSize(own.width, own.height, image.rotation);
  const ratio = taken.width / taken.height;
  const width = Math.min(widest, size * ratio);
  const shrinking: CSSProperties = {
    height: width / ratio,
    minHeight: `min(${width / ratio}px, ${lowest})`,
    flexShrink: 1,
  };
  const frame: CSSProperties = { ...(lowest === undefined ? { width } : shrinking), aspectRatio: ratio };
  // The picture is placed by shares of the frame, so that a frame that shrinks takes its picture along.
  const turned: CSSProperties = {
    inset: '50% auto auto 50%',
    width: `${(100 * own.width) / taken.width}%`,
    height: `${(100 * own.height) / taken.height}%`,
    transform: 'translate(-50%, -50%)',
  };
  // A picture without a transform fills its frame: each transform is a piece that a browser composes by itself.
  const inside = image.rotation === 0 ? FILLING : turned;
  return (
    <span className="inline-picture" style={frame}>
      <Picture image={image} style={inside} />
    </span>
  );
}
