import type { VNode } from 'preact';

/** Returns the element of a node, which Preact keeps under a short name that its own tools rely on too. */
export const getElement = (vnode: VNode): Element | null =>
  (vnode as { readonly __e?: Element | null }).__e ?? null;
