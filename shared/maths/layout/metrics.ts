import type { FontMetrics, StretchedSign } from '../font/font-metrics.ts';
import metrics from '../font/metrics.json' with { type: 'json' };

const FONT: FontMetrics = metrics;

/** A letter of the font of formulas, in thousandths of its size. */
export interface Glyph {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly italic: number;
  readonly accent: number;
}

/** Returns a letter's measures; null where the font lacks it, and another draws it. */
export function getGlyph(letter: string): Glyph | null {
  const [width, top = 0, bottom = 0] = FONT.glyphs[letter] ?? [];
  if (width === undefined) return null;
  const accent = FONT.accents[letter] ?? width / 2;
  return { width, ascent: top, descent: -bottom, italic: FONT.italics[letter] ?? 0, accent };
}

/** Returns a length that the font names for formulas, in thousandths of its size. Throws where there is none. */
export function getConstant(name: string): number {
  const constant = FONT.constants[name];
  if (constant === undefined) throw new Error(`The font of formulas does not say ${name}`);
  return constant;
}

export const getUpright = (sign: string): StretchedSign | undefined => FONT.upright[sign];
export const getSideways = (sign: string): StretchedSign | undefined => FONT.sideways[sign];
