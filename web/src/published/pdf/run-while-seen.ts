/** Runs a drawing and aborts it when its component unmounts; returns the function that aborts. */
export function runWhileSeen(drawing: (signal: AbortSignal) => Promise<void>): () => void {
  const seen = new AbortController();
  drawing(seen.signal).catch((error) => {
    // A closed PDF rejects all pending calls, and it may be closed just before its drawings are aborted.
    setTimeout(() => {
      if (!seen.signal.aborted) throw error;
    });
  });
  return () => seen.abort();
}
