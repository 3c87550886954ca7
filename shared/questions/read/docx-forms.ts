import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/read-xml.ts';

/** Elements that a run or a paragraph may have where another program reads only an older form of it. */
const KNOWN = new Set([
  't',
  'sym',
  'symEx',
  'r',
  'drawing',
  'pict',
  'oMath',
  'oMathPara',
  'tab',
  'br',
  'p',
  'tbl',
  'sdt',
]);

/** Chooses between the forms of one thing: the first of which all is known, or else the one for older programs. */
export function chooseForm(parent: XmlElement): XmlElement | undefined {
  const isKnown = (choice: XmlElement) => {
    const inside = listElements(choice);
    return inside.length > 0 && inside.every(({ name }) => KNOWN.has(name));
  };
  return (
    listElements(parent, 'Choice').find(isKnown) ??
    findElement(parent, 'Fallback') ??
    findElement(parent, 'Choice')
  );
}

/** Returns the words of an element, without codes of fields and what was deleted. */
export const getShown = (element: XmlElement): string =>
  findAllElements(element, ['t', 'Fallback', 'instrText', 'delText'])
    .map((part) => (part.name === 't' ? getXmlText(part) : ''))
    .join('');

/** Returns the words of an element that was deleted. */
export const getDeleted = (element: XmlElement): string =>
  findAllElements(element, ['delText', 't', 'Fallback'])
    .map((part) => (part.name === 'Fallback' ? '' : getXmlText(part)))
    .join('');
