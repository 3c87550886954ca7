/**
 * What a person does first: a reload, a test of the page's weight or a background tab does none of it. A screen reader
 * may click without pressing.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'paste', 'wheel', 'click'] as const;

/** A visitor who came from another page of the site has touched that page. */
let isTouched = false;

/** Tells whether a person was seen at the page before, by any of those who waited for one. */
export const hasBeenTouched = (): boolean => isTouched;

/** Calls `run` once, at the first sign that a person is at the page; returns what stops waiting for it. */
export function whenTouched(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch, CAPTURE);
  };
  const touch = (event: Event) => {
    if (isMadeByBrowser(event)) return;
    stop();
    isTouched = true;
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, touch, CAPTURE);
  return stop;
}

const CAPTURE = { capture: true, passive: true } as const;

/** Tells whether a browser says by itself that a resting pointer moved, because the page below it is another now. */
const isMadeByBrowser = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;
