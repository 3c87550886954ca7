import { fileURLToPath } from 'node:url';
import { withTimeout } from 'es-toolkit';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Rendered, Renderer, RenderRequest } from '../../ports.ts';
import { openPrintPage, startBrowser } from './browser.ts';
import { PrintBundle } from './bundle.ts';

/** A rendering that takes longer is given up, and its browser killed: shorter than the lease on it. */
export const RENDER_DEADLINE_MS = 50_000;
const THUMBNAIL_WIDTH = 320;

type PrintRequest = Parameters<Window['handout']['print']>[0];

const bundleFolder = (): string =>
  process.env.PRINT_BUNDLE_DIR ?? fileURLToPath(new URL('../../../dist/print', import.meta.url));

interface Session {
  readonly browser: Browser;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly bundle: PrintBundle;
}

export interface ChromiumRenderer extends Renderer {
  /** Ends the browser; a later call starts a new one. */
  close(): Promise<void>;
}

/**
 * Renders with one Chromium that stays open, one document at a time. A page that failed is never used
 * again.
 */
export function createRenderer(): ChromiumRenderer {
  let session: Promise<Session> | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const open = async (): Promise<Session> => {
    const [browser, bundle] = await Promise.all([startBrowser(), PrintBundle.open(bundleFolder())]);
    const page = await openPrintPage(browser, bundle);
    return { browser, bundle, page, devtools: await page.createCDPSession() };
  };
  const close = async (): Promise<void> => {
    const ending = session;
    session = undefined;
    if (ending)
      await ending.then(
        ({ browser }) => end(browser),
        () => undefined,
      );
  };
  const renderNow = async (request: RenderRequest): Promise<Rendered> => {
    session ??= open();
    try {
      const opened = await session;
      const rendered = await withTimeout(() => printOn(opened, request), RENDER_DEADLINE_MS);
      // Nobody waits for it: where the browser has gone, the next rendering finds out.
      opened.page.evaluate(() => window.handout.clear()).catch(() => undefined);
      return rendered;
    } catch (error) {
      await close();
      throw error;
    }
  };

  return {
    render(request) {
      const turn = line.then(() => renderNow(request));
      line = turn.catch(() => undefined);
      return turn;
    },
    close,
  };
}

/** A hung browser does not answer `close`: its process goes, whatever it says. */
async function end(browser: Browser): Promise<void> {
  const process = browser.process();
  await withTimeout(() => browser.close(), 2_000).catch(() => undefined);
  process?.kill('SIGKILL');
}

async function printOn({ page, devtools, bundle }: Session, request: RenderRequest): Promise<Rendered> {
  bundle.images = request.images ?? new Map();
  const { document, answerKey, paper } = request;
  const images = [...bundle.images.keys()];
  // As one text: DevTools takes thousands of small values much more slowly.
  const asked = JSON.stringify({ document, answerKey, paper, images } satisfies PrintRequest);
  const printed = await page.evaluate((text) => window.handout.print(JSON.parse(text)), asked);
  const { data } = await devtools.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  const pdf = Buffer.from(data, 'base64');
  const thumbnail = request.thumbnail ? await thumbnailOf(page) : null;
  const warnings = printed.warnings.map(({ key, message }) => `${placeOf(document, key)} ${message}`);
  return { pdf, pages: printed.pages, warnings, thumbnail };
}

/** The header, or the item or picture by its place as the document's schema names it. */
function placeOf(document: HandoutDocument, key: string): string {
  const index = document.items.findIndex((item) => item.id === key);
  if (index !== -1) return `items.${index}`;
  return key.startsWith('#') ? 'header' : key;
}

/** The first page as a small picture. */
async function thumbnailOf(page: Page): Promise<Uint8Array> {
  const box = await page.$eval('.page', (sheet) => sheet.getBoundingClientRect().toJSON());
  const scale = THUMBNAIL_WIDTH / box.width;
  return page.screenshot({
    type: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width: box.width, height: box.height, scale },
    captureBeyondViewport: true,
  });
}
