import type { MathsElement, MathsNode } from '../node/maths-node.ts';
import type { Box } from './box.ts';
import { getConstant } from './metrics.ts';

/** How a part of a formula is laid out: what is around it says so. */
export interface Style {
  /** How large its letters are as a share of those of the whole formula. */
  readonly size: number;
  /** How often it is an index or a power; its size without that is `size` over that of its level. */
  readonly level: number;
  /** True where sums and fractions are as large as in a line of their own. */
  readonly isDisplay: boolean;
}

/** Lays out a part of a formula. */
export type LayOut = (node: MathsNode, style: Style) => Box;

/** A pupil reads the figures of a fraction in the size of all others, in a line too. */
export const WHOLE: Style = { size: 1, level: 0, isDisplay: true };

const getShare = (level: number): number => {
  if (level <= 0) return 1;
  return getConstant(level === 1 ? 'scriptPercentScaleDown' : 'scriptScriptPercentScaleDown') / 100;
};

export const setLevel = (style: Style, level: number): Style => ({
  ...style,
  level,
  size: (style.size / getShare(style.level)) * getShare(level),
});

/** Returns how an index, a power or a limit is laid out. */
export const toScript = (style: Style): Style => ({ ...setLevel(style, style.level + 1), isDisplay: false });

/** Returns how the parts of a fraction are laid out: only within another one they are smaller. */
export const toPart = (style: Style): Style => ({
  ...(style.isDisplay ? style : setLevel(style, style.level + 1)),
  isDisplay: false,
});

/** Lengths of print in em. A formula knows no font size: they are as long as beside words of 14 pt. */
const POINTS = 14;
const UNITS: Readonly<Record<string, number>> = {
  em: 1,
  ex: 0.536,
  mu: 1 / 18,
  pt: 1 / POINTS,
  bp: 1 / POINTS,
  px: 0.75 / POINTS,
  pc: 12 / POINTS,
  in: 72 / POINTS,
  cm: 28.3465 / POINTS,
  mm: 2.83465 / POINTS,
};
const LENGTH = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))(em|ex|mu|pt|bp|px|pc|in|cm|mm)?/;

/** Reads a length in thousandths of the font size of the whole formula; null where none is written. */
export function readLength(value: string | undefined, style: Style): number | null {
  const [, number, unit = 'em'] = LENGTH.exec(value ?? '') ?? [];
  if (number === undefined) return null;
  // A length of print does not follow the size of the letters.
  const isRelative = unit === 'em' || unit === 'ex' || unit === 'mu';
  return Number(number) * (UNITS[unit] ?? 0) * 1000 * (isRelative ? style.size : 1);
}

/** Returns the style of an element that names what it changes. */
export function styleOf({ attributes, style: css }: MathsElement, style: Style): Style {
  const { displaystyle, scriptlevel, mathsize } = attributes;
  const depth = css['math-depth'] ?? css.mathDepth;
  const isDisplay = displaystyle === undefined ? style.isDisplay : displaystyle === 'true';
  const level = scriptlevel === undefined ? depth : scriptlevel;
  const levelled = level === undefined ? style : setLevel(style, Number.parseInt(level, 10) || 0);
  const size = mathsize ? (readLength(mathsize, { ...levelled, size: 1 }) ?? 1000) / 1000 : 1;
  return { ...levelled, isDisplay, size: levelled.size * size };
}

export const colorOf = ({ attributes, style }: MathsElement): string | undefined =>
  style.color ?? attributes.mathcolor;

export const backgroundOf = ({ attributes, style }: MathsElement): string | undefined =>
  style.backgroundColor ?? style.background ?? attributes.mathbackground;
