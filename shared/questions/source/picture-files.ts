import { imageSize } from 'image-size';
import { FILE_LIMITS } from './limits.ts';
import { isJpeg, measureJpeg } from './measure-jpeg.ts';

/** A picture of a file of questions: its bytes as they came, and what these are. */
export interface PictureFile {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The width in px. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of a file of questions by the ids that the questions have. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

const TYPES: Readonly<Record<string, PictureFile['type']>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};
export const PICTURE_ENDINGS: Readonly<Record<PictureFile['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

function measure(bytes: Uint8Array): { width: number; height: number; type?: string | undefined } | null {
  try {
    return isJpeg(bytes) ? measureJpeg(bytes) : imageSize(bytes);
  } catch {
    return null;
  }
}

export const TOO_LARGE = `Picture larger than ${FILE_LIMITS.pictureBytes / 1024 / 1024} MB`;

/** Reads what a picture is by its bytes; returns in words why it cannot be taken where it cannot. */
export function readPicture(name: string, bytes: Uint8Array): PictureFile | string {
  if (bytes.length > FILE_LIMITS.pictureBytes) return TOO_LARGE;
  const size = measure(bytes);
  const type = size?.type === undefined ? undefined : TYPES[size.type];
  if (!size?.type) return 'Picture that is broken';
  if (!type) return `Picture of the type ${size.type.toUpperCase()}, not JPEG, PNG or SVG`;
  if (!(size.width > 0 && size.height > 0)) return 'Picture that is broken';
  return { name, type, bytes: new Uint8Array(bytes), width: size.width, height: size.height };
}
