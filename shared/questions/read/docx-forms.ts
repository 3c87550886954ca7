import type { Reading } from '../source/reading.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/xml-tree.ts';
import { isOn } from './docx-styles.ts';

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

/** Names the choices of a control; tells whether its words only ask for others, which are lost by name. */
export function asksForWords(control: XmlElement, reading: Reading): boolean {
  const properties = findElement(control, 'sdtPr');
  const choices = ['dropDownList', 'comboBox']
    .flatMap((name) => findElement(properties, name) ?? [])
    .flatMap((list) => listElements(list, 'listItem'))
    .map(({ attributes }) => attributes.displayText ?? attributes.value ?? '');
  if (choices.length > 0) reading.lose('Choices of a form', choices.join(' / '));
  if (!isOn(properties, 'showingPlcHdr')) return false;
  reading.lose('Words in the place of an answer', getShown(control));
  return true;
}
