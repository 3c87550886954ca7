import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocumentVersions } from '#shared/document/DocumentVersions.tsx';
import type { Drawing } from '#shared/document/drawing.ts';
import { PictureContext } from '#shared/paper/draw/Picture.tsx';
import type { PaperLayout } from '#shared/paper/layout/paper-content.ts';
import { PublishedAddressContext } from '#shared/paper/qr/published-address.ts';
import { SHOWN } from './page-styles.ts';
import type { PrintRequest } from './print-request.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** The addresses of pictures, by their ids. */
type Addresses = ReadonlyMap<string, string>;

/** Draws documents on the page, one after the other, and knows how the last one is laid out. */
export class SheetDrawer {
  layouts: readonly PaperLayout[] = [];
  private readonly sheets: HTMLElement;
  private readonly root;
  /** Counts documents: with a new key nothing of an earlier one is measured or drawn again. */
  private document = 0;
  /** Counts the layouts of the document. */
  private passes = 0;

  constructor(sheets: HTMLElement) {
    this.sheets = sheets;
    this.root = createRoot(sheets);
    // The first document finds no font in this browser.
    this.show();
  }

  /** Draws a new document and waits for its fonts. */
  async drawSettled(drawing: Drawing, request: PrintRequest, addresses: Addresses): Promise<void> {
    const hasFetched = await this.drawNew(drawing, request, addresses);
    if (!hasFetched || this.sheets.hasAttribute(SHOWN)) return;
    // The hidden sheets were laid out without some fonts, so they are rendered again now that all have loaded.
    this.show();
    await this.drawNew(drawing, request, addresses);
  }

  /** Draws the same document with further pictures. */
  draw(
    drawing: Drawing,
    { answerKey, large, copies = 'all', address, paper }: PrintRequest,
    addresses: Addresses,
  ) {
    const published = address === undefined ? null : { address, opens: true };
    const onLayouts = (latest: readonly PaperLayout[]) => {
      this.layouts = latest;
      this.passes += 1;
    };
    flushSync(() =>
      this.root.render(
        <PictureContext key={this.document} value={({ id }) => addresses.get(id) ?? null}>
          <PublishedAddressContext value={published}>
            <DocumentVersions {...{ drawing, answerKey, large, copies, paper, onLayouts }} />
          </PublishedAddressContext>
        </PictureContext>,
      ),
    );
  }

  /** Lays the sheets out and draws them on the screen as well. */
  show(): void {
    this.sheets.toggleAttribute(SHOWN, true);
  }

  clear(): void {
    this.sheets.toggleAttribute(SHOWN, false);
    this.root.render(null);
  }

  private drawNew(drawing: Drawing, request: PrintRequest, addresses: Addresses): Promise<boolean> {
    this.document += 1;
    this.passes = 0;
    this.layouts = [];
    this.draw(drawing, request, addresses);
    return waitUntilSettled(this.sheets, () => this.passes);
  }
}
