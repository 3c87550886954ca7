import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';

/** The longest wait where no frame is drawn, as in a background tab. */
const PATIENCE_MS = 100;

/**
 * Calls back after the next frame is painted and nothing else waits, or soon where no frame comes. Returns a
 * function that cancels the call.
 */
export function runAfterFrame(callback: () => void): () => void {
  let callOff = () => cancelAnimationFrame(frame);
  const noFrame = setTimeout(() => {
    callOff();
    callback();
  }, PATIENCE_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(noFrame);
    callOff = runWhenIdle(callback, PATIENCE_MS);
  });
  return () => {
    clearTimeout(noFrame);
    callOff();
  };
}
