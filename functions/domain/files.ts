/** Where the files of a published revision lie; the same revision always gives the same names. */

export type FileKind = 'student' | 'key' | 'thumbnail';

const ENDINGS = { student: '.pdf', key: '-key.pdf', thumbnail: '.webp' } as const;
export const CONTENT_TYPES = {
  student: 'application/pdf',
  key: 'application/pdf',
  thumbnail: 'image/webp',
} as const;

export const fileKey = (
  id: string,
  { revision, hash }: { revision: number; hash: string },
  kind: FileKind,
): string => `published/${id}/${revision}-${hash}${ENDINGS[kind]}`;
