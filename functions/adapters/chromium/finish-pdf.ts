import { correctBookmarks } from './bookmarks.ts';
import { nameFormulas } from './formula-tags.ts';
import { numberHeadings } from './heading-ids.ts';

const CREATOR = '/Creator (Chromium)';
const OURS = '/Creator (Handout)'.padEnd(CREATOR.length);
/** Length of the part of the file that holds the document's properties. */
const PROPERTIES = 4096;

/**
 * Names Handout as the creator, tags formulas as such, numbers the headings of tables, and corrects the bookmarks of headings that are
 * read from right to left. Edits the bytes in place and moves none, so that every offset in the file stays valid.
 */
export async function finishPdf(pdf: Uint8Array, headings: readonly string[]): Promise<Uint8Array> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const creator = bytes.subarray(0, PROPERTIES).indexOf(CREATOR);
  if (creator !== -1) bytes.write(OURS, creator, 'latin1');
  nameFormulas(bytes);
  numberHeadings(bytes);
  await correctBookmarks(bytes, headings);
  return pdf;
}
