import { tmpdir } from 'node:os';
import { type Browser, type CDPSession, launch, type Protocol, type Target } from 'puppeteer-core';
import type { Picture } from '../../ports/images.ts';
import { CHROMIUM_ARGUMENTS } from './arguments.ts';
import { installChromium } from './binary.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';
import { failWith } from './fail-with.ts';
import { killGroup } from './kill-group.ts';
import { createProfile, removeProfile, removeProfileAtOnce } from './profile.ts';

/** The size of a page's window in CSS px: a sheet of letter paper, which a thumbnail shows. */
const WINDOW = '816,1056';

/**
 * Starts Chromium over a pipe, with four environment variables and a temporary profile. `signal` ends it at
 * any time, even while it starts.
 */
export async function startBrowser(signal?: AbortSignal): Promise<Browser> {
  const [{ executable, environment }, profile] = await Promise.all([installChromium(), createProfile()]);
  const remove = () => void removeProfile(profile).catch(() => undefined);
  const launched = launch({
    executablePath: executable,
    args: [...CHROMIUM_ARGUMENTS, `--window-size=${WINDOW}`, `--user-data-dir=${profile}`, 'about:blank'],
    ignoreDefaultArgs: true,
    pipe: true,
    defaultViewport: null,
    env: { ...environment, HOME: tmpdir(), TMPDIR: tmpdir() },
    ...(signal && { signal }),
    // Signals belong to the surrounding process.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  });
  // Puppeteer kills a browser that is ended just as it connects, and never answers.
  const browser = await (signal ? failWith(signal, launched) : launched).catch((error) => {
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
 * Opens the print page in a tab, the empty one of a new browser or another one, and returns its DevTools session. The page
 * has no other access. Puppeteer's own page and its interception are not used: they cost 20 to 30 ms of a cold start.
 * Throws when the page cannot be loaded.
 */
export async function openPrintPage(
  browser: Browser,
  bundle: PrintBundle,
  tab: Promise<Target> = browser.waitForTarget((target) => target.type() === 'page'),
): Promise<CDPSession> {
  const devtools = await (await tab).createCDPSession();
  devtools.on('Fetch.requestPaused', createAnswer(bundle, devtools));
  const loaded = waitForLoad(browser, devtools);
  // It is awaited only once the page has been asked for, and may fail before.
  loaded.catch(() => undefined);
  const enabled = Promise.all([
    devtools.send('Fetch.enable'),
    devtools.send('Page.enable'),
    devtools.send('Inspector.enable'),
  ]);
  // All at once, in this order: the first answers come when the empty page's process has started, 20 ms later.
  const [{ errorText }] = await Promise.all([
    devtools.send('Page.navigate', { url: `${PRINT_ORIGIN}/print.html` }),
    enabled,
  ]);
  if (errorText) throw new Error(`The print page cannot be loaded: ${errorText}`);
  await loaded;
  return devtools;
}

/** Opens another tab. Puppeteer's own would keep what its page fetches. */
export async function openTab(browser: Browser): Promise<Target> {
  const known = new Set(browser.targets());
  const devtools = await browser.target().createCDPSession();
  await devtools.send('Target.createTarget', { url: 'about:blank' });
  await devtools.detach();
  return browser.waitForTarget((target) => target.type() === 'page' && !known.has(target));
}

/** Resolves when the page has loaded; rejects when it crashes, or its browser ends, before. */
function waitForLoad(browser: Browser, devtools: CDPSession): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error('The print page cannot be loaded: its browser ended'));
  devtools.once('Page.loadEventFired', () => resolve());
  devtools.once('Inspector.targetCrashed', fail);
  browser.once('disconnected', fail);
  return promise.finally(() => browser.off('disconnected', fail));
}
