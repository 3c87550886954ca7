import { addAbortListener } from 'node:events';
import type { Protocol } from 'devtools-protocol';
import type { Picture } from '../../ports/images.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';
import type { DevTools } from './devtools.ts';

/** Answers every request from memory or blocks it; nothing is fetched. */
function createAnswer(bundle: PrintBundle, devtools: DevTools) {
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
 * Opens the print page in an empty page; `ended` aborts when the browser ends. The page has no other access. Throws when
 * the page cannot be loaded.
 */
export async function openPrintPage(
  devtools: DevTools,
  bundle: PrintBundle,
  ended: AbortSignal,
): Promise<void> {
  devtools.on('Fetch.requestPaused', createAnswer(bundle, devtools));
  const loaded = waitForLoad(devtools, ended);
  // It is awaited only once the page has been asked for, and may fail before.
  loaded.catch(() => undefined);
  // All at once, in this order: the first answers come when the empty page's process has started, 20 ms later.
  const enabled = Promise.all([
    devtools.send('Fetch.enable'),
    devtools.send('Page.enable'),
    devtools.send('Inspector.enable'),
  ]);
  const navigated = devtools.send('Page.navigate', { url: `${PRINT_ORIGIN}/print.html` });
  const [{ errorText }] = await Promise.all([navigated, enabled]);
  if (errorText) throw new Error(`The print page cannot be loaded: ${errorText}`);
  await loaded;
}

/** Resolves when the page has loaded; rejects when it crashes, or its browser ends, before. */
async function waitForLoad(devtools: DevTools, ended: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error('The print page cannot be loaded: its browser ended'));
  using _ = addAbortListener(ended, fail);
  devtools.once('Page.loadEventFired', () => resolve());
  devtools.once('Inspector.targetCrashed', fail);
  await promise;
}
