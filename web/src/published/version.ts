/** Which of the two PDFs of a document: the student's, or the one with the answers. */
export type Version = 'student' | 'key';

/** The name under which a PDF is kept: no character that a file system refuses. */
export function fileNameOf(filename: string, version: Version): string {
  const safe = filename
    .replace(/[\\/:*?"<>|]+|\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${safe || 'Handout'}${version === 'key' ? ' (answer key)' : ''}.pdf`;
}
