/** Runs what draws, and lets it go as soon as nobody sees it any more; answers what ends it. */
export function runWhileSeen(drawing: (signal: AbortSignal) => Promise<void>): () => void {
  const seen = new AbortController();
  drawing(seen.signal).catch((error) => {
    // A PDF that was closed refuses whatever was still asked of it.
    if (!seen.signal.aborted) throw error;
  });
  return () => seen.abort();
}
