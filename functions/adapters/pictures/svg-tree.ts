import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createImageError } from '../../errors/image-error.ts';
import { ELEMENTS, SVG, UNWRAPPED, WITH_TEXT, XLINK } from './svg-allowed.ts';

/** An allowed element of a drawing, with its attributes as they came. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgNode | string)[];
}

const MAX_ELEMENTS = 60_000;
const MAX_DEPTH = 200;

/**
 * Parses a drawing into a tree of allowed elements; unknown elements are dropped with their content. Throws
 * when it is malformed, declares entities, is no SVG or is too large.
 */
export function parseSvg(source: string): SvgNode {
  const found: SvgNode = { name: 'found', attributes: new Map(), children: [] };
  const open: (SvgNode | null)[] = [found];
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
    if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw createImageError('complex');
    const parent = open.at(-1) ?? null;
    open.push(parent && addElement(parent, tag));
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

/** Adds an element to its parent. Returns the node that receives its children; null when they are dropped. */
function addElement(parent: SvgNode, { local, uri, attributes }: SaxesTagNS): SvgNode | null {
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

/** Yields an element and its descendants, the outer before the inner. */
export function* walk(element: SvgNode): Generator<SvgNode> {
  yield element;
  for (const child of element.children) if (typeof child === 'object') yield* walk(child);
}
