import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'puppeteer-core';
import { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Copies } from '#shared/document/versions.ts';
import { openDrivenPrintPage, startDrivenBrowser } from '../../support/driven-print-page.ts';

const BUNDLE = new URL('../../../dist/print', import.meta.url).pathname;

/** What a PDF has besides its sheets. */
export interface PrintedText {
  readonly text: string;
  /** The addresses that its links lead to. */
  readonly links: readonly string[];
  /** Scripts, forms and attached files. */
  readonly parts: readonly string[];
}

/** The page that prints, with a hook that a text would call. */
export class WatchedPrinter {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly ran: string[] = [];
  readonly fetched: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (/^(?:https?|file):$/.test(protocol) && hostname !== 'print.invalid')
        this.fetched.push(request.url());
    });
  }

  static async open(): Promise<WatchedPrinter> {
    const { browser } = await startDrivenBrowser();
    const page = await openDrivenPrintPage(browser, await PrintBundle.open(BUNDLE));
    const printer = new WatchedPrinter(browser, page);
    await page.exposeFunction('ran', (mark: string) => void printer.ran.push(String(mark)));
    return printer;
  }

  /** Prints a document; `answerKey` prints the one for teachers. `more` is as the renderer gives it. */
  async print(
    document: HandoutDocument,
    answerKey: boolean,
    more: { readonly copies?: Copies; readonly address?: string } = {},
  ): Promise<PrintedText> {
    const request = { document, answerKey, paper: document.paper, images: [], ...more };
    const refusal = await this.#page.evaluate(
      (given) =>
        window.handout
          .print(given as unknown as Parameters<Window['handout']['print']>[0])
          .then((made) => made.refusal),
      request as unknown as Record<string, string>,
    );
    if (refusal) throw new Error(refusal);
    const pdf = await this.#page.pdf({ preferCSSPageSize: true, printBackground: true });
    await this.#page.evaluate(() => window.handout.clear());
    return readWhole(pdf);
  }

  close = (): Promise<void> => this.#browser.close();
}

/** Actions and parts that no PDF of ours has, by names that no packed bytes have by chance. */
const PARTS = /\/(?:JavaScript|SubmitForm|ImportData|AcroForm|EmbeddedFile|RichMedia)\b/g;

async function readWhole(bytes: Uint8Array): Promise<PrintedText> {
  const parts: string[] = Buffer.from(bytes).toString('latin1').match(PARTS) ?? [];
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  if (await pdf.getJSActions()) parts.push('a script');
  if (await pdf.getAttachments()) parts.push('an attached file');
  if ((await pdf.getOpenAction())?.get('action')) parts.push('an action when it opens');
  const texts: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    for (const { url, unsafeUrl } of await page.getAnnotations())
      if (url ?? unsafeUrl) links.push(url ?? unsafeUrl);
  }
  await pdf.loadingTask.destroy();
  return { text: texts.join('\n'), links, parts };
}
