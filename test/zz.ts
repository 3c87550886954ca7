import { chromium } from 'playwright-core';
import { aProduct } from '#test/support/product.ts';
import { launchBenchBrowser } from './bench/support/browser.ts';
import { getLaunchOptions } from './support/launch-options.ts';

const product = await aProduct();
const browser = await chromium.launch(await getLaunchOptions());
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const page = await context.newPage();
page.on('console', (m) => {
  if (m.type() !== 'log') console.log(m.type(), m.text());
});
page.on('pageerror', (e) => console.log('PAGEERROR', e.stack));
const step = async (n: string, f: () => Promise<unknown>) => {
  try {
    await f();
    console.log('ok', n);
  } catch (e) {
    console.log('FAIL', n, String(e).slice(0, 1500));
  }
  await page.screenshot({ path: `/tmp/pp/${n}.png` });
};
page.setDefaultTimeout(4000);
const steps = (await import(process.argv[2]!)).default;
await steps({ page, step, url: product.url });
await browser.close();
await product.stop();
