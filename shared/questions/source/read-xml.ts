import { SaxesParser } from 'saxes';
import { FILE_LIMITS } from './limits.ts';
import { UnreadableFile } from './reading.ts';
import { escapeXml } from './to-html.ts';
import { listElements, type XmlElement } from './xml-tree.ts';

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Names of HTML that such files have without declaring them. */
const NAMED = { nbsp: '\u00A0', copy: '©', ndash: '–', mdash: '—', hellip: '…', deg: '°', times: '×' };

/**
 * Reads an XML file into a tree. Entities of its own are never expanded and nothing is fetched; throws
 * `UnreadableFile` with the line where it is no XML, nests too deep or has too many parts.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, NAMED);
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  const add = (child: XmlElement | string) => {
    nodes += 1;
    if (nodes > FILE_LIMITS.nodes)
      throw new UnreadableFile(`The file has more than ${FILE_LIMITS.nodes} parts.`);
    open.at(-1)?.children.push(child);
  };
  parser.on('error', (error) => {
    throw new UnreadableFile(
      `Line ${parser.line} is no XML: ${error.message.replace(/^\d+:\d+: /, '').slice(0, 120)}`,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    const entries = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const element = { name: withoutPrefix(name), attributes: Object.fromEntries(entries), children: [] };
    add(element);
    open.push(element);
    if (open.length > FILE_LIMITS.depth)
      throw new UnreadableFile(`Line ${parser.line}: elements nest deeper than ${FILE_LIMITS.depth}.`);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [first] = listElements(root);
  if (!first) throw new UnreadableFile('The file is empty.');
  return first;
}

/** Writes what is inside as HTML again, so that the reader of HTML finds its words and marks. */
export const toInnerHtml = (element: XmlElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : toOuterHtml(child)))
    .join('');

/** Writes the element and what is inside as HTML. */
export function toOuterHtml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value)}"`,
  );
  return `<${element.name}${attributes.join('')}>${toInnerHtml(element)}</${element.name}>`;
}
