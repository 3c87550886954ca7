import { ApiError, createOfflineError, createUnansweredError } from './api-error.ts';
import { getTimeout } from './client.ts';

interface Slot {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Sending {
  /** The progress in percent. */
  readonly onPercent?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a file to its slot, by XMLHttpRequest because `fetch` reports no progress. Rejects with an
 * `ApiError`, or with the signal's reason after an abort.
 */
export function sendFile(slot: Slot, file: ArrayBuffer, { onPercent, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('PUT', slot.url);
    for (const [name, value] of Object.entries(slot.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent?.(Math.round((100 * loaded) / total));
    request.onload = () => (request.status === 200 ? resolve() : reject(createRefusedError(request.status)));
    request.timeout = getTimeout(file.byteLength);
    request.ontimeout = () => reject(createUnansweredError());
    request.onerror = () => reject(createOfflineError());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Creates an error with our own message in place of the bucket's. */
const createRefusedError = (status: number): ApiError =>
  new ApiError({ code: 'unavailable', status, message: 'The image could not be sent. Please try again.' });
