import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createImageError } from '../../errors/image-error.ts';
import { ELEMENTS, SVG, UNWRAPPED, WITH_TEXT, XLINK } from './svg-allowed.ts';

/** An element of a drawing that may stand in it; its attributes are as they came. */
export interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
}

const MOST_ELEMENTS = 60_000;
const DEEPEST = 200;

/**
 * The drawing as a tree of the elements that we know; what is in an unknown one goes with it. Refuses what is not
 * well formed, declares entities of its own, is no SVG, or has no end.
 */
export function treeOf(source: string): Element {
  const found: Element = { name: 'found', attributes: new Map(), children: [] };
  const open: (Element | null)[] = [found];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw createImageError('failed');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw createImageError('failed');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) throw createImageError('failed');
    const parent = open.at(-1) ?? null;
    open.push(parent && enter(parent, tag));
  });
  parser.on('closetag', () => void open.pop());
  const write = (text: string) => {
    const inside = open.at(-1);
    if (inside && WITH_TEXT.has(inside.name)) inside.children.push(text);
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(source).close();
  const [root] = found.children;
  if (typeof root !== 'object' || root.name !== 'svg') throw createImageError('failed');
  return root;
}

/** Where the children of a tag go: into its own element, into its parent, or nowhere. */
function enter(parent: Element, { local, uri, attributes }: SaxesTagNS): Element | null {
  if (uri !== SVG && uri !== '') return null;
  if (UNWRAPPED.has(local)) return parent;
  if (!ELEMENTS.has(local)) return null;
  const own = Object.values(attributes).flatMap(({ local: name, uri: of, value }) =>
    of === '' || (of === XLINK && name === 'href') ? [[name, value] as const] : [],
  );
  const element = { name: local, attributes: new Map(own), children: [] };
  parent.children.push(element);
  return element;
}

/** Every element, the outer before the inner. */
export function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child === 'object') yield* within(child);
}
