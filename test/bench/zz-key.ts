import { writeFileSync } from 'node:fs';
import { aProduct } from '#test/support/product.ts';
import { Keys } from './editor/keys.ts';
import { openEditor } from './editor/open-editor.ts';
import { benchBrowser } from './support/browser.ts';
import { bundled } from './support/bundle.ts';
import { worksheetOfItems } from './support/documents.ts';
const [product, browser] = await Promise.all([aProduct(), benchBrowser()]);
const worksheet = worksheetOfItems(200);
const items = worksheet.items;
const at = items.findIndex((item, index) => index >= items.length / 2 && item.type === 'open_response');
const id = items[at]?.id;
let page, sel;
if (process.env.ALONE) {
  page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const code = await bundled(new URL('peers/prosemirror-alone.ts', import.meta.url));
  const { itemExcerpt } = await import('#shared/items/item.ts');
  await page.setContent('<!doctype html><body></body>');
  await page.evaluate(`${code}; bench.proseMirrorAlone(...${JSON.stringify([items.map(itemExcerpt)])})`);
  await page.locator('.ProseMirror p').nth(at).click();
  await page.keyboard.press('End');
  sel = '.ProseMirror';
} else {
  page = await openEditor(browser, product, worksheet);
  await page.locator('.side-bar').evaluate((bar, top) => bar.scrollTo(0, top), at * 40);
  await page.locator(`[data-frame="${id}"] .frame-title`).click();
  await page.locator('.frame-open').getByRole('textbox', { name: 'Question', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  sel = `.desk [data-block="${id}"] .block-content`;
  if (process.env.CSS) await page.evaluate((css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets.push(s); }, process.env.CSS);
  if (process.env.JS) await page.evaluate(process.env.JS);
}
const keys = await Keys.on(page, sel);
const cdp = await page.context().newCDPSession(page);
const rate = Number(process.env.RATE ?? 4);
await cdp.send('Emulation.setCPUThrottlingRate', { rate });
for (let i = 0; i < 10; i++) await keys.press();
const N = 40;
const times: number[] = [];
for (let i = 0; i < N; i++) times.push(await keys.press());
times.sort((a, b) => a - b);
console.log('median', times[N / 2]!.toFixed(1), 'p95', times[Math.floor(N * 0.95)]!.toFixed(1));
if (process.env.TRACE) {
await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink', 'cc', 'scheduler', 'input', 'benchmark'] });
for (let i = 0; i < 8; i++) await keys.press();
writeFileSync('/tmp/zz-key.json', await browser.stopTracing());
}
await Promise.all([product.stop(), browser.close()]);
