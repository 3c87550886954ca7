import { toOuterHtml } from '../source/read-xml.ts';
import { listElements, type XmlElement } from '../source/xml-tree.ts';

const toOneName = (name: string): string => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

/** Gives elements and attributes the same names in QTI 2 and 3: "qti-simple-choice" is "simplechoice". */
export const toOneNaming = (element: XmlElement): XmlElement => ({
  name: toOneName(element.name),
  attributes: Object.fromEntries(
    Object.entries(element.attributes).map(([key, value]) => [toOneName(key), value]),
  ),
  children: element.children.map((child) => (typeof child === 'string' ? child : toOneNaming(child))),
});

/** Copies the tree with elements replaced by a text, or as they are where `replace` returns null. */
export function replaceElements(
  element: XmlElement,
  replace: (child: XmlElement) => string | null,
): XmlElement {
  const children = element.children.map((child) => {
    if (typeof child === 'string') return child;
    return replace(child) ?? replaceElements(child, replace);
  });
  return { ...element, children };
}

/** Writes what is inside as HTML, without elements of a name. */
export const toHtmlWithout = (element: XmlElement, names: readonly string[]): string =>
  replaceElements(element, ({ name }) => (names.includes(name) ? '' : null))
    .children.map((child) => (typeof child === 'string' ? escapeText(child) : toOuterHtml(child)))
    .join('');

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Finds all elements of a name, also within each other, in their order. */
export const findDeep = (parent: XmlElement, name: string): XmlElement[] =>
  listElements(parent).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findDeep(child, name),
  ]);
