import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';

/** Where no frame is drawn, as in a tab that nobody sees, nobody waits for longer. */
const PATIENCE_MS = 100;

/** Calls back when the next frame is out and nothing else waits, soon where there is none. What it returns calls it off. */
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
