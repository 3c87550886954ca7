import { trustAddress } from '../device/trusted-address.ts';
import type { KeepMessage } from './keep-message.ts';

const SCRIPT = '/service-worker.js';

/**
 * Keeps the site on the device, so that it opens without a connection. The files that this page has loaded before the
 * service worker came are told to it; all later ones pass through it. Does nothing where a browser has no service worker
 * or forbids it, as in some private windows.
 */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hadWorker = serviceWorker.controller !== null;
  try {
    await serviceWorker.register(trustAddress('service-worker', SCRIPT));
    if (hadWorker) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: listLoadedFiles() } satisfies KeepMessage);
  } catch {
    // Without the worker the site opens while there is a connection, as ever.
  }
}

/** Lists the files of the site that the page has loaded, as paths under `/assets/`. */
function listLoadedFiles(): string[] {
  const { origin } = location;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
