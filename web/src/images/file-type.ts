import { IMAGE_TYPES, type ImageType } from '#shared/vocabulary/image.ts';

/** What some systems call a file whose type they do not know, or know by an older name. */
const VAGUE = ['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'image/x-png'];

const BY_ENDING: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Whether a file of that type may be sent. */
export const isImageType = (type: string): boolean => IMAGE_TYPES.some((known) => known === type);

/** The file under the type that its name has, where the system has no clear word for it; what it is, the server reads. */
export function correctImageType(file: File): File {
  const type = VAGUE.includes(file.type) && BY_ENDING[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type ? new File([file], file.name, { type }) : file;
}
