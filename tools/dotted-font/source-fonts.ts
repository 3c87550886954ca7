import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { FONT_FILES } from '#shared/items/letters/font-files.ts';
import type { Box, Dot } from './strokes.ts';

const resolve = createRequire(import.meta.url).resolve;
const fileOf = (name: string, subset: string): Font =>
  openSync(resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff2`)) as Font;

const HAND = ['latin', 'latin-ext'].map((subset) => fileOf(FONT_FILES.hand.file, subset));
const DOTS = fileOf(FONT_FILES.dots.file, 'latin');
export const { unitsPerEm: UNITS, ascent: ASCENT, descent: DESCENT } = DOTS;

/** The solid face's drawing of a character: how wide it is, and the box around each of its outlines. */
export interface Drawn {
  readonly advance: number;
  readonly boxes: readonly Box[];
}

const glyphIn = (font: Font, character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);

function boxesIn(font: Font, character: string): Box[] {
  const outlines: { x: number[]; y: number[] }[] = [];
  for (const { command, args } of glyphIn(font, character).path.commands) {
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

/** Throws where the solid face does not have the character. */
export function drawn(character: string): Drawn {
  const font = HAND.find((file) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (!font) throw new Error(`The solid face has no ${character}`);
  return { advance: glyphIn(font, character).advanceWidth, boxes: boxesIn(font, character) };
}

/** The dots of one of A to Z and a to z, as the dotted face has them. */
export const dotsOf = (letter: string): Dot[] =>
  boxesIn(DOTS, letter).map(({ left, bottom, right, top }) => ({
    x: (left + right) / 2,
    y: (bottom + top) / 2,
    radius: (right - left) / 2,
  }));

/** Without the dot on top. */
export function dotless(letter: 'i' | 'j'): Dot[] {
  const dots = dotsOf(letter);
  const highest = Math.max(...dots.map(({ y }) => y));
  return dots.filter(({ y }) => y < highest);
}
