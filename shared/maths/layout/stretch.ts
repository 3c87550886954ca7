import type { Outline, StretchedSign } from '../font/font-metrics.ts';
import { type Box, createBox, type Mark } from './box.ts';
import { getConstant, getSideways, getUpright } from './metrics.ts';
import type { Style } from './style.ts';

/** What is nearly as long as asked is long enough. */
const ENOUGH = 0.96;

const heightOf = ({ top, bottom }: Outline): number => top - bottom;
const lengthOf = ({ left, right }: Outline): number => right - left;

const draw = (path: string, x: number, y: number, scaleX: number, scaleY = scaleX): Mark => ({
  type: 'outline',
  path,
  x,
  y,
  scaleX,
  scaleY,
});

/** A drawing in a box of its own, whose base line it stands on. */
const toBox = ({ advance, top, bottom, path }: Outline, size: number): Box =>
  createBox({
    width: advance * size,
    ascent: top * size,
    descent: -bottom * size,
    marks: [draw(path, 0, 0, size)],
  });

/** How much longer the straight parts of a sign must be so that it is as long as asked. */
function findStretch(
  parts: StretchedSign['parts'],
  target: number,
  measure: (part: Outline) => number,
): number {
  const sum = (isExtender: boolean) =>
    parts.filter((part) => part.isExtender === isExtender).reduce((total, part) => total + measure(part), 0);
  return Math.max(0, (target - sum(false)) / Math.max(1, sum(true)));
}

/** Builds an upright sign of its parts, from the foot upwards, its straight parts as long as needed. */
function buildUpright(parts: StretchedSign['parts'], target: number, size: number): Box {
  const stretch = findStretch(parts, target / size, heightOf);
  let foot = 0;
  const marks = parts.map((part) => {
    const scaleY = part.isExtender ? size * stretch : size;
    const y = -foot + part.bottom * scaleY;
    foot += heightOf(part) * scaleY;
    return draw(part.path, 0, y, size, scaleY);
  });
  const width = Math.max(...parts.map(({ advance }) => advance)) * size;
  return createBox({ width, ascent: foot, descent: 0, marks });
}

function buildSideways(parts: StretchedSign['parts'], target: number, size: number): Box {
  const stretch = findStretch(parts, target / size, lengthOf);
  let x = 0;
  const marks = parts.map((part) => {
    const scaleX = part.isExtender ? size * stretch : size;
    const mark = draw(part.path, x - part.left * scaleX, 0, scaleX, size);
    x += lengthOf(part) * scaleX;
    return mark;
  });
  const ascent = Math.max(...parts.map(({ top }) => top)) * size;
  const descent = Math.max(...parts.map(({ bottom }) => -bottom)) * size;
  return createBox({ width: x, ascent, descent, marks });
}

/** The largest drawing of a sign without parts, pulled to the height that is asked for. */
function pull(outline: Outline, target: number, size: number): Box {
  const scaleY = target / heightOf(outline);
  const { advance, top, bottom, path } = outline;
  const marks = [draw(path, 0, 0, size, scaleY)];
  return createBox({ width: advance * size, ascent: top * scaleY, descent: -bottom * scaleY, marks });
}

/** Returns a sign that is at least as high as asked; null where it does not grow. */
export function growUpwards(sign: string, target: number, { size }: Style): Box | null {
  const found = getUpright(sign);
  if (!found) return null;
  const fitting = found.sizes.find((outline) => heightOf(outline) * size >= target * ENOUGH);
  if (fitting) return toBox(fitting, size);
  if (found.parts.length > 0) return buildUpright(found.parts, target, size);
  const largest = found.sizes.at(-1);
  return largest ? pull(largest, target, size) : null;
}

/** Returns a sum or an integral as large as in a line of its own; null where it has one size. */
export function growLarge(sign: string, { size }: Style): Box | null {
  const sizes = getUpright(sign)?.sizes ?? [];
  const least = getConstant('displayOperatorMinHeight');
  const fitting = sizes.find((outline) => heightOf(outline) >= least) ?? sizes.at(-1);
  return fitting ? toBox(fitting, size) : null;
}

/** Signs over a letter or a word, by those of the font that stand over the letter before. */
const OVER: Readonly<Record<string, string>> = {
  ˆ: '\u0302',
  '^': '\u0302',
  ˇ: '\u030C',
  '~': '\u0303',
  '˜': '\u0303',
  '‾': '\u0304',
  '¯': '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  '˚': '\u030A',
};

/** Returns a sign that is about as long as asked, and no longer where it has sizes; null where it does not grow. */
export function growSideways(sign: string, target: number, { size }: Style): Box | null {
  const found = getSideways(OVER[sign] ?? sign);
  if (!found) return null;
  const longest = found.sizes.findLast((outline) => lengthOf(outline) * size <= target);
  const isLast = longest !== undefined && longest === found.sizes.at(-1);
  if (found.parts.length > 0 && (isLast || found.sizes.length === 0))
    return buildSideways(found.parts, target, size);
  const chosen = longest ?? found.sizes[0];
  if (!chosen) return null;
  // An accent that stands over the letter before it begins left of its place.
  const box = toBox(chosen, size);
  return { ...box, width: lengthOf(chosen) * size, marks: [draw(chosen.path, -chosen.left * size, 0, size)] };
}

/** Returns a sign over a letter in its one size; null where the font has none. */
export const getAccent = (sign: string, style: Style): Box | null =>
  growSideways(sign === '→' ? '\u20D7' : sign, 0, style);

/** Puts the middle of a sign where a fraction has its line. */
export function centre(box: Box, { size }: Style): Box {
  const axis = getConstant('axisHeight') * size;
  const down = (box.ascent - box.descent) / 2 - axis;
  return {
    ...box,
    ascent: box.ascent - down,
    descent: box.descent + down,
    marks: box.marks.map((mark) => ({ ...mark, y: mark.y + down })),
  };
}
