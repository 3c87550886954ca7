import chromium from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';
import { PDF_OPTIONS } from '../print/pdf-options.ts';

/** The browser as the README of @sparticuz/chromium starts it. */
export async function launchDocumentedBrowser(
  executablePath: string,
  env: NodeJS.ProcessEnv,
): Promise<Browser> {
  chromium.setGraphicsMode = false;
  return puppeteer.launch({
    args: await puppeteer.defaultArgs({ args: chromium.args, headless: 'shell' }),
    defaultViewport: {
      deviceScaleFactor: 1,
      hasTouch: false,
      height: 1080,
      isLandscape: true,
      isMobile: false,
      width: 1920,
    },
    executablePath,
    headless: 'shell',
    env,
  });
}

/**
 * A page of its own, the HTML set, the network idle for half a second, the PDF: the usual way. (`setContent`
 * no longer takes `networkidle0`; this is how puppeteer says it now.)
 */
export async function printAsDocumented(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.waitForNetworkIdle();
  const pdf = await page.pdf(PDF_OPTIONS);
  await page.close();
  return pdf;
}
