import { options, type Ref, type VNode } from 'preact';
import 'preact/compat';

const focused = new WeakSet<HTMLElement>();
const finish = options.vnode;

/** Focuses an element with `autoFocus` when it has come into the page. A browser does that only for the first of a page. */
options.vnode = (vnode) => {
  finish?.(vnode);
  const props = vnode.props as { autoFocus?: boolean };
  if (typeof vnode.type !== 'string' || !props.autoFocus) return;
  delete props.autoFocus;
  const { ref } = vnode as VNode & { ref?: Ref<HTMLElement> };
  vnode.ref = (element: HTMLElement | null) => {
    setRef(ref, element);
    if (!element || focused.has(element)) return;
    focused.add(element);
    element.focus();
  };
};

function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
