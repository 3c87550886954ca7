/** What a person does first: a reload, a test of the page's weight or a background tab does none of it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls `run` once, at the first sign that a person is at the page; returns what stops waiting for it. */
export function whenTouched(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch, CAPTURE);
  };
  const touch = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, touch, CAPTURE);
  return stop;
}

const CAPTURE = { capture: true, passive: true } as const;
