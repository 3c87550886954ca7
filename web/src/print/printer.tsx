import { partition, sumBy, uniqBy } from 'es-toolkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { installAllViews } from '#shared/document/all-views.ts';
import { DocumentVersions } from '#shared/document/DocumentVersions.tsx';
import type { HandoutDocument } from '#shared/document/document.ts';
import { loadViews } from '#shared/document/kind-view.ts';
import { getSheetLimit } from '#shared/document/large-print.ts';
import type { RecordedSheet } from '#shared/document/layout-record.ts';
import { createMissingGlyphTest } from '#shared/document/missing-glyphs.ts';
import { listPictures } from '#shared/document/pictures.ts';
import { type Copies, describeVersion, listCopies } from '#shared/document/versions.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { PictureContext } from '#shared/paper/draw/Picture.tsx';
import { waitForFallbackFonts } from '#shared/paper/fonts/fallback-fonts.ts';
import { getMostPacked } from '#shared/paper/layout/most-packed.ts';
import type { PaperLayout, PaperWarning } from '#shared/paper/layout/paper-content.ts';
import { PublishedAddressContext } from '#shared/paper/qr/published-address.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { toNameText } from '#shared/text/plain-text.ts';
import { waitForSyllables } from '#shared/text/syllables.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import {
  DRAWING,
  mapDrawingAddresses,
  measurePictureWidths,
  type PrintPicture,
  waitUntilDecoded,
} from './print-pictures.ts';
import { recordLayout } from './record-layout.ts';
import { RepeatedDrawings } from './repeated-drawings.ts';
import { ResizedPictures } from './resized-pictures.ts';

export interface PrintRequest {
  readonly document: HandoutDocument;
  readonly answerKey: boolean;
  readonly large?: boolean | undefined;
  /** The sheet versions that are printed; all of them where it is left out. */
  readonly copies?: Copies | undefined;
  /** The address at which the document is published; without it no code is drawn. */
  readonly address?: string | undefined;
  readonly paper: PaperSize;
  /** True where the layout record is wanted too: the place of everything on the sheets. */
  readonly record?: boolean | undefined;
  /** The pictures available under `/images/`, and the number of the document they belong to. */
  readonly images: readonly PrintPicture[];
  readonly batch?: number;
}

export interface Printed {
  readonly pages: number;
  /** The warnings of the layout, with the keys of their items. */
  readonly warnings: readonly PaperWarning[];
  /** The words of the title and of the section headers, as they are read. */
  readonly headings: readonly string[];
  /** The layout record; null where it was not asked for. */
  readonly sheets: readonly RecordedSheet[] | null;
  /**
   * For each drawing that is printed on a sheet of its own after all others, the pixels of the placeholder in its places, as
   * hexadecimal RGB.
   */
  readonly placeholders: readonly string[];
  /** Why it must not be printed, in words for its owner; such a document is not drawn to its end. */
  readonly refusal: string | null;
}

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

/**
 * Creates the styles of this page, which nobody sees: it is measured and printed, and draws no frames
 * meanwhile. Its pages are boxes that no printer splits, so that the print keeps the measured layout. It is a
 * separate sheet, because browsers match all rules of a sheet again when printing begins.
 */
function createPrintStyles(): CSSStyleSheet {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`
    @media screen { #root:not([${SHOWN}]) { content-visibility: hidden } }
    .page { contain: size }`);
  return rules;
}

/**
 * Creates the rule for the size of the printed pages; the function sets it. A rule that changes makes the browser match all
 * rules again, which takes as long as drawing a page of a worksheet, so it is written only for another paper.
 */
