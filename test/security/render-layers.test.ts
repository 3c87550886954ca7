import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '#functions/adapters/chromium/arguments.ts';
import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import { type Listening, listen } from '#infra/local/process/listen.ts';
import { openDrivenPrintPage } from '../support/driven-print-page.ts';

/** What keeps a page from everything, from the inside out: taken away in turn, each lets out what the next has to hold. */

const BUNDLE = new URL('../../dist/print', import.meta.url).pathname;
/** The switches that let no connection out. */
const NETWORK = /^--(?:proxy-server|proxy-bypass-list|host-resolver-rules)=/;

let trap: Listening;
const heard: string[] = [];
beforeAll(async () => {
  trap = await listen((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => trap.stop());

async function start(args: readonly string[]): Promise<Browser> {
  const { executable, environment } = await installChromium();
  return launch({
    ...{ executablePath: executable, args: [...args, 'about:blank'], ignoreDefaultArgs: true, pipe: true },
    env: { ...environment, HOME: '/tmp' },
  });
}

/** Markup that no text of ours becomes: it runs, and it fetches. */
const createMarkup = () =>
  `<img src=x onerror="document.title='ran'"><img src="${trap.url}/picture"><iframe src="${trap.url}/frame"></iframe>`;

/** Puts the markup on the page; returns what came of it. */
async function tryOn(page: Page) {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(trap.url)) asked++;
  });
  await page.evaluate((html) => {
    document.title = 'quiet';
    document.body.innerHTML = html;
  }, createMarkup());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return { ran: (await page.title()) === 'ran', asked: asked > 0, reached: heard.length > 0 };
}

/** Opens a page as it prints, with the answers from memory and with the policy that they bring. */
async function openWhole(browser: Browser, hasPolicy: boolean): Promise<Page> {
  const page = await openDrivenPrintPage(browser, await PrintBundle.open(BUNDLE));
  if (hasPolicy) return page;
  await page.setBypassCSP(true);
  await page.reload();
  return page;
}

async function runWith<T>(args: readonly string[], act: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await start(args);
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

const OPEN = CHROMIUM_ARGUMENTS.filter((argument) => !NETWORK.test(argument));

test('with all its layers markup runs nothing and reaches nothing', async () => {
  const seen = await runWith(CHROMIUM_ARGUMENTS, async (browser) => tryOn(await openWhole(browser, true)));
  expect(seen).toMatchObject({ ran: false, reached: false });
});

test('without the policy of the page markup runs, and what it asks for is still refused', async () => {
  const seen = await runWith(CHROMIUM_ARGUMENTS, async (browser) => tryOn(await openWhole(browser, false)));
  expect(seen).toEqual({ ran: true, asked: true, reached: false });
});

test('without the policy and the switches the answers from memory hold alone', async () => {
  const seen = await runWith(OPEN, async (browser) => tryOn(await openWhole(browser, false)));
  expect(seen).toEqual({ ran: true, asked: true, reached: false });
});

test('without the policy and the answers from memory the switches hold alone', async () => {
  const seen = await runWith(CHROMIUM_ARGUMENTS, async (browser) => tryOn(await browser.newPage()));
  expect(seen).toMatchObject({ asked: true, reached: false });
});

test('without all of them everything escapes, so that these tests would see it', async () => {
  const seen = await runWith(OPEN, async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${trap.url}/empty`);
    heard.length = 0;
    return tryOn(page);
  });
  expect(seen).toEqual({ ran: true, asked: true, reached: true });
});
