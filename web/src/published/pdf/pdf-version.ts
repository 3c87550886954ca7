import type { PublishedDocument } from '#shared/api/published-models.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { VersionLetter } from '#shared/vocabulary/version-letter.ts';

/** One of the PDFs of a document: the student's, or the one with the answers; each may be in large print. */
export type Side = 'student' | 'key';
export interface Version {
  readonly side: Side;
  readonly large: boolean;
  /** The paper, where it is not the document's own. */
  readonly other?: PaperSize | undefined;
  /** The letter of one version, or the set of a class; all versions where it is left out. */
  readonly copies?: VersionLetter | 'class' | undefined;
}

type Sheets = Pick<
  PublishedDocument,
  'key_url' | 'large_pdf_url' | 'large_key_url' | 'versions' | 'class_url'
> & {
  readonly pdf_url: string | null;
};
type Addresses = Sheets & { readonly other_paper: Sheets };

/**
 * Returns the address of the version; that of the ordinary sheets where this user has no such version; null
 * on the other paper until the sheets are made.
 */
export function findVersionAddress(
  document: Addresses,
  { side, large, other, copies }: Version,
): string | null {
  const sheets = other ? document.other_paper : document;
  const { pdf_url, key_url, large_pdf_url, large_key_url, class_url } = sheets;
  const key = side === 'key';
  if (copies === 'class') return class_url ?? pdf_url;
  const alone = sheets.versions.find(({ letter }) => letter === copies);
  if (alone) return (key ? alone.key_url : null) ?? alone.pdf_url;
  const inLarge = key ? large_key_url : large_pdf_url;
  return (large ? inLarge : null) ?? (key ? key_url : null) ?? pdf_url;
}

/**
 * Returns what tells one PDF from another: its address without the signature, which is new whenever the page reads the
 * document again.
 */
export const toPdfName = (address: string | null): string | undefined => address?.split('?')[0];

/** Returns a file name for a PDF without characters that file systems refuse. */
export function toFileName(filename: string, { side, large, other, copies }: Version): string {
  const safe = filename
    .replace(/[\\/:*?"<>|]+|\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const of = copies === 'class' ? copies : copies && `version ${copies}`;
  const variants = [large && 'large print', of, side === 'key' && 'answer key', other && PAPER_NAMES[other]];
  const suffix = variants.filter(Boolean).join(', ');
  return `${safe || 'Handout'}${suffix && ` (${suffix})`}.pdf`;
}
