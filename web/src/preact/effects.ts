import { options } from 'preact';
import * as compat from 'preact/compat';

let runEffects = () => {};

/** Runs the effects of a change with its rendering, as React does after what a person did, and not after the next frame. */
options.debounceRendering = (render) => queueMicrotask(() => renderWithEffects(render));

/** Runs the effects of a first rendering when the page had a chance to show it. */
options.requestAnimationFrame = (flush) => {
  runEffects = flush;
  setTimeout(flush);
};

/** Renders what a function changes, with its effects, before it returns. */
export function flushSync<Result>(change: () => Result): Result {
  return renderWithEffects(() => compat.flushSync(change));
}

function renderWithEffects<Result>(render: () => Result): Result {
  runEffects();
  const { activeElement } = document;
  const result = render();
  if (document.activeElement === document.body) keepFocus(activeElement);
  runEffects();
  return result;
}

/** Gives the focus back to what has moved, as React does: a browser without `moveBefore` takes it away. */
function keepFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
