import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';

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

/** What is said of a file behind its document's name; what is shown on a screen has none. */
const MARKS: Partial<Record<FileKind, readonly string[]>> = {
  student: [],
  key: ['answer key'],
  large: ['large print'],
  large_key: ['large print', 'answer key'],
};

/**
 * The name under which a browser saves a file; what is shown on a screen is only looked at. Only a paper that is not
 * the document's own is named.
 */
export function toDownloadName(
  kind: FileKind,
  { filename, title }: Named,
  other?: PaperSize,
): string | undefined {
  const marks = MARKS[kind];
  if (!marks) return undefined;
  const said = [...marks, ...(other ? [PAPER_NAMES[other]] : [])].join(', ');
  return `${filename || title || 'Handout'}${said && ` (${said})`}.pdf`;
}

interface Named {
  readonly filename: string;
  readonly title: string;
}

export const toFileKey = (
  id: string,
  { revision, hash }: { revision: number; hash: string },
  kind: FileKind,
  other?: PaperSize,
): string => `published/${id}/${revision}-${hash}${other ? `-${other}` : ''}${ENDINGS[kind]}`;
