import { SaxesParser } from 'saxes';
import { FILE_LIMITS } from './limits.ts';
import { UnreadableFile } from './reading.ts';
import { escapeXml } from './to-html.ts';

/** An element of an XML file, by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

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

/** Lists the child elements, of one name if that is given. */
export const listElements = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** Finds the first child element of a name. */
export const findElement = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent && listElements(parent, name)[0];

/** Lists all elements of the names below, in their order, without looking inside a found one. */
export function findAllElements(parent: XmlElement, names: readonly string[]): XmlElement[] {
  return listElements(parent).flatMap((child) =>
    names.includes(child.name) ? [child] : findAllElements(child, names),
  );
}

/** Returns all text inside, without markup. */
export const getXmlText = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : getXmlText(child))).join('');

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
