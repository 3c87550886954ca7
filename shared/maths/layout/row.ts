import type { MathsNode } from '../node/maths-node.ts';
import { type Box, joinRow } from './box.ts';
import { type Extent, layOutOperator, spaceOperator } from './operator.ts';
import { type Form, findOperator, growsUpwards, toSign } from './operators.ts';
import type { LayOut, Style } from './style.ts';

const isSpace = (node: MathsNode): boolean =>
  typeof node !== 'string' &&
  (node.name === 'mspace' || (node.name === 'mrow' && node.children.length === 0));

function findForm(nodes: readonly MathsNode[], node: MathsNode): Form {
  const seen = nodes.filter((other) => !isSpace(other));
  if (seen.length > 1 && seen[0] === node) return 'prefix';
  return seen.length > 1 && seen.at(-1) === node ? 'postfix' : 'infix';
}

/** Lays out parts that are side by side: brackets grow around the others, and operators stand apart. */
export function layOutParts(nodes: readonly MathsNode[], style: Style, layOut: LayOut): Box[] {
  const grows = (node: MathsNode): boolean =>
    typeof node !== 'string' && node.name === 'mo' && growsUpwards(node, toSign(node));
  const others = nodes.map((node) => (grows(node) ? null : layOut(node, style)));
  const beside: Extent = {
    ascent: Math.max(0, ...others.map((box) => box?.ascent ?? 0)),
    descent: Math.max(0, ...others.map((box) => box?.descent ?? 0)),
  };
  return nodes.map((node, index) => {
    const operator = findOperator(node);
    const known = others[index];
    const box = known ?? (operator ? layOutOperator(operator, style, beside) : layOut(node, style));
    return operator ? spaceOperator(box, operator, findForm(nodes, node), style) : box;
  });
}

/** Lays out parts side by side, as one. */
export const layOutRow = (nodes: readonly MathsNode[], style: Style, layOut: LayOut): Box =>
  joinRow(layOutParts(nodes, style, layOut));
