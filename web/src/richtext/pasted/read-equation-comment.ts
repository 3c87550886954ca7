import { readEquation } from '#shared/questions/source/read-omml.ts';
import { findAllElements, type XmlElement } from '#shared/questions/source/xml-tree.ts';

/** The elements of HTML around the runs of an equation, and where each property stands. */
const HTML = /<(?!\/?[mw]:)[^>]*>/g;

const toTree = ({ localName, attributes, childNodes }: Element): XmlElement => ({
  name: localName,
  attributes: Object.fromEntries([...attributes].map((one) => [one.localName, one.value])),
  children: [...childNodes].flatMap((child): (XmlElement | string)[] =>
    child instanceof Element
      ? [toTree(child)]
      : child.nodeType === Node.TEXT_NODE
        ? [(child.textContent ?? '').replace(/\s+/g, ' ')]
        : [],
  ),
});

/** Reads an equation as Word copies it: its XML, among elements of HTML, in a comment. Returns "" where it is none. */
export function readEquationComment(text: string): string {
  const xml = text.replace(HTML, '').replaceAll('&nbsp;', '\u00A0');
  const { documentElement } = new DOMParser().parseFromString(
    `<all xmlns:m="m" xmlns:w="w">${xml}</all>`,
    'application/xml',
  );
  if (documentElement.querySelector('parsererror')) return '';
  const equations = findAllElements(toTree(documentElement), ['oMath']);
  return equations.map(readEquation).join(' ');
}
