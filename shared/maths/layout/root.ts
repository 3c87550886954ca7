import type { MathsElement } from '../node/maths-node.ts';
import { type Box, createRule, joinBoxes, move } from './box.ts';
import { getConstant } from './metrics.ts';
import { layOutRow } from './row.ts';
import { growUpwards } from './stretch.ts';
import { type LayOut, type Style, setLevel } from './style.ts';

/** The room between what a root is of and the line over it. */
const GAP = 120;
/** The line goes on a little behind its last figure. */
const BEHIND = 60;

/** Lays out a square root, its sign as high as what it is of. */
export function layOutSquareRoot(inner: Box, style: Style): Box {
  const { size } = style;
  const thickness = getConstant('radicalRuleThickness') * size;
  const needed = inner.ascent + inner.descent + GAP * size + thickness;
  const sign = growUpwards('√', needed, style);
  if (!sign) return inner;
  const spare = Math.max(0, sign.ascent + sign.descent - needed);
  const top = inner.ascent + GAP * size + spare / 2 + thickness;
  const width = inner.width + BEHIND * size;
  return {
    ...joinBoxes(sign.width + width, [{ box: inner, x: sign.width, y: 0 }]),
    ascent: top,
    descent: Math.max(inner.descent, sign.ascent + sign.descent - top),
    marks: [
      ...move(sign, 0, sign.ascent - top),
      ...move(inner, sign.width, 0),
      // The sign reaches a little under the line, so that no gap is seen.
      createRule(sign.width - 0.5 * thickness, -top, width + 0.5 * thickness, thickness),
    ],
  };
}

export const layOutSqrt = (node: MathsElement, style: Style, layOut: LayOut): Box =>
  layOutSquareRoot(layOutRow(node.children, style, layOut), style);

/** Lays out a root with its degree, which stands in the bend of the sign. */
export function layOutRoot(
  { children: [of = '', degree = ''] }: MathsElement,
  style: Style,
  layOut: LayOut,
): Box {
  const root = layOutSquareRoot(layOut(of, style), style);
  const small = layOut(degree, { ...setLevel(style, style.level + 2), isDisplay: false });
  const before = getConstant('radicalKernBeforeDegree') * style.size;
  const after = getConstant('radicalKernAfterDegree') * style.size;
  const start = Math.max(0, before + small.width + after);
  const raise = (getConstant('radicalDegreeBottomRaisePercent') / 100) * (root.ascent + root.descent);
  return joinBoxes(start + root.width, [
    { box: small, x: start - after - small.width, y: root.descent - raise - small.descent },
    { box: root, x: start, y: 0 },
  ]);
}
