import { options } from 'preact';
import * as compat from 'preact/compat';

let runEffects = () => {};

/**
 * Runs the effects of a change with its rendering, as React does after what a person did. Preact by itself waits for the next
 * frame, and react-aria gives the focus back before that.
 */
options.debounceRendering = (render) =>
  queueMicrotask(() => {
    render();
    runEffects();
  });

/** Runs the effects of a first rendering when the page had a chance to show it. */
options.requestAnimationFrame = (flush) => {
  runEffects = flush;
  setTimeout(flush);
};

/** Renders what a function changes, with its effects, before it returns. */
export const flushSync: typeof compat.flushSync = (change) => {
  const result = compat.flushSync(change as () => never);
  runEffects();
  return result;
};
