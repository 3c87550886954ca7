import { type Component, options as publicOptions, type VNode } from 'preact';

/** What Preact keeps under short names, which its own tools rely on too: the tests of this folder fail if one changes. */
interface InternalOptions {
  /** Called before a component renders. */
  __r?: (vnode: VNode) => void;
}
interface InternalNode {
  /** The element or text of a node. */
  readonly __e?: Element | null;
  /** The component of a node. */
  readonly __c?: (Component & { readonly __H?: { readonly __h?: readonly unknown[] } }) | null;
}

export const options = publicOptions as typeof publicOptions & InternalOptions;

export const getElement = (vnode: VNode): Element | null => (vnode as InternalNode).__e ?? null;

/** Tells whether effects of a component wait from the time when it rendered last. */
export const hasWaitingEffects = (vnode: VNode): boolean =>
  ((vnode as InternalNode).__c?.__H?.__h?.length ?? 0) > 0;
