import type { MathsElement } from '../node/maths-node.ts';
import { type Box, createRule, joinBoxes, padBox } from './box.ts';
import { getConstant } from './metrics.ts';
import { type LayOut, readLength, type Style, toPart } from './style.ts';

/** The room between the line of a fraction and its figures, and beside them. */
const GAP = 130;
const STACK_GAP = 280;
const BESIDE = 120;
const AROUND = 100;

/** All figures and letters below a line stand on one base line, as high as the highest figure. */
const FIGURE = 724;

/** Lays out a fraction, or one number above another where it has no line. */
export function layOutFraction(node: MathsElement, style: Style, layOut: LayOut): Box {
  const { size } = style;
  const [top, bottom] = [0, 1].map((index) => layOut(node.children[index] ?? '', toPart(style))) as [
    Box,
    Box,
  ];
  const bottomSize = toPart(style).size;
  const axis = getConstant('axisHeight') * size;
  const thickness =
    readLength(node.attributes.linethickness, style) ?? getConstant('fractionRuleThickness') * size;
  const gap = (thickness > 0 ? GAP : STACK_GAP / 2) * size;
  const inner = Math.max(top.width, bottom.width) + 2 * BESIDE * size;
  const place = (box: Box, y: number) => ({ box, x: (inner - box.width) / 2, y });
  const joined = joinBoxes(inner, [
    place(top, -axis - thickness / 2 - gap - top.descent),
    place(bottom, -axis + thickness / 2 + gap + Math.max(bottom.ascent, FIGURE * bottomSize)),
  ]);
  const line = thickness > 0 ? [createRule(0, -axis - thickness / 2, inner, thickness)] : [];
  const around = AROUND * size;
  return padBox({ ...joined, marks: [...joined.marks, ...line] }, { left: around, right: around });
}
