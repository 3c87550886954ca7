import { tmpdir } from 'node:os';
import { type Browser, type CDPSession, launch, type Page, type Protocol } from 'puppeteer-core';
import type { Picture } from '../../ports/images.ts';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';
import { chromiumInstall } from './binary.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';

/** A page, and the session in which it is spoken to. */
export interface PrintPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Starts Chromium over a pipe, with an environment of four variables and no other, and a profile of its own
 * that goes when it ends. `signal` ends it whatever it is doing, its start included.
 */
export async function startBrowser(signal?: AbortSignal): Promise<Browser> {
  const { executable, environment } = await chromiumInstall();
  const browser = await launch({
    executablePath: executable,
    args: [...CHROMIUM_ARGUMENTS, 'about:blank'],
    ignoreDefaultArgs: true,
    pipe: true,
    defaultViewport: { width: 816, height: 1056 },
    env: { ...environment, HOME: tmpdir(), TMPDIR: tmpdir() },
    ...(signal && { signal }),
    // The signals of the process around it are that process's to answer.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  const { pid } = browser.process() ?? {};
  browser.process()?.once('exit', () => endGroup(pid));
  return browser;
}

/** Ends what a Chromium leaves behind that went without its own processes. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/** Every request is answered from memory or refused; no other address is ever asked. */
function answerFrom(bundle: PrintBundle, devtools: CDPSession) {
  return async ({ requestId, request }: Protocol.Fetch.RequestPausedEvent): Promise<void> => {
    const url = URL.parse(request.url);
    const isOurs = url?.origin === PRINT_ORIGIN && request.method === 'GET';
    // A file that cannot be read is refused, and the page says which.
    const file = isOurs ? await bundle.read(url.pathname, url.searchParams).catch(() => null) : null;
    const answered = file
      ? devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, ...responseOf(file) })
      : devtools.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
    // The page may have gone meanwhile.
    await answered.catch(() => undefined);
  };
}

function responseOf({ type, body }: Picture) {
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
 * A page with the print bundle loaded and nothing else within its reach, and the session that answers its requests:
 * Puppeteer's own answers load a whole HTTP library first, for 15 ms of a cold start.
 */
export async function openPrintPage(browser: Browser, bundle: PrintBundle): Promise<PrintPage> {
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', answerFrom(bundle, devtools));
  await devtools.send('Fetch.enable');
  await page.goto(`${PRINT_ORIGIN}/print.html`, { waitUntil: 'load' });
  return { page, devtools };
}
