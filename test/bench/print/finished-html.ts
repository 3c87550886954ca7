import { PRINT_ORIGIN, PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { openDrivenPrintPage, startDrivenBrowser } from '#test/support/driven-print-page.ts';

/** A laid-out document as plain HTML: nothing left to run, to lay out or to fetch. */
export interface FinishedHtml {
  /** With the fonts that it uses inside. */
  readonly css: string;
  readonly body: string;
  /** The pictures by the addresses that the body has for them, each as a data address. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly whole: string;
  readonly pages: number;
}

const BUNDLE = new URL('../../../dist/print', import.meta.url).pathname;

/** Lays the document out as the renderer does and takes the page as it stands then. */
export async function createFinishedHtml(
  document: HandoutDocument,
  sources: ReadonlyMap<string, PrintSource> = new Map(),
): Promise<FinishedHtml> {
  const [{ browser }, bundle] = await Promise.all([startDrivenBrowser(), PrintBundle.open(BUNDLE)]);
  try {
    const page = await openDrivenPrintPage(browser, bundle);
    bundle.images = sources;
    const { pages } = await page.evaluate((asked) => window.handout.print(asked), {
      document,
      answerKey: false,
      paper: document.paper,
      images: Array.from(sources, ([id, { type }]) => ({ id, type })),
    });
    const css = await inlineFonts(await page.evaluate(collectRules), bundle);
    // The sheets of repeated drawings stand outside, because they are none of the document's.
    const body = await page.evaluate(() => window.document.getElementById('root')?.outerHTML ?? '');
    const addresses = await page.evaluate(() =>
      Array.from(window.document.querySelectorAll('#root img'), (image) => image.getAttribute('src') ?? ''),
    );
    const pictures = await readPictureData(addresses, sources);
    const head = `<meta charset="utf-8"><title>${await page.title()}</title><style>${css}</style>`;
    const lang = document.locale;
    return {
      css,
      body,
      pictures,
      pages,
      whole: `<!doctype html><html lang="${lang}">${head}<body>${inlinePictures(body, pictures)}</body></html>`,
    };
  } finally {
    await browser.close();
  }
}

/** The body with the pictures inside. */
function inlinePictures(body: string, pictures: FinishedHtml['pictures']): string {
  const written = (address: string) => address.replaceAll('&', '&amp;');
  return Array.from(pictures).reduce(
    (html, [address, data]) => html.replaceAll(`"${written(address)}"`, `"${data}"`),
    body,
  );
}

/** What the pictures under these addresses hold; those of an icon are as they came. */
async function readPictureData(
  addresses: readonly string[],
  sources: ReadonlyMap<string, PrintSource>,
): Promise<Map<string, string>> {
  const data = new Map<string, string>();
  for (const address of new Set(addresses)) {
    const { pathname, searchParams } = new URL(address, PRINT_ORIGIN);
    const source = sources.get(pathname.replace('/images/', ''));
    if (!source) throw new Error(`The print page made ${address} itself`);
    const bytes = await source.read(Number(searchParams.get('pixels')));
    data.set(address, `data:${source.type};base64,${Buffer.from(bytes).toString('base64')}`);
  }
  return data;
}

/**
 * Every rule of the document's look, of its fonts those alone that were loaded, and its paper. How our page arranges
 * itself to be printed, by sheets that it adopts, is none of the document's. Runs in the page.
 */
function collectRules(): string {
  const listRules = (sheets: Iterable<CSSStyleSheet>) => [...sheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = [...document.fonts];
  const used = listRules(document.styleSheets).filter(
    (rule) => !(rule instanceof CSSFontFaceRule) || faces.shift()?.status === 'loaded',
  );
  const paper = listRules(document.adoptedStyleSheets).filter((rule) => rule instanceof CSSPageRule);
  return [...used, ...paper].map((rule) => rule.cssText).join('\n');
}

async function inlineFonts(css: string, bundle: PrintBundle): Promise<string> {
  const urls = new Set(Array.from(css.matchAll(/url\("([^"]+\.woff2)"\)/g), ([, url = '']) => url));
  let inlined = css;
  for (const url of urls) {
    const file = await bundle.read(new URL(url, `${PRINT_ORIGIN}/assets/`).pathname);
    if (!file) throw new Error(`The print page asked for ${url}, which is not of its bundle`);
    inlined = inlined.replaceAll(
      `"${url}"`,
      `"data:font/woff2;base64,${Buffer.from(file.body).toString('base64')}"`,
    );
  }
  return inlined;
}
