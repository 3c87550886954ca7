/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeepMessage } from './keep-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages that are useful without a connection: drafts and lists are on the device. */
const PAGES = [/^\/$/, /^\/(new|edit|trash|bank|shared|account|gallery)(\/|$)/];
const SHELL = '/index.html';
/** The most files that stay: those of two versions of the editor. */
const MOST_FILES = 600;
const LONGEST_S = 60 * 24 * 3600;
/** How long a slow server may take before the page of the last visit opens. */
const PATIENCE_S = 4;

/** All addresses are one page. It comes from the server wherever there is one, so that nobody works in an old editor. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [{ cacheKeyWillBeUsed: async () => SHELL }],
});

/** Names under `/assets/` contain a hash of the content: what is there is right. */
const files = new CacheFirst({
  cacheName: 'files',
  // Workbox declares its own plugin more loosely than our compiler allows.
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: LONGEST_S }) as WorkboxPlugin],
});

enable();
registerRoute(new NavigationRoute(pages, { allowlist: PAGES }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isKeepMessage(data)) return;
  const keep = (strategy: CacheFirst | NetworkFirst, address: string) =>
    strategy.handle({ event, request: new Request(address) });
  // One that fails now is kept when it is requested next.
  event.waitUntil(
    Promise.allSettled([keep(pages, SHELL), ...data.keep.map((address) => keep(files, address))]),
  );
});

// A new worker works with every version of the pages, since it knows none of their files by name.
void self.skipWaiting();
clientsClaim();
