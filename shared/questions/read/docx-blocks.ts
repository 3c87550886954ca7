import type { Reading } from '../source/reading.ts';
import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { asksForWords, chooseForm } from './docx-forms.ts';
import { GAP } from './docx-tabs.ts';

const create = (name: string, child: XmlElement | string): XmlElement => ({
  name,
  attributes: {},
  children: [child],
});
/** Creates a paragraph of one run. */
const createLine = (text: string): XmlElement => create('p', create('r', create('t', text)));

/** Names an embedded file, and a text that somebody has deleted; lists what a wrapper has inside. */
function openWrapper(element: XmlElement, reading: Reading): XmlElement[] {
  switch (element.name) {
    case 'AlternateContent': {
      const chosen = chooseForm(element);
      return chosen ? listBlocks(chosen, reading) : [];
    }
    case 'del':
    case 'moveFrom':
      reading.lose('Deleted text', getXmlText(element));
      return [];
    case 'altChunk':
      reading.lose('Embedded file', element.attributes.id ?? '');
      return [];
    case 'sdt':
      return asksForWords(element, reading) ? [createLine(GAP)] : listBlocks(element, reading);
    case 'sdtPr':
    case 'sectPr':
      return [];
    default:
      return listBlocks(element, reading);
  }
}

/** Lists the paragraphs and tables of a part, also those in a control or a wrapper. */
export const listBlocks = (parent: XmlElement, reading: Reading): XmlElement[] =>
  listElements(parent).flatMap((child) =>
    child.name === 'p' || child.name === 'tbl' ? [child] : openWrapper(child, reading),
  );

/** Lists the paragraphs of a cell, and of the tables within it. */
export const listParagraphs = (parent: XmlElement, reading: Reading): XmlElement[] =>
  listBlocks(parent, reading).flatMap((block) =>
    block.name === 'p' ? [block] : listParagraphs(block, reading),
  );
