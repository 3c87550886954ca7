import type { MathsElement } from '../node/maths-node.ts';
import { type Box, createBox, createRule, move } from './box.ts';
import { layOutRow } from './row.ts';
import { backgroundOf, type LayOut, readLength, type Style } from './style.ts';

/** Lays out a space, or a bar of ink where it has a colour. */
export function layOutSpace(node: MathsElement, style: Style): Box {
  const read = (name: string) => readLength(node.attributes[name] ?? node.style[name], style) ?? 0;
  const [width, ascent, descent] = [read('width'), read('height'), read('depth')];
  const color = backgroundOf(node);
  const marks = color ? [{ ...createRule(0, -ascent, width, ascent + descent), color }] : [];
  return createBox({ width, ascent, descent, marks });
}

/** Reads a length that may be a share of what is inside: "-1width". */
function readShare(value: string | undefined, own: number, style: Style): number | null {
  const [, share] = /^([+-]?[\d.]+)(?:width|height|depth)$/.exec(value ?? '') ?? [];
  return share === undefined ? readLength(value, style) : Number(share) * own;
}

/** Lays out a part that takes other room than it fills, or stands higher. */
export function layOutPadded(node: MathsElement, style: Style, layOut: LayOut): Box {
  const inner = layOutRow(node.children, style, layOut);
  const { width, height, depth, lspace, voffset } = node.attributes;
  const up = readShare(voffset, inner.ascent, style) ?? 0;
  const start = readShare(lspace, inner.width, style) ?? 0;
  return createBox({
    width: readShare(width, inner.width, style) ?? inner.width,
    ascent: readShare(height, inner.ascent, style) ?? inner.ascent + Math.max(0, up),
    descent: readShare(depth, inner.descent, style) ?? inner.descent - Math.min(0, up),
    marks: move(inner, start, -up),
  });
}
