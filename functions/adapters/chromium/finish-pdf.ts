import { blankUnsafeLinks } from './safe-links.ts';

const CREATOR = '/Creator (Chromium)';
const OURS = '/Creator (Handout)'.padEnd(CREATOR.length);
/** The document's properties are the first thing in the file. */
const PROPERTIES = 4096;

const BOOKMARK = '/Title <FEFF';
const READ_FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/**
 * Signs a PDF as ours, leaves no link in it but to the web or to a mail, and puts the words of bookmarks that are read from the right into their order:
 * Chromium writes them as it draws them. Nothing changes its length, so that every offset still holds.
 */
export function finishPdf(pdf: Uint8Array, headings: readonly string[]): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const creator = bytes.subarray(0, PROPERTIES).indexOf(CREATOR);
  if (creator !== -1) bytes.write(OURS, creator, 'latin1');
  blankUnsafeLinks(bytes);
  const mirrored = headings.filter((heading) => READ_FROM_THE_RIGHT.test(heading));
  if (mirrored.length > 0)
    mendBookmarks(bytes, new Map(mirrored.map((heading) => [sorted(heading), heading])));
  return pdf;
}

const sorted = (text: string): string => text.split('').sort().join('');

function mendBookmarks(bytes: Buffer, headings: ReadonlyMap<string, string>): void {
  for (let at = bytes.indexOf(BOOKMARK); at !== -1; at = bytes.indexOf(BOOKMARK, at + 1)) {
    const from = at + BOOKMARK.length;
    const hex = bytes.toString('latin1', from, bytes.indexOf('>', from));
    const words = Buffer.from(hex, 'hex').swap16().toString('utf16le');
    const heading = headings.get(sorted(words));
    if (heading)
      bytes.write(Buffer.from(heading, 'utf16le').swap16().toString('hex').toUpperCase(), from, 'latin1');
  }
}
