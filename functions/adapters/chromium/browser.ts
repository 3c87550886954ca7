import { tmpdir } from 'node:os';
import { type Browser, type HTTPRequest, launch, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';
import { chromiumInstall } from './binary.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';

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
function answerFrom(bundle: PrintBundle) {
  return async (request: HTTPRequest): Promise<void> => {
    const { origin, pathname, searchParams } = new URL(request.url());
    const isOurs = origin === PRINT_ORIGIN && request.method() === 'GET';
    // A file that cannot be read is refused, and the page says which.
    const file = isOurs ? await bundle.read(pathname, searchParams).catch(() => null) : null;
    if (!file) return request.abort('accessdenied');
    const headers = { 'Content-Security-Policy': PRINT_CSP, 'X-Content-Type-Options': 'nosniff' };
    return request.respond({ status: 200, contentType: file.type, headers, body: Buffer.from(file.body) });
  };
}

/** A page with the print bundle loaded and nothing else within its reach. */
export async function openPrintPage(browser: Browser, bundle: PrintBundle): Promise<Page> {
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.setRequestInterception(true);
  page.on('request', answerFrom(bundle));
  await page.goto(`${PRINT_ORIGIN}/print.html`, { waitUntil: 'load' });
  return page;
}
