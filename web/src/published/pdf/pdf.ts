import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  VerbosityLevel,
} from 'pdfjs-dist';
import * as worker from 'pdfjs-dist/build/pdf.worker.mjs';
import { readRuns } from './page-words.ts';

// Trusted Types let no page start a worker by its address. pdf.js looks for its worker here first and
// then works in the page, one visible sheet at a time.
Object.assign(globalThis, { pdfjsWorker: worker });

/** A PDF that can be drawn; `close` frees what it holds. */
export interface OpenPdf {
  readonly pages: number;
  page(number: number): Promise<PDFPageProxy>;
  close(): Promise<void>;
}

/** Reads a PDF from its bytes, which are taken over. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenPdf> {
  const pdf: PDFDocumentProxy = await getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS }).promise;
  return {
    pages: pdf.numPages,
    page: (number) => pdf.getPage(number),
    close: () => pdf.loadingTask.destroy(),
  };
}

/** The canvas of a drawing, and a signal that cancels it when its component unmounts. */
interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly signal: AbortSignal;
}

async function renderPage(
  page: PDFPageProxy,
  viewport: PageViewport,
  { canvas, signal }: Drawing,
): Promise<void> {
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  await task.promise
    .catch((error) => {
      if (!(error instanceof RenderingCancelledException)) throw error;
    })
    .finally(() => signal.removeEventListener('abort', cancel));
}

/** The width of the smallest drawing, in px of the screen: a thin line is lost in a smaller one. */
const MIN_DRAWN_WIDTH = 384;

/**
 * Draws a page into a canvas of its width on the screen, sharp on dense screens. A thumbnail is drawn larger and shrunk
 * here: where a browser shrinks a canvas, it leaves out points, and with them thin lines and halves of letters.
 */
export async function drawPage(page: PDFPageProxy, { canvas, signal }: Drawing): Promise<void> {
  const { width } = page.getViewport({ scale: 1 });
  const shown = canvas.clientWidth * window.devicePixelRatio;
  const viewport = page.getViewport({ scale: Math.max(shown, MIN_DRAWN_WIDTH) / width });
  const drawn = shown < MIN_DRAWN_WIDTH ? document.createElement('canvas') : canvas;
  drawn.width = Math.round(viewport.width);
  drawn.height = Math.round(viewport.height);
  await renderPage(page, viewport, { canvas: drawn, signal });
  if (drawn !== canvas && !signal.aborted) shrinkInto(canvas, drawn, shown / drawn.width);
}

/** Draws a picture smaller, each of its points a part of the result. */
function shrinkInto(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement, scale: number): void {
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
}

/** A part of a page, in px at 96 an inch from the page's upper left corner. */
export interface PagePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const POINTS_PER_PX = 72 / 96;

/** Draws a part of a page into a canvas of its shape, of its width on the screen or of a given width. */
export async function drawPart(
  page: PDFPageProxy,
  part: PagePart,
  drawing: Drawing,
  width: number = drawing.canvas.clientWidth,
): Promise<void> {
  const { canvas } = drawing;
  const density = (width * window.devicePixelRatio) / part.width;
  const viewport = page.getViewport({
    scale: density / POINTS_PER_PX,
    offsetX: -part.left * density,
    offsetY: -part.top * density,
  });
  canvas.width = Math.round(part.width * density);
  canvas.height = Math.round(part.height * density);
  await renderPage(page, viewport, drawing);
}

/** Draws a part of a page to a picture of that width, in px of the screen; null where the browser cannot. */
export async function drawPartToBlob(
  page: PDFPageProxy,
  part: PagePart,
  width: number,
  signal: AbortSignal,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  await drawPart(page, part, { canvas, signal }, width);
  return new Promise((made) => canvas.toBlob(made));
}

/** Reads the words in each of several parts of a page. */
export async function readPartsWords(page: PDFPageProxy, parts: readonly PagePart[]): Promise<string[]> {
  const viewport = page.getViewport({ scale: 1 / POINTS_PER_PX });
  const runs = (await readRuns(page)).map((run) => {
    const [x = 0, y = 0] = viewport.convertToViewportPoint(run.x, run.y);
    return { ...run, x, y };
  });
  return parts.map(({ left, top, width, height }) =>
    runs
      .filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height)
      .map(({ text, endsLine }) => (endsLine ? `${text} ` : text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Reads the words in a part of a page. */
export const readPartWords = async (page: PDFPageProxy, part: PagePart): Promise<string> =>
  (await readPartsWords(page, [part]))[0] ?? '';

/** Reads the words of a page line by line, for screen readers. */
export async function readPageWords(page: PDFPageProxy): Promise<string[]> {
  const text = (await readRuns(page)).map((run) => run.text + (run.endsLine ? '\n' : ' ')).join('');
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
