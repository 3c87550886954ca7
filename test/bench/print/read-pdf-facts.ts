import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What tells whether two PDFs show the same. */
export interface PdfFacts {
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

// A thread of its own: pdf.js replaces functions of the language, such as Uint8Array.fromBase64, by slower ones.
parentPort?.postMessage(await readPdfFacts(workerData as Uint8Array));
