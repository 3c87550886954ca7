/** Where no frame is drawn, as in a tab that nobody sees, nobody waits for longer. */
const NO_FRAME_MS = 100;

/** Calls back once the next frame is out, or soon where there is none. What it returns calls it off. */
export function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(callback, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
