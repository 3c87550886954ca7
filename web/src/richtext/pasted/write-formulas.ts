import { findPictureTex } from '#shared/maths/formula-text.ts';
import type { MathsElement, MathsNode } from '#shared/maths/node/maths-node.ts';
import { toTex } from '#shared/maths/to-tex.ts';

/** Elements within elements: no formula needs more. */
const DEEPEST = 50;

const listChildren = (element: Element, depth: number): MathsNode[] =>
  [...element.childNodes].flatMap((child): MathsNode[] => {
    if (child instanceof Element) return depth < DEEPEST ? [toNode(child, depth + 1)] : [];
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : [];
  });

const toNode = (element: Element, depth = 0): MathsElement => ({
  name: element.localName.replace(/^.*:/, ''),
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  classes: [],
  style: {},
  children: listChildren(element, depth),
});

/** Writes formulas of a web page as TeX: a page may draw each of them twice, and may bring its TeX along. */
export function writeFormulas(root: Element | DocumentFragment): void {
  const found = root.querySelectorAll('.katex, mjx-container, .MathJax, math, mml\\:math, m\\:math');
  for (const formula of found) {
    const maths = formula.localName.endsWith('math') ? formula : formula.querySelector('math');
    const tex = maths && formula.isConnected ? toTex(toNode(maths)) : '';
    if (tex !== '') formula.replaceWith(`\\(${tex}\\)`);
  }
  for (const picture of root.querySelectorAll('img')) {
    const attributes = [...picture.attributes].map(({ name, value }) => [name, value] as const);
    const tex = findPictureTex(Object.fromEntries(attributes));
    if (tex !== null) picture.replaceWith(`\\(${tex}\\)`);
  }
}
