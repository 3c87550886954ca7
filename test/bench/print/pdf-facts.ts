import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { assertComparable, type Gates } from '../support/figure.ts';

/** What tells whether two PDFs show the same. */
interface PdfFacts {
  readonly pages: number;
  readonly images: number;
  /**
   * Drawings, rules and boxes consist of them; each is counted as often as it is seen. Those that only clip are left out: a
   * drawing that is written once is clipped by its form, and not by a path in each place.
   */
  readonly paths: number;
  readonly bytes: number;
  readonly text: string;
}

async function readPdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const facts = { pages: pdf.numPages, images: 0, paths: 0, bytes: bytes.byteLength, text: '' };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    facts.images += count(fnArray, OPS.paintImageXObject);
    facts.paths += fnArray.filter(
      (operator, at) => operator === OPS.constructPath && argsArray[at]?.[0] !== OPS.endPath,
    ).length;
    facts.text += await readText(page);
  }
  await pdf.loadingTask.destroy();
  return facts;
}

const count = (operators: readonly number[], wanted: number): number =>
  operators.filter((operator) => operator === wanted).length;

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s+/g, '');
}

/** How much larger ours may be. It may be smaller, because a repeated drawing is written once. */
const SIZE_TOLERANCE = 0.15;

/** Both PDFs have the pages asked for, the same words, images and paths, and ours is about as small or smaller. */
export async function assertSamePdf(ours: Uint8Array, theirs: Uint8Array, pages: number): Promise<Gates> {
  const [a, b] = await Promise.all([readPdfFacts(ours), readPdfFacts(theirs)]);
  assertComparable(
    a.pages === pages && b.pages === pages,
    `${pages} pages asked, ${a.pages} and ${b.pages} printed`,
  );
  assertComparable(a.images === b.images, `${a.images} and ${b.images} images`);
  assertComparable(a.text === b.text && a.text.length > 0, 'the PDFs have other words');
  assertComparable(a.paths === b.paths, `${a.paths} and ${b.paths} paths`);
  assertComparable(a.bytes / b.bytes - 1 <= SIZE_TOLERANCE, `${a.bytes} and ${b.bytes} bytes`);
  return { pages, images: a.images, paths: a.paths, characters: a.text.length, bytes: [a.bytes, b.bytes] };
}
