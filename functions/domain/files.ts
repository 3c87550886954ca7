/** Where the files of a published revision lie; the same revision always gives the same names. */

export type FileKind = 'student' | 'key' | 'large' | 'large_key' | 'study' | 'game' | 'thumbnail';

const ENDINGS = {
  student: '.pdf',
  key: '-key.pdf',
  large: '-large.pdf',
  large_key: '-large-key.pdf',
  study: '-study.pdf',
  game: '-game.json',
  thumbnail: '.webp',
} as const;
export const CONTENT_TYPES = {
  student: 'application/pdf',
  key: 'application/pdf',
  large: 'application/pdf',
  large_key: 'application/pdf',
  study: 'application/pdf',
  game: 'application/json',
  thumbnail: 'image/webp',
} as const;

/** The name under which a browser saves a file; what is shown on a screen is only looked at. */
export function downloadName(kind: FileKind, { filename, title }: Named): string | undefined {
  const name = filename || title || 'Handout';
  return {
    student: `${name}.pdf`,
    key: `${name} (answer key).pdf`,
    large: `${name} (large print).pdf`,
    large_key: `${name} (large print, answer key).pdf`,
    study: undefined,
    game: undefined,
    thumbnail: undefined,
  }[kind];
}

interface Named {
  readonly filename: string;
  readonly title: string;
}

export const fileKey = (
  id: string,
  { revision, hash }: { revision: number; hash: string },
  kind: FileKind,
): string => `published/${id}/${revision}-${hash}${ENDINGS[kind]}`;
