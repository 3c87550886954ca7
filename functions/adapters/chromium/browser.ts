import { tmpdir } from 'node:os';
import { type Browser, type CDPSession, launch, type Page, type Protocol } from 'puppeteer-core';
import type { Picture } from '../../ports/images.ts';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';
import { installChromium } from './binary.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';
import { killGroup } from './kill-group.ts';
import { createProfile, removeProfile, removeProfileAtOnce } from './profile.ts';

/** A page with its DevTools session. */
export interface PrintPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Starts Chromium over a pipe, with four environment variables and a temporary profile. `signal` ends it at
 * any time, even while it starts.
 */
export async function startBrowser(signal?: AbortSignal): Promise<Browser> {
  const [{ executable, environment }, profile] = await Promise.all([installChromium(), createProfile()]);
  const remove = () => void removeProfile(profile).catch(() => undefined);
  const browser = await launch({
    executablePath: executable,
    args: [...CHROMIUM_ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'],
    ignoreDefaultArgs: true,
    pipe: true,
    defaultViewport: { width: 816, height: 1056 },
    env: { ...environment, HOME: tmpdir(), TMPDIR: tmpdir() },
    ...(signal && { signal }),
    // Signals belong to the surrounding process.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  }).catch((error) => {
    remove();
    throw error;
  });
  const { pid } = browser.process() ?? {};
  // A process that ends in order waits for nothing: its browser would die after it, and the profile stay.
  const endAtOnce = () => {
    killGroup(pid);
    removeProfileAtOnce(profile);
  };
  process.once('exit', endAtOnce);
  browser.process()?.once('exit', () => {
    process.off('exit', endAtOnce);
    killGroup(pid);
    remove();
  });
  return browser;
}

/** Answers every request from memory or blocks it; nothing is fetched. */
function createAnswer(bundle: PrintBundle, devtools: CDPSession) {
  return async ({ requestId, request }: Protocol.Fetch.RequestPausedEvent): Promise<void> => {
    const url = URL.parse(request.url);
    const isOurs = url?.origin === PRINT_ORIGIN && request.method === 'GET';
    // A file that cannot be read is blocked, and the page reports which.
    const file = isOurs ? await bundle.read(url.pathname, url.searchParams).catch(() => null) : null;
    const answered = file
      ? devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, ...toResponse(file) })
      : devtools.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
    // The page may be closed meanwhile.
    await answered.catch(() => undefined);
  };
}

function toResponse({ type, body }: Picture) {
  const headers = {
    'Content-Type': type,
    'Content-Length': String(body.byteLength),
    'Content-Security-Policy': PRINT_CSP,
    'X-Content-Type-Options': 'nosniff',
  };
  return {
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}

/**
 * Opens a page with the print bundle and no other access: the empty page of a new browser, or another one. Requests are
 * answered by DevTools, because Puppeteer's interception loads an HTTP library, which costs 15 ms of a cold start.
 */
export async function openPrintPage(
  browser: Browser,
  bundle: PrintBundle,
  opening: Promise<Page> = takeFirstPage(browser),
): Promise<PrintPage> {
  const page = await opening;
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', createAnswer(bundle, devtools));
  await devtools.send('Fetch.enable');
  await page.goto(`${PRINT_ORIGIN}/print.html`, { waitUntil: 'load' });
  return { page, devtools };
}

async function takeFirstPage(browser: Browser): Promise<Page> {
  const [first] = await browser.pages();
  return first ?? (await browser.newPage());
}
