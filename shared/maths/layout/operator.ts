import type { MathsElement } from '../node/maths-node.ts';
import { type Box, EMPTY, padBox } from './box.ts';
import { layOutText } from './letters.ts';
import { type Form, getSpaces, growsUpwards, isLarge, toSign } from './operators.ts';
import { centre, growLarge, growUpwards } from './stretch.ts';
import { readLength, type Style } from './style.ts';

/** How far the parts beside a sign go up and down; it grows around them. */
export interface Extent {
  readonly ascent: number;
  readonly descent: number;
}

const axisOf = (style: Style): Extent => centre(EMPTY, style);

/** Returns how high a sign must be that stands on both sides of the line of a fraction alike. */
function findTarget({ ascent, descent }: Extent, style: Style): number {
  const axis = axisOf(style).ascent;
  return 2 * Math.max(ascent - axis, descent + axis);
}

/** Lays out an operator alone; around it is what stands beside it. */
export function layOutOperator(node: MathsElement, style: Style, beside: Extent | null = null): Box {
  const sign = toSign(node);
  const letters = layOutText(sign, style);
  if (isLarge(sign) && style.isDisplay) return centre(growLarge(sign, style) ?? letters, style);
  const least = readLength(node.attributes.minsize, style);
  const target = least ?? (beside && growsUpwards(node, sign) ? findTarget(beside, style) : 0);
  if (target === 0 || target <= letters.ascent + letters.descent) return letters;
  const grown = growUpwards(sign, target, style);
  return grown ? centre(grown, style) : letters;
}

/** Keeps the room around an operator that its kind and its form ask for. */
export function spaceOperator(box: Box, operator: MathsElement, form: Form, style: Style): Box {
  const stated = operator.attributes.form;
  const own = stated === 'prefix' || stated === 'infix' || stated === 'postfix' ? stated : form;
  const [before, behind] = getSpaces(toSign(operator), own);
  const { lspace, rspace } = operator.attributes;
  const left = readLength(lspace, style) ?? before * 1000 * style.size;
  const right = readLength(rspace, style) ?? behind * 1000 * style.size;
  return padBox(box, { left, right });
}
