import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';

/** Keys of a published revision's files. The same revision always has the same keys. */

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

/**
 * The words after the document's name in a download's file name. Files for the screen have none, because they
 * are not downloaded.
 */
const MARKS: Partial<Record<FileKind, readonly string[]>> = {
  student: [],
  key: ['answer key'],
  large: ['large print'],
  large_key: ['large print', 'answer key'],
};

/**
 * Returns the file name of a download; undefined for files that are only shown. Names the paper only when it
 * is not the document's own.
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

/** Tells whether a file belongs to a revision before the given one. */
export const isOlderFile = (key: string, revision: number): boolean =>
  Number(/^published\/[^/]+\/(\d+)-/.exec(key)?.[1] ?? revision) < revision;
