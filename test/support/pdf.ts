import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * A run of text: where its base line begins, from the sheet's upper left corner, and how wide it and how large its type
 * is, in points.
 */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface PdfPage {
  /** The page's words in reading order, apart by single spaces. */
  readonly text: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PdfRun[];
}

/** What a person who opens the PDF reads on each page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    const [, , width = 0, height = 0] = page.view;
    const runs = items.flatMap((item) =>
      'str' in item
        ? [
            {
              ...{ text: item.str, x: item.transform[4], y: height - item.transform[5] },
              ...{ width: item.width, size: item.height },
            },
          ]
        : [],
    );
    return { text: text.replace(/\s+/g, ' ').trim(), width, height, runs };
  });
  return Promise.all(pages);
}
