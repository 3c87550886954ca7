import { isEmptyObject } from 'es-toolkit';
import { type MathsElement, type MathsNode, toLetters } from './node/maths-node.ts';

/** Relations, operators between two things, and what separates the entries of a list: a line may end behind them. */
const BREAKS = /^[=≠<>≤≥≈≡≅∼≃→⇒⇔↦∈⊂⊆∣+\-−±∓×÷·∗,;:]$/;
/** Brackets around more letters than this fill a line of their own, and break as what is outside of them does. */
const LONG = 40;

const isNamed = (node: MathsNode | undefined, name: string): node is MathsElement =>
  typeof node === 'object' && node.name === name;

const isBreak = (node: MathsNode): boolean =>
  isNamed(node, 'mo') && node.attributes.form !== 'prefix' && BREAKS.test(toLetters(node).normalize('NFC'));

/** Tells whether a row may be taken apart: what brackets that grow hold stays on one line, and what short ones do. */
function canOpen(row: MathsElement): boolean {
  const [first] = row.children;
  if (row.classes.length > 0 || !isEmptyObject(row.attributes) || !isEmptyObject(row.style)) return false;
  if (!isNamed(first, 'mo') || first.attributes.fence !== 'true') return true;
  return first.attributes.stretchy === 'false' && toLetters(row).length > LONG;
}

const openRows = (nodes: readonly MathsNode[]): MathsNode[] =>
  nodes.flatMap((node) => (isNamed(node, 'mrow') && canOpen(node) ? openRows(node.children) : [node]));

const createRow = (children: readonly MathsNode[]): MathsElement => ({
  name: 'mrow',
  attributes: {},
  classes: [],
  style: {},
  children,
});

/** Groups parts that are side by side into rows, each of which ends where a line may end. */
function groupRows(nodes: readonly MathsNode[]): MathsElement[] {
  const rows: MathsNode[][] = [];
  let isOver = false;
  for (const node of nodes) {
    // The space behind an operator stays on its line.
    if (rows.length === 0 || (isOver && !isNamed(node, 'mspace'))) rows.push([]);
    isOver = isBreak(node) || (isOver && isNamed(node, 'mspace'));
    rows.at(-1)?.push(node);
  }
  return rows.map(createRow);
}

/**
 * Splits a formula into rows between which a line may end, as TeX does: behind relations and operators outside of
 * fractions, roots and growing brackets. A style around the whole is put around each row.
 */
export function breakLines(nodes: readonly MathsNode[]): MathsElement[] {
  const opened = openRows(nodes);
  const [only] = opened;
  if (opened.length !== 1 || !isNamed(only, 'mstyle')) return groupRows(opened);
  return breakLines(only.children).map(({ children }) => createRow([{ ...only, children }]));
}
