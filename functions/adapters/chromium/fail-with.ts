import { addAbortListener } from 'node:events';

/**
 * Resolves as the work does, and rejects with the signal's reason as soon as it aborts. A race with one promise for the
 * browser's whole life would keep the result of every race, each a PDF, until the browser ends.
 */
export async function failWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  using _ = addAbortListener(signal, () => reject(signal.reason));
  work.then(resolve, reject);
  return await promise;
}
