import { getTimeout } from '../../api/client.ts';

/**
 * Fetches the file at a short-lived address; throws if it is missing or does not arrive in time. An expired
 * address is refused without CORS headers, so `fetch` throws as for a lost network.
 */
export async function fetchFile(url: string, name: string): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), getTimeout(0));
  const response = await fetch(url, { signal: silence.signal }).catch(() => undefined);
  // A large file may take its time once it comes.
  clearTimeout(timer);
  if (!response?.ok) throw new Error(`${name} could not be fetched. Please load this page again.`);
  return response;
}

/** Brings addresses whose time has just begun. */
export const reload = (): void => window.location.reload();
