import type { FontFile } from './font-file.ts';
import { getFontSize, getMiddleHeight } from './font-files.ts';

/** A horizontal rule; lengths in px. */
export interface GuideRule {
  /** The height above the base line. */
  readonly above: number;
  readonly color: string;
  readonly width: number;
  readonly dashed: boolean;
}

export interface GuideColors {
  readonly head: string;
  readonly middle: string;
  readonly base: string;
}
export const GUIDE_COLOR = '#8FA3B8';
export const createSolidColors = (color: string): GuideColors => ({
  head: color,
  middle: color,
  base: color,
});
export const RED_BLUE: GuideColors = { head: '#3B82F6', middle: '#93C5FD', base: '#E11D48' };

/** Creates the head line, the dashed middle line at the font's own x-height, and the base line. */
export function createGuideRules(fontFile: FontFile, height: number, colors: GuideColors): GuideRule[] {
  return [
    { above: height, color: colors.head, width: 1, dashed: false },
    { above: height * getMiddleHeight(fontFile), color: colors.middle, width: 1, dashed: true },
    { above: 0, color: colors.base, width: 1, dashed: false },
  ];
}

/**
 * The least thickness of a rule, in px: a font's rules get too thin to print in small letters; ours then cover
 * them.
 */
const THINNEST = 0.75;

/** Creates the rules that a guided font draws with its letters, for the rest of the row beside them. */
export function createFontRules(fontFile: FontFile, height: number): GuideRule[] {
  const size = getFontSize(fontFile, height);
  return (fontFile.rules ?? []).map(({ at, thickness }) => ({
    above: at * size,
    color: 'currentColor',
    width: Math.max(THINNEST, thickness * size),
    dashed: false,
  }));
}
