import { RawChromium } from '../peers/raw-devtools.ts';
import type { FinishedHtml } from './finished-html.ts';
import { RAW_PDF_OPTIONS } from './pdf-options.ts';

export interface RawPrinter {
  /** Puts the finished pages into the page that stands ready, and prints it. */
  print(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The floor: styles and fonts stand ready in the page, as the print bundle does in ours. */
export async function rawPrinter({ css, body }: FinishedHtml): Promise<RawPrinter> {
  const browser = await RawChromium.start();
  await browser.evaluate(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }))`,
  );
  const put = `document.body.innerHTML = ${JSON.stringify(body)}; document.fonts.ready.then(() => undefined)`;
  return {
    async print() {
      await browser.evaluate(put);
      const { data } = await browser.send<{ data: string }>('Page.printToPDF', RAW_PDF_OPTIONS);
      return Buffer.from(data, 'base64');
    },
    stop: () => browser.stop(),
  };
}
