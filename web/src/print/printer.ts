import { partition, uniqBy } from 'es-toolkit';
import { type Drawing, getDrawing } from '#shared/document/drawing.ts';
import { listPictures } from '#shared/document/pictures.ts';
import { describeVersion, listCopies } from '#shared/document/versions.ts';
import { toNameText } from '#shared/text/plain-text.ts';
import { countPages, findRefusal } from './find-refusal.ts';
import { listWarnings } from './list-warnings.ts';
import { addPrintStyles, createPageSize } from './page-styles.ts';
import { DRAWING, mapDrawingAddresses, measurePictureWidths, waitUntilDecoded } from './print-pictures.ts';
import type { Printed, PrintRequest } from './print-request.ts';
import { recordLayout } from './record-layout.ts';
import { RepeatedDrawings } from './repeated-drawings.ts';
import { ResizedPictures } from './resized-pictures.ts';
import { SheetDrawer } from './sheet-drawer.tsx';

/**
 * Lays a document out for printing; resolves once fonts and images are decoded and every page is laid out.
 */
export interface Printer {
  print(request: PrintRequest): Promise<Printed>;
  /** Draws the pages on the screen as well, for a picture of them; printing needs no frame. */
  show(): void;
  /** Takes the document off the page, so that the next one need not wait for it. */
  clear(): void;
}

declare global {
  interface Window {
    handout: Printer;
  }
}

export function createPrinter(sheets: HTMLElement): Printer {
  addPrintStyles();
  return new PagePrinter(sheets);
}

class PagePrinter implements Printer {
  private readonly sheets: HTMLElement;
  private readonly drawer: SheetDrawer;
  private readonly setPageSize = createPageSize();
  private readonly fitted = new ResizedPictures();
  private readonly repeated = new RepeatedDrawings();

  constructor(sheets: HTMLElement) {
    this.sheets = sheets;
    this.drawer = new SheetDrawer(sheets);
  }

  async print(request: PrintRequest): Promise<Printed> {
    const [drawings, photographs] = partition(request.images, ({ type }) => type === DRAWING);
    // Drawings need no resizing; photographs are resized for their boxes.
    const ready = mapDrawingAddresses(drawings, request.batch ?? 0);
    this.preparePage(request);
    const drawing = await getDrawing(request.document).load();
    await this.drawer.drawSettled(drawing, request, ready);
    const refusal = findRefusal(request, this.drawer.layouts);
    if (refusal !== null) return toRefused(countPages(this.drawer.layouts), refusal);
    await this.drawPhotographs(drawing, { ...request, images: photographs }, ready);
    await waitForPictures();
    return this.describe(drawing, request, ready);
  }

  show(): void {
    this.drawer.show();
  }

  clear(): void {
    this.repeated.clear();
    this.drawer.clear();
  }

  /** Prepares the page for a document: its paper, and what the PDF is called. */
  private preparePage({ document: handout, paper }: PrintRequest): void {
    this.setPageSize(paper);
    document.title = toNameText(handout.title) || handout.filename || 'Handout';
    document.documentElement.lang = handout.locale;
  }

  /** Draws the document again, with each photograph as small as its largest place needs. */
  private async drawPhotographs(
    drawing: Drawing,
    request: PrintRequest,
    ready: ReadonlyMap<string, string>,
  ): Promise<void> {
    this.fitted.begin(request.batch ?? 0);
    if (request.images.length === 0) return;
    const resized = await this.fitted.resizeAll(request.images, measurePictureWidths(document));
    this.drawer.draw(drawing, request, new Map([...ready, ...resized]));
  }

  /** Says what is printed; repeated drawings give way to their placeholders. */
  private async describe(
    drawing: Drawing,
    request: PrintRequest,
    ready: ReadonlyMap<string, string>,
  ): Promise<Printed> {
    const { layouts } = this.drawer;
    return {
      pages: countPages(layouts),
      warnings: listWarnings(request, layouts),
      headings: Array.from(document.querySelectorAll('h1, h2'), ({ textContent }) => textContent.trim()),
      sheets: request.record ? recordLayout(this.sheets, listVersions(drawing, request)) : null,
      placeholders: await this.repeated.replace(this.sheets, listIconAddresses(request, ready)),
      refusal: null,
    };
  }
}

const toRefused = (pages: number, refusal: string): Printed => ({
  pages,
  warnings: [],
  headings: [],
  sheets: null,
  placeholders: [],
  refusal,
});

/** Waits for each address once, even if several images share it. */
async function waitForPictures(): Promise<void> {
  const distinct = uniqBy([...document.images], ({ src }) => src);
  await Promise.all(distinct.map(waitUntilDecoded));
}

const listVersions = (drawing: Drawing, { answerKey, copies = 'all' }: PrintRequest) =>
  listCopies(drawing, answerKey, copies).map(({ version }) => describeVersion(drawing, version));

/**
 * Lists the addresses of icons, which may be repeated. In a drawing of one's own the width of a line may not grow with it,
 * or a pattern be made of pixels.
 */
const listIconAddresses = ({ document }: PrintRequest, ready: ReadonlyMap<string, string>): string[] =>
  ready.size === 0
    ? []
    : listPictures(document).flatMap(({ image }) => (image.is_icon && ready.get(image.id)) || []);
