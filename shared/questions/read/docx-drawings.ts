import type { Reading } from '../source/reading.ts';
import { findAllElements, getXmlText, type XmlElement } from '../source/xml-tree.ts';

/** Lists the elements of a name, without those for older programs. */
const listShown = (part: XmlElement, names: readonly string[]): XmlElement[] =>
  findAllElements(part, ['Fallback', ...names]).filter(({ name }) => name !== 'Fallback');

/** Lists the boxes of words in a drawing. */
export const listBoxes = (part: XmlElement): XmlElement[] => listShown(part, ['txbxContent']);

/** Writes the words of a text box, its paragraphs apart. */
export const getBoxText = (box: XmlElement): string =>
  findAllElements(box, ['p'])
    .map((paragraph) => findAllElements(paragraph, ['t', 'instrText', 'delText', 'Fallback']))
    .map((parts) => parts.map((part) => (part.name === 't' ? getXmlText(part) : '')).join(''))
    .join(' ');

/** Shows the pictures of a drawing; names one that is none, and its words. Those in boxes are not read here. */
export function readDrawing(part: XmlElement, reading: Reading): string {
  const boxes = listBoxes(part);
  const words = listShown(part, ['textpath']).map(({ attributes }) => attributes.string ?? '');
  for (const text of words) reading.lose('Words as a drawing', text);
  const about = findAllElements(part, ['docPr'])[0]?.attributes;
  const program = findAllElements(part, ['OLEObject'])[0]?.attributes.ProgID;
  const alt = about?.descr || about?.title || program || '';
  const shown = listShown(part, ['blip', 'imagedata']);
  if (shown.length > 0)
    return shown.map(({ attributes }) => reading.show(attributes.embed ?? attributes.id ?? '', alt)).join('');
  if (program !== undefined) reading.lose('Embedded object', program);
  else if (boxes.length + words.length === 0) reading.lose('Picture', alt || about?.name || '');
  return '';
}