function createPageSize(): (paper: PaperSize) => void {
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rule);
  let last: PaperSize | null = null;
  return (paper) => {
    if (paper === last) return;
    last = paper;
    const { width, height } = SHEETS[paper];
    rule.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`);
  };
}

/** Waits for the next task; a timer would wait for a millisecond or more. An open port is never collected. */
async function waitForNextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}

/** Its pages are laid out and drawn like any others on the screen. */
const SHOWN = 'data-shown';

export function createPrinter(sheets: HTMLElement): Printer {
  // The first document finds no font in this browser.
  sheets.toggleAttribute(SHOWN, true);
  const root = createRoot(sheets);
  const setPageSize = createPageSize();
  document.adoptedStyleSheets.push(createPrintStyles());
  const fitted = new ResizedPictures();
  const repeated = new RepeatedDrawings();
  installAllViews();
  let sheet = 0;

  return {
    async print({
      document: handout,
      answerKey,
      large,
      copies = 'all',
      address,
      paper,
      record,
      images,
      batch = 0,
    }) {
      // Of what is not in this page's script: what typesets formulas.
      await loadViews(handout);
      setPageSize(paper);
      document.title = toNameText(handout.title) || handout.filename || 'Handout';
      document.documentElement.lang = handout.locale;
      const published = address === undefined ? null : { address, opens: true };
      let layouts: readonly PaperLayout[] = [];
      let passes = 0;
      const onLayouts = (latest: readonly PaperLayout[]) => {
        layouts = latest;
        passes += 1;
      };
      const draw = (addresses: ReadonlyMap<string, string>) =>
        flushSync(() =>
          root.render(
            <PictureContext key={sheet} value={({ id }) => addresses.get(id) ?? null}>
              <PublishedAddressContext value={published}>
                <DocumentVersions {...{ document: handout, answerKey, large, copies, paper, onLayouts }} />
              </PublishedAddressContext>
            </PictureContext>,
          ),
        );
      // Drawings need no resizing; photographs are resized for their boxes.
      const [drawings, photographs] = partition(images, ({ type }) => type === DRAWING);
      const ready = mapDrawingAddresses(drawings, batch);
      // A new key each time: nothing of an earlier document is measured or drawn again.
      sheet += 1;
      draw(ready);
      if ((await waitUntilSettled(sheets, () => passes)) && !sheets.hasAttribute(SHOWN)) {
        // The hidden sheets were laid out without some fonts, so they are rendered again now that all have
        // loaded.
        sheets.toggleAttribute(SHOWN, true);
        sheet += 1;
        draw(ready);
        await waitUntilSettled(sheets, () => passes);
      }
      const pages = sumBy(layouts, (layout) => layout.pages.length);
      // Each version may have as many sheets as a document.
      const longest = Math.max(0, ...layouts.map((layout) => layout.pages.length));
      const refusal = findSheetLimitProblem(handout, longest, large) ?? findClassProblem(copies, pages);
      if (refusal !== null)
        return { pages, warnings: [], headings: [], sheets: null, placeholders: [], refusal };
      fitted.begin(batch);
      if (photographs.length > 0)
        draw(new Map([...ready, ...(await fitted.resizeAll(photographs, measurePictureWidths(document)))]));
      // Each address once, even if several images share it.
      const distinct = uniqBy([...document.images], ({ src }) => src);
      await Promise.all(distinct.map(waitUntilDecoded));
      const had = new Set(images.map(({ id }) => id));
      const pictures = listPictures(handout);
      const lost = pictures.flatMap(({ image, where }) => {
        if (!had.has(image.id)) return [{ key: where, message: 'has no picture' }];
        const isSticker = where.startsWith('images.');
        return isSticker && image.width > SHEETS[paper].width
          ? [{ key: where, message: 'is wider than the sheet and is made smaller' }]
          : [];
      });
      const missingGlyphs = handout.items
        .filter(createMissingGlyphTest(handout, document.fonts))
        .map(({ id }) => ({ key: id, message: 'has letters that no font here has' }));
      return {
        pages: sumBy(layouts, (layout) => layout.pages.length),
        warnings: [
          ...uniqBy(
            layouts.flatMap(({ warnings }) => warnings),
            ({ key, message }) => `${key} ${message}`,
          ),
          ...lost,
          ...missingGlyphs,
        ],
        headings: Array.from(document.querySelectorAll('h1, h2'), ({ textContent }) => textContent.trim()),
        sheets: record
          ? recordLayout(
              sheets,
              listCopies(handout, answerKey, copies).map(({ version }) => describeVersion(handout, version)),
            )
          : null,
        // Icons alone: in a drawing of one's own the width of a line may not grow with it, or a pattern be made of pixels.
        placeholders: await repeated.replace(
          sheets,
          pictures.flatMap(({ image }) => (image.is_icon && ready.get(image.id)) || []),
        ),
        refusal: null,
      };
    },
    show: () => void sheets.toggleAttribute(SHOWN, true),
    clear() {
      sheets.toggleAttribute(SHOWN, false);
      repeated.clear();
      root.render(null);
    },
  };
}

/** Returns the error that names the limit; null where there are few enough sheets. */
function findSheetLimitProblem(
  { entity_type }: HandoutDocument,
  sheets: number,
  large = false,
): string | null {
  const most = getSheetLimit(entity_type, large);
  if (sheets <= most) return null;
  const how = large ? ' in large print' : '';
  const takes = sheets < getMostPacked(most) ? `${sheets}` : `${sheets} or more`;
  return `${getKindFacts(entity_type).one} prints on at most ${most} sheets${how}; this one takes ${takes}.`;
}

/** The most sheets of a class's set: as many as eight versions of the longest worksheet have. */
const CLASS_SHEETS = 480;

/** Returns the error that names the limit of a class's set; null where it holds. */
const findClassProblem = (copies: Copies, sheets: number): string | null =>
  copies !== 'class' || sheets <= CLASS_SHEETS
    ? null
    : `The set of a class prints on at most ${CLASS_SHEETS} sheets; this one takes ${sheets}. Please divide the class list.`;

/**
 * Waits until no font is loading and the layout has stopped changing; returns whether anything had to be
 * fetched. Hidden elements are laid out only when they are measured and printed.
 */
async function waitUntilSettled(sheets: HTMLElement, passes: () => number): Promise<boolean> {
  let hasFetched = false;
  let known = document.fonts.size;
  for (let seen = -1; seen !== passes() || document.fonts.status !== 'loaded' || seen === 0; ) {
    seen = passes();
    await Promise.all([waitForFallbackFonts(), waitForSyllables()]);
    // A loaded style sheet creates all its font faces again.
    if (document.fonts.size !== known) hasFetched = true;
    known = document.fonts.size;
    // Fonts are fetched when something is laid out in them.
    if (sheets.hasAttribute(SHOWN)) sheets.firstElementChild?.getBoundingClientRect();
    await waitForNextTask();
    if (document.fonts.status === 'loaded') continue;
    hasFetched = true;
    // The paper has subscribed before and packs its pages again at once.
    await new Promise((resolve) => document.fonts.addEventListener('loadingdone', resolve, { once: true }));
  }
  return hasFetched;
}
