import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { Box, Dot } from './strokes.ts';

const resolve = createRequire(import.meta.url).resolve;
const openFont = (name: string, subset: string): Font =>
  openSync(resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff2`)) as Font;

const SOLID_FONTS = ['latin', 'latin-ext'].map((subset) => openFont('edu-au-vic-wa-nt-hand', subset));
const DOTTED_FONT = openFont('edu-au-vic-wa-nt-dots', 'latin');
/** The family of the dotted font, which the drawn characters join. */
export const FAMILY = 'Edu AU VIC WA NT Dots';
export const { unitsPerEm: UNITS, ascent: ASCENT, descent: DESCENT } = DOTTED_FONT;

/** A glyph of the solid font: its advance width, and the box around each of its outlines. */
export interface SolidGlyph {
  readonly advance: number;
  readonly boxes: readonly Box[];
}

const getGlyph = (font: Font, character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);

function listBoxes(font: Font, character: string): Box[] {
  const outlines: { x: number[]; y: number[] }[] = [];
  for (const { command, args } of getGlyph(font, character).path.commands) {
    if (command === 'moveTo') outlines.push({ x: [], y: [] });
    for (const [at, length] of args.entries()) outlines.at(-1)?.[at % 2 === 0 ? 'x' : 'y'].push(length);
  }
  return outlines.map(({ x, y }) => ({
    left: Math.min(...x),
    bottom: Math.min(...y),
    right: Math.max(...x),
    top: Math.max(...y),
  }));
}

/** Reads a glyph of the solid font. Throws when the font lacks the character. */
export function readSolidGlyph(character: string): SolidGlyph {
  const font = SOLID_FONTS.find((file) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (!font) throw new Error(`The solid font has no ${character}`);
  return { advance: getGlyph(font, character).advanceWidth, boxes: listBoxes(font, character) };
}

/** Reads the dots of one of A to Z and a to z in the dotted font. */
export const readDots = (letter: string): Dot[] =>
  listBoxes(DOTTED_FONT, letter).map(({ left, bottom, right, top }) => ({
    x: (left + right) / 2,
    y: (bottom + top) / 2,
    radius: (right - left) / 2,
  }));

/** Reads the dots of i or j without the dot on top. */
export function readDotlessLetter(letter: 'i' | 'j'): Dot[] {
  const dots = readDots(letter);
  const highest = Math.max(...dots.map(({ y }) => y));
  return dots.filter(({ y }) => y < highest);
}
