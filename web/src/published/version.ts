import type { PublishedDocument } from '#shared/api/models.ts';

/** Which of the PDFs of a document: the student's, or the one with the answers; each may be in large print. */
export type Side = 'student' | 'key';
export interface Version {
  readonly side: Side;
  readonly large: boolean;
}

type Addresses = Pick<PublishedDocument, 'pdf_url' | 'key_url' | 'large_pdf_url' | 'large_key_url'>;

/** Where the version lies; the ordinary sheets where there is no such version for this person. */
export function addressOf(document: Addresses, { side, large }: Version): string {
  const key = side === 'key';
  const inLarge = key ? document.large_key_url : document.large_pdf_url;
  return (large ? inLarge : null) ?? (key ? document.key_url : null) ?? document.pdf_url;
}

/** The name under which a PDF is kept: no character that a file system refuses. */
export function fileNameOf(filename: string, { side, large }: Version): string {
  const safe = filename
    .replace(/[\\/:*?"<>|]+|\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const marks = [large && 'large print', side === 'key' && 'answer key'].filter(Boolean).join(', ');
  return `${safe || 'Handout'}${marks && ` (${marks})`}.pdf`;
}
