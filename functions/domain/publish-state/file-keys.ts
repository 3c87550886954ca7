import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { VersionLetter } from '#shared/vocabulary/version-letter.ts';

/** Keys of a published revision's files. The same revision always has the same keys. */

type OneFile = keyof typeof FILES;
/** One file of its kind, or the sheets or the key of one version. */
export type FileKind = OneFile | VersionFile;
export type VersionFile = `student ${VersionLetter}` | `key ${VersionLetter}`;

const PDF = 'application/pdf';
const FACTS = 'application/json';

/** The end of each file's key, and its media type. */
const FILES = {
  student: { ending: '.pdf', type: PDF },
  key: { ending: '-key.pdf', type: PDF },
  large: { ending: '-large.pdf', type: PDF },
  large_key: { ending: '-large-key.pdf', type: PDF },
  class: { ending: '-class.pdf', type: PDF },
  layout: { ending: '-layout.json', type: FACTS },
  study: { ending: '-study.pdf', type: PDF },
  game: { ending: '-game.json', type: FACTS },
  thumbnail: { ending: '.webp', type: 'image/webp' },
} as const;

/** Returns what is the same for every version of a file. */
const getFile = (kind: FileKind) => FILES[readVersionFile(kind)?.side ?? (kind as OneFile)];

function getEnding(kind: FileKind): string {
  const { ending } = getFile(kind);
  const version = readVersionFile(kind);
  return version ? `-version-${version.letter.toLowerCase()}${ending}` : ending;
}

/** Returns the media type of a file. */
export const getContentType = (kind: FileKind): string => getFile(kind).type;

/** Returns what a file of one version holds; null for every other file. */
function readVersionFile(kind: FileKind): { side: 'student' | 'key'; letter: VersionLetter } | null {
  const [side, letter] = kind.split(' ');
  return letter === undefined
    ? null
    : { side: side === 'key' ? 'key' : 'student', letter: letter as VersionLetter };
}

/**
 * The words after the document's name in a download's file name. Files for the screen have none, because they
 * are not downloaded.
 */
const MARKS: Partial<Record<OneFile, readonly string[]>> = {
  student: [],
  key: ['answer key'],
  large: ['large print'],
  large_key: ['large print', 'answer key'],
  class: ['class'],
};

const listMarks = (kind: FileKind): readonly string[] | undefined => {
  const { side, letter } = readVersionFile(kind) ?? {};
  if (letter === undefined) return MARKS[kind as OneFile];
  return [`version ${letter}`, ...(MARKS[side ?? 'student'] ?? [])];
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
  const marks = listMarks(kind);
  if (!marks) return undefined;
  const said = [...marks, ...(other ? [PAPER_NAMES[other]] : [])].join(', ');
  return `${filename || title || 'Handout'}${said && ` (${said})`}.pdf`;
}

interface Named {
  readonly filename: string;
  readonly title: string;
}

/** The files of a revision: its first ones, or those that a run rendered again. */
export interface FileSet {
  readonly revision: number;
  readonly hash: string;
  readonly rendering?: string | null;
}

/** Returns the key of a file. A run has a folder of its own, so that it overwrites nothing that is shown. */
export const toFileKey = (id: string, set: FileSet, kind: FileKind, other?: PaperSize): string =>
  `${toSetPrefix(id, set)}${other ? `-${other}` : ''}${getEnding(kind)}`;

/** Returns the beginning of the keys of a set. No other set's keys begin so: a hash has one length. */
const toSetPrefix = (id: string, { revision, hash, rendering }: FileSet): string =>
  `${toFolder(id)}${rendering ? `${rendering}/` : ''}${revision}-${hash}`;

/** Returns the beginning of the keys of all files of a document. */
export const toFolder = (id: string): string => `published/${id}/`;

/** Finds the document that a key belongs to; undefined for a key of no document. */
export const findDocumentId = (key: string): string | undefined => /^published\/([^/]+)\/./.exec(key)?.[1];

/** Tells whether a file belongs to the set. */
export const isFileOf = (key: string, id: string, set: FileSet): boolean =>
  key.startsWith(toSetPrefix(id, set));

/** Tells whether both are the same files. */
export const isSameSet = (one: FileSet, other: FileSet): boolean =>
  one.revision === other.revision &&
  one.hash === other.hash &&
  (one.rendering ?? null) === (other.rendering ?? null);

/** Returns the revision of a file; 0 for the mark of a document whose files were lost. */
const readRevision = (key: string): number =>
  Number(/^published\/[^/]+\/(?:[^/]+\/)?(\d+)-[^/]*$/.exec(key)?.[1] ?? 0);

/** Tells whether a file belongs to an earlier revision than the set. */
export const isOlderFile = (key: string, set: FileSet): boolean => readRevision(key) < set.revision;

/**
 * Tells whether a file belongs to none of these sets, and to no revision after theirs, which may be in the making. The
 * mark of a document whose files were lost belongs to none.
 */
export const isReplacedFile = (key: string, id: string, kept: readonly FileSet[]): boolean =>
  !kept.some((set) => isFileOf(key, id, set)) &&
  readRevision(key) <= Math.max(...kept.map((set) => set.revision));
