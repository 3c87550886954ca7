/**
 * Calls back once the browser is idle, after `patience` ms at the latest. Returns a function that cancels the
 * call.
 */
export function runWhenIdle(work: () => void, patience: number): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(idle);
}
