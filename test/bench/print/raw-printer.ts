import { RawChromium } from '../peers/raw-devtools.ts';
import type { FinishedHtml } from './finished-html.ts';
import { RAW_PDF_OPTIONS } from './pdf-options.ts';

export interface RawPrinter {
  /** Puts the finished pages into the page that stands ready, and prints it. */
  print(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The floor: styles and fonts stand ready in the page, as the print bundle does in ours. */
export async function createRawPrinter({ css, body, pictures }: FinishedHtml): Promise<RawPrinter> {
  const browser = await RawChromium.start();
  await browser.evaluate(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }))`,
  );
  // Pictures stand ready in the page too, under addresses of its own.
  await browser.evaluate(`window.finished = ${JSON.stringify(body)}`);
  for (const [address, data] of pictures)
    await browser.evaluate(
      `fetch(${JSON.stringify(data)}).then((answer) => answer.blob()).then((blob) => {
        window.finished = window.finished.replaceAll(
          ${JSON.stringify(`"${address.replaceAll('&', '&amp;')}"`)}, '"' + URL.createObjectURL(blob) + '"');
      })`,
    );
  const put = `document.body.innerHTML = window.finished;
    Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())])
      .then(() => undefined)`;
  return {
    async print() {
      await browser.evaluate(put);
      const { data } = await browser.send<{ data: string }>('Page.printToPDF', RAW_PDF_OPTIONS);
      return Buffer.from(data, 'base64');
    },
    stop: () => browser.stop(),
  };
}
