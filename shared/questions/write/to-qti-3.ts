import { readXml, toOuterHtml } from '../source/read-xml.ts';
import type { XmlElement } from '../source/xml-tree.ts';

/** Elements of QTI whose names have one word; all others of QTI have several, and those of HTML have one. */
const ONE_WORD = new Set(['value', 'prompt', 'weight']);

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toName = (name: string): string =>
  ONE_WORD.has(name) || /[A-Z]/.test(name) ? `qti-${toKebab(name)}` : name;

/** What an attribute of QTI 2.1 says in QTI 3. */
const VALUES: Readonly<Record<string, string>> = {
  'http://www.imsglobal.org/xsd/imsqti_v2p1': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct':
    'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
};

function rename(element: XmlElement): XmlElement {
  const attributes = Object.entries(element.attributes).map(([key, value]) => [
    toKebab(key),
    /^(?:xmlns|template)$/.test(key) ? (VALUES[value] ?? value) : value,
  ]);
  const children = element.children.map((child) => (typeof child === 'string' ? child : rename(child)));
  return { name: toName(element.name), attributes: Object.fromEntries(attributes), children };
}

/** Writes an item or a test of QTI 2.1 as QTI 3: "simpleChoice" is "qti-simple-choice", and so on. */
export const toQtiThree = (text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toOuterHtml(rename(readXml(text)))}\n`;
