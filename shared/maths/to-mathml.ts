import type { MathsNode } from './node/maths-node.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Attributes of the page that draws it. */
const OWN: ReadonlySet<string> = new Set(['mathbackground']);

function writeNode(node: MathsNode): string {
  if (typeof node === 'string') return escapeXml(node);
  // It draws a stroke on a page; its element says by its notation that there is one.
  if (/cancel|longdiv-arc/.test(node.classes.join(' '))) return '';
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  return `<${node.name}${attributes.join('')}>${node.children.map(writeNode).join('')}</${node.name}>`;
}

/** Writes a formula as an element of MathML, with its TeX beside it. */
export const toMathMl = (nodes: readonly MathsNode[], tex: string): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${nodes.map(writeNode).join('')}</mrow><annotation encoding="application/x-tex">${escapeXml(tex)}</annotation></semantics></math>`;
