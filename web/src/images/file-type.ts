import { IMAGE_TYPES, type ImageType } from '#shared/vocabulary/image-types.ts';

/** Types that some systems give a file of unknown type, or older names of types. */
const VAGUE = ['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'image/x-png'];

const BY_ENDING: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Tells whether a file of that type may be sent. */
export const isImageType = (type: string): boolean => IMAGE_TYPES.some((known) => known === type);

/**
 * Returns the file under the type that its name suggests, where the system gave a vague one; the server reads
 * the true type.
 */
export function correctImageType(file: File): File {
  const type = VAGUE.includes(file.type) && BY_ENDING[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type ? new File([file], file.name, { type }) : file;
}
