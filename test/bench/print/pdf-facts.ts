import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Gates, mustHold } from '../support/figure.ts';

/** What tells whether two PDFs show the same. */
interface PdfFacts {
  readonly pages: number;
  readonly images: number;
  readonly bytes: number;
  readonly text: string;
}

async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const facts = { pages: pdf.numPages, images: 0, bytes: bytes.byteLength, text: '' };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    facts.images += await imagesOn(page);
    facts.text += await textOn(page);
  }
  await pdf.loadingTask.destroy();
  return facts;
}

async function imagesOn(page: PDFPageProxy): Promise<number> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
}

async function textOn(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s+/g, '');
}

/** How far the sizes of two PDFs of the same pages may lie apart. */
const SIZE_TOLERANCE = 0.15;

/** Both PDFs have the pages asked for, the same words and images, and about the same size. */
export async function samePdf(ours: Uint8Array, theirs: Uint8Array, pages: number): Promise<Gates> {
  const [a, b] = await Promise.all([factsOf(ours), factsOf(theirs)]);
  mustHold(a.pages === pages && b.pages === pages, `${pages} pages asked, ${a.pages} and ${b.pages} printed`);
  mustHold(a.images === b.images, `${a.images} and ${b.images} images`);
  mustHold(a.text === b.text && a.text.length > 0, 'the PDFs have other words');
  mustHold(Math.abs(a.bytes / b.bytes - 1) <= SIZE_TOLERANCE, `${a.bytes} and ${b.bytes} bytes`);
  return { pages, images: a.images, characters: a.text.length, bytes: [a.bytes, b.bytes] };
}
