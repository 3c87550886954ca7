import type { PDFDict } from '@cantoo/pdf-lib';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const TITLE = '/Title <FEFF';

/**
 * Rewrites the bookmarks of headings that are read from right to left: Chromium writes their words in the order in
 * which it draws them. Bookmarks are paired with headings by their order; when the numbers differ, or a title has
 * another length, nothing is changed.
 */
export async function correctBookmarks(bytes: Buffer, headings: readonly string[]): Promise<void> {
  if (!headings.some((heading) => RIGHT_TO_LEFT.test(heading))) return;
  const bookmarks = await listBookmarks(bytes);
  if (bookmarks.length !== headings.length) return;
  for (const [index, heading] of headings.entries())
    if (RIGHT_TO_LEFT.test(heading)) rewriteTitle(bytes, bookmarks[index] ?? 0, heading);
}

/** Lists the object numbers of all bookmarks in reading order. */
async function listBookmarks(bytes: Buffer): Promise<number[]> {
  // Loaded here because most documents never need it.
  const pdfLib = await import('@cantoo/pdf-lib');
  const { catalog, context } = await pdfLib.PDFDocument.load(bytes, { updateMetadata: false });
  const found: number[] = [];
  const visit = (parent: PDFDict): void => {
    let ref = parent.get(pdfLib.PDFName.of('First'));
    while (ref instanceof pdfLib.PDFRef) {
      const bookmark = context.lookup(ref, pdfLib.PDFDict);
      found.push(ref.objectNumber);
      visit(bookmark);
      ref = bookmark.get(pdfLib.PDFName.of('Next'));
    }
  };
  const outline = catalog.lookupMaybe(pdfLib.PDFName.of('Outlines'), pdfLib.PDFDict);
  if (outline) visit(outline);
  return found;
}

function rewriteTitle(bytes: Buffer, objectNumber: number, heading: string): void {
  const start = bytes.indexOf(`\n${objectNumber} 0 obj`);
  if (start === -1) return;
  const end = bytes.indexOf('endobj', start);
  const title = bytes.subarray(start, end).indexOf(TITLE);
  if (title === -1) return;
  const from = start + title + TITLE.length;
  const words = Buffer.from(heading, 'utf16le').swap16().toString('hex').toUpperCase();
  if (bytes.indexOf('>', from) === from + words.length) bytes.write(words, from, 'latin1');
}
