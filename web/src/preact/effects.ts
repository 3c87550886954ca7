import * as compat from 'preact/compat';
import { hasWaitingEffects, options } from './internals.ts';

let runEffects = () => {};

/** Runs the effects of a change with its rendering, as React does after what a person did, and not after the next frame. */
options.debounceRendering = (render) => queueMicrotask(() => renderWithEffects(render));

/** Runs the effects of a first rendering when the page had a chance to show it. */
options.requestAnimationFrame = (flush) => {
  runEffects = flush;
  setTimeout(flush);
};

/**
 * Runs all effects that wait before a component renders again. Preact by itself runs those of the component alone: a dialog
 * would take the focus before the field inside it.
 */
const prepare = options.__r;
options.__r = (vnode) => {
  if (hasWaitingEffects(vnode)) runEffects();
  prepare?.(vnode);
};

/** Renders what a function changes, with its effects, before it returns. */
export function flushSync<Result>(change: () => Result): Result {
  return renderWithEffects(() => compat.flushSync(change));
}

function renderWithEffects<Result>(render: () => Result): Result {
  runEffects();
  const result = render();
  runEffects();
  return result;
}
