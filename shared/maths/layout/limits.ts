import { type MathsElement, type MathsNode, toLetters } from '../node/maths-node.ts';
import { type Box, EMPTY, joinBoxes, type PlacedBox } from './box.ts';
import { getConstant } from './metrics.ts';
import { findOperator, toSign } from './operators.ts';
import { layOutScripts } from './scripts.ts';
import { getAccent, growSideways } from './stretch.ts';
import { type LayOut, type Style, styleOf, toScript } from './style.ts';

/** The room between a letter and what stands close over or under it: a hat, an arrow or a brace. */
const CLOSE = 70;

/** An operator that grows as long as what is below or above it. */
interface Growing {
  readonly operator: MathsElement;
  readonly sign: string;
}

function findGrowing(node: MathsNode | undefined): Growing | null {
  const operator = findOperator(node);
  if (operator?.attributes.stretchy !== 'true') return null;
  const sign = toSign(operator);
  return growSideways(sign, 0, { size: 1, level: 0, isDisplay: false }) ? { operator, sign } : null;
}

/** Accents stand close to their letter, in its size. */
const ACCENTS = /^(?:[ˆˇ˜~^¯‾˙¨´`˘˚→←↔⇀↼⏞⏟⏜⏝⎴⎵]|\p{M})$/u;
function isAccent(node: MathsNode | undefined, { attributes }: MathsElement): boolean {
  const operator = findOperator(node);
  if (!operator || attributes.accent === 'false') return false;
  return operator === node && operator.attributes.stretchy !== undefined && ACCENTS.test(toSign(operator));
}

const grow = ({ operator, sign }: Growing, width: number, style: Style): Box | null =>
  growSideways(sign, width, styleOf(operator, style));

/** What stands over or under a base: its box, and whether it belongs to the letter. */
interface Limit {
  readonly box: Box;
  readonly isClose: boolean;
}

/** Lays out what stands over or under a base that is `width` wide. */
function layOutLimit(
  node: MathsNode,
  owner: MathsElement,
  width: number,
  style: Style,
  layOut: LayOut,
): Limit {
  const isClose = isAccent(node, owner);
  const inner = isClose ? { ...style, isDisplay: false } : toScript(style);
  if (!isClose) return { box: layOut(node, inner), isClose };
  const growing = findGrowing(node);
  const box = growing ? grow(growing, width, inner) : getAccent(toLetters(node), inner);
  return { box: box ?? layOut(node, inner), isClose };
}

function placeOver(base: Box, { box, isClose }: Limit, size: number): number {
  if (isClose) return -(base.ascent + CLOSE * size) - box.descent;
  const gap = getConstant('upperLimitGapMin') * size + box.descent;
  // Over an equals sign it stands as high as over a letter.
  const top = Math.max(base.ascent, getConstant('flattenedAccentBaseHeight') * size);
  return -(top + Math.max(gap, getConstant('upperLimitBaselineRiseMin') * size));
}

function placeUnder(base: Box, { box, isClose }: Limit, size: number): number {
  if (isClose) return base.descent + CLOSE * size + box.ascent;
  const gap = getConstant('lowerLimitGapMin') * size + box.ascent;
  return base.descent + Math.max(gap, 0.6 * getConstant('lowerLimitBaselineDropMin') * size);
}

/** Lays out a base with something over it, under it or both. */
export function layOutLimits(node: MathsElement, style: Style, layOut: LayOut): Box {
  const [base, first, second] = node.children;
  const operator = findOperator(base);
  // Only a sum in a line of its own has its limits over it and under it.
  if (operator?.attributes.movablelimits === 'true' && !style.isDisplay)
    return layOutScripts(toScripts(node), style, layOut);
  const [under, over] = node.name === 'mover' ? [undefined, first] : [first, second];
  const alone = base === undefined ? EMPTY : layOut(base, style);
  const limits = [under, over].map((limit) =>
    limit === undefined ? null : layOutLimit(limit, node, alone.width, style, layOut),
  ) as [Limit | null, Limit | null];
  const widest = Math.max(alone.width, ...limits.map((limit) => limit?.box.width ?? 0));
  const growing = findGrowing(base);
  const grown = (growing && operator === base && grow(growing, widest, style)) || alone;
  return placeLimits(grown, limits, style.size);
}

const SCRIPTS: Readonly<Record<string, string>> = { munder: 'msub', mover: 'msup', munderover: 'msubsup' };
const toScripts = (node: MathsElement): MathsElement => ({ ...node, name: SCRIPTS[node.name] ?? node.name });

function placeLimits(base: Box, [under, over]: readonly [Limit | null, Limit | null], size: number): Box {
  const width = Math.max(base.width, under?.box.width ?? 0, over?.box.width ?? 0);
  const middle = width / 2;
  const start = middle - base.width / 2;
  const placed: PlacedBox[] = [{ box: base, x: start, y: 0 }];
  if (under)
    placed.push({ box: under.box, x: middle - under.box.width / 2, y: placeUnder(base, under, size) });
  if (over) {
    const above = over.isClose && over.box.width <= base.width ? start + base.accent : middle;
    placed.push({ box: over.box, x: above - over.box.width / 2, y: placeOver(base, over, size) });
  }
  return { ...joinBoxes(width, placed), italic: base.italic, accent: start + base.accent };
}
