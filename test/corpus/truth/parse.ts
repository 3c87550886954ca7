import { parseDocument } from 'htmlparser2';

/**
 * A tree of XML that a general parser makes, for the second reader of keys: it shares nothing with the readers of the
 * product, so that a fault in these does not hide itself.
 */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

type Dom = ReturnType<typeof parseDocument>['children'][number];

const toNode = (dom: Dom): (Node | string)[] => {
  if ('data' in dom && dom.type === 'text') return [dom.data];
  if (!('children' in dom)) return [];
  const children = (dom.children as Dom[]).flatMap(toNode);
  if (!('attribs' in dom)) return children;
  return [{ name: dom.name.replace(/^.*:/, ''), attributes: dom.attribs, children }];
};

export function parse(text: string): Node {
  const { children } = parseDocument(text, { xmlMode: true, decodeEntities: true });
  return { name: '', attributes: {}, children: (children as Dom[]).flatMap(toNode) };
}

export const list = ({ children }: Node, name?: string): Node[] =>
  children.filter((child): child is Node => typeof child !== 'string' && (!name || child.name === name));
export const first = (node: Node, name: string): Node | undefined => list(node, name)[0];
export const deep = (node: Node, ...names: readonly string[]): Node[] =>
  list(node).flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...deep(child, ...names)]);
export const textOf = (node: Node | undefined): string =>
  (node?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
