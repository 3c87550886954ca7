import * as compat from 'preact/compat';
import { flushSync } from './effects.ts';

export { flushSync };
export const { unstable_batchedUpdates } = compat;

interface CollectionElement {
  nodeType: number;
  parentNode: { removeChild: (child: CollectionElement) => void } | null;
  remove?: () => void;
}
/** A document of react-aria, which collects the entries of a list and is no part of the page. */
interface CollectionDocument {
  createElement: (type: string) => CollectionElement;
  createElementNS?: (namespace: string, type: string) => CollectionElement;
}

/** Renders children into another element, or into the document of a collection. */
export const createPortal: typeof compat.createPortal = (children, container) => {
  const { ownerDocument } = container as unknown as { ownerDocument: CollectionDocument };
  lendMethods(ownerDocument);
  return compat.createPortal(children, container);
};

/** Gives the document of a collection what Preact calls on a document, and its elements what Preact calls on an element. */
function lendMethods(collection: CollectionDocument): void {
  collection.createElementNS ??= (_, type) => {
    const element = collection.createElement(type);
    // They say that they are comments, which Preact passes over when it looks for an element's place.
    element.nodeType = Node.ELEMENT_NODE;
    element.remove = () => element.parentNode?.removeChild(element);
    return element;
  };
}

export default { ...compat.default, createPortal, flushSync };
