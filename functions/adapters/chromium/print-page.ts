import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import type { Picture } from '../../ports/images.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';
import { failWith } from './fail-with.ts';

/**
 * Opens the print page in an empty page, which has no other access, and returns a session for commands of DevTools.
 * `crash` aborts when the page or its browser ends. Throws when the page cannot be loaded.
 */
export async function openPrintPage(
  page: Page,
  bundle: PrintBundle,
  crash: AbortSignal,
): Promise<CDPSession> {
  const session = await failWith(crash, page.createCDPSession());
  session.on('Fetch.requestPaused', (paused) => void answer(paused, session, bundle));
  // Both at once: the first answers come when the empty page's process has started, 20 ms later.
  const opened = Promise.all([
    session.send('Fetch.enable'),
    // The deadline of the rendering is the only limit.
    page.goto(`${PRINT_ORIGIN}/print.html`, { timeout: 0 }),
  ]);
  await failWith(crash, opened);
  return session;
}

/** Aborts when the page crashes, after which it never answers. */
export function watchCrash(page: Page): AbortSignal {
  const crash = new AbortController();
  page.once('error', () => crash.abort(new Error('The page crashed')));
  return crash.signal;
}

/**
 * Answers a request from memory or blocks it; nothing is fetched. Puppeteer's own interception keeps each answer as long as
 * its request, so that a sheet of pictures leaves Node some megabytes of garbage.
 */
async function answer(
  { requestId, request }: Protocol.Fetch.RequestPausedEvent,
  session: CDPSession,
  bundle: PrintBundle,
): Promise<void> {
  const url = URL.parse(request.url);
  const isOurs = url?.origin === PRINT_ORIGIN && request.method === 'GET';
  // A file that cannot be read is blocked, and the page reports which.
  const file = isOurs ? await bundle.read(url.pathname, url.searchParams).catch(() => null) : null;
  const answered = file
    ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, ...toResponse(file) })
    : session.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
  // The page may be closed meanwhile.
  await answered.catch(() => undefined);
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
