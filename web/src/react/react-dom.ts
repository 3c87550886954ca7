import './auto-focus.ts';
import './events.ts';
import { flushSync } from './effects.ts';
import * as compat from 'preact/compat';
export * from 'preact/compat';
export { flushSync };

/** A container of react-aria that is no part of the page: it collects the items of a list that renders later. */
interface Collected {
  ownerDocument: { createElement: (type: string) => CollectedElement; createElementNS?: unknown };
}
interface CollectedElement {
  nodeType: number;
  parentNode: { removeChild: (child: CollectedElement) => void } | null;
  remove?: () => void;
}

/** Renders children into another element, or into a container of react-aria. */
export const createPortal: typeof compat.createPortal = (children, container) => {
  lendElements(container as unknown as Collected);
  return compat.createPortal(children, container);
};

/** Gives react-aria's own document what Preact calls on a document, and its elements what Preact calls on an element. */
function lendElements({ ownerDocument }: Collected): void {
  if (ownerDocument.createElementNS) return;
  ownerDocument.createElementNS = (_: string, type: string) => {
    const element = ownerDocument.createElement(type);
    element.nodeType = Node.ELEMENT_NODE;
    element.remove = () => element.parentNode?.removeChild(element);
    return element;
  };
}

export default { ...compat.default, createPortal, flushSync };
