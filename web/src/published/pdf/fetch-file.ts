import { getTimeout } from '../../api/client.ts';

/**
 * What lies at a short-lived address; throws where it is not there, or nothing is said for too long. An address whose
 * time is over is refused without leave to read it, so that fetch throws as for a lost network.
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
