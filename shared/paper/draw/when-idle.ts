/** Calls back once nothing else is to be done, after so many ms at the latest; answers what takes it back. */
export function runWhenIdle(work: () => void, patience: number): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(idle);
}
