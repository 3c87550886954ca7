import { options } from 'preact';
import 'preact/compat';
import { getElement } from './get-element.ts';

/** What goes out of the page, or is out of it. */
const removed = new WeakSet<Element>();

const finishUnmount = options.unmount;
options.unmount = (vnode) => {
  finishUnmount?.(vnode);
  const element = typeof vnode.type === 'string' && getElement(vnode);
  if (element) removed.add(element);
};

const finishDiff = options.diffed;
options.diffed = (vnode) => {
  finishDiff?.(vnode);
  // What waited out of the page for a part to load comes back.
  const element = typeof vnode.type === 'string' && getElement(vnode);
  if (element) removed.delete(element);
};

/**
 * Tells no handler that the focus leaves an element because it is removed, as React does: a field that is deleted with
 * what was typed in it would write that into the one that takes its place.
 */
const finishVNode = options.vnode;
options.vnode = (vnode) => {
  finishVNode?.(vnode);
  const props = vnode.props as { onfocusout?: unknown };
  if (typeof vnode.type !== 'string' || typeof props.onfocusout !== 'function') return;
  const leave = props.onfocusout as (event: FocusEvent) => void;
  props.onfocusout = (event: FocusEvent) => {
    if (!isRemoved(event)) leave(event);
  };
};

function isRemoved({ target, currentTarget }: FocusEvent): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (removed.has(element)) return true;
    if (element === currentTarget) return false;
  }
  return false;
}
