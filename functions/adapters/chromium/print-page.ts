import type { HTTPRequest, Page } from 'puppeteer-core';
import type { Picture } from '../../ports/images.ts';
import { PRINT_CSP, PRINT_ORIGIN, type PrintBundle } from './bundle.ts';
import { failWith } from './fail-with.ts';

/**
 * Opens the print page in an empty page, which has no other access. `crash` aborts when the page or its browser ends.
 * Throws when the page cannot be loaded.
 */
export async function openPrintPage(page: Page, bundle: PrintBundle, crash: AbortSignal): Promise<void> {
  page.on('request', (request) => void answer(request, bundle));
  // Both at once: the first answers come when the empty page's process has started, 20 ms later.
  const opened = Promise.all([
    page.setRequestInterception(true),
    // The deadline of the rendering is the only limit.
    page.goto(`${PRINT_ORIGIN}/print.html`, { timeout: 0 }),
  ]);
  await failWith(crash, opened);
}

/** Aborts when the page crashes, after which it never answers. */
export function watchCrash(page: Page): AbortSignal {
  const crash = new AbortController();
  page.once('error', () => crash.abort(new Error('The page crashed')));
  return crash.signal;
}

/** Answers a request from memory or blocks it; nothing is fetched. */
async function answer(request: HTTPRequest, bundle: PrintBundle): Promise<void> {
  const url = URL.parse(request.url());
  const isOurs = url?.origin === PRINT_ORIGIN && request.method() === 'GET';
  // A file that cannot be read is blocked, and the page reports which.
  const file = isOurs ? await bundle.read(url.pathname, url.searchParams).catch(() => null) : null;
  const answered = file ? request.respond(toResponse(file)) : request.abort('accessdenied');
  // The page may be closed meanwhile.
  await answered.catch(() => undefined);
}

const toResponse = ({ type, body }: Picture) => ({
  contentType: type,
  headers: { 'Content-Security-Policy': PRINT_CSP, 'X-Content-Type-Options': 'nosniff' },
  body,
});
