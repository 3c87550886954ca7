import { type MathsElement, toLetters } from '../node/maths-node.ts';
import { type Box, createBox, EMPTY } from './box.ts';
import { getGlyph } from './metrics.ts';
import type { Style } from './style.ts';

/** One letter alone is a variable, which is slanted: its first letter, and that of the slanted ones. */
const SLANTED: readonly (readonly [from: string, to: string, first: number])[] = [
  ['A', 'Z', 0x1d434],
  ['a', 'z', 0x1d44e],
  ['Α', 'Ω', 0x1d6e2],
  ['α', 'ω', 0x1d6fc],
];
const SLANTED_ALONE: Readonly<Record<string, string>> = {
  h: 'ℎ',
  ı: '𝚤',
  ȷ: '𝚥',
  '∂': '𝜕',
  ϵ: '𝜖',
  ϑ: '𝜗',
  ϰ: '𝜘',
  ϕ: '𝜙',
  ϱ: '𝜚',
  ϖ: '𝜛',
};

function slant(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const range = SLANTED.find(([from, to]) => letter >= from && letter <= to);
  const alone = SLANTED_ALONE[letter];
  if (alone || !range || letter.length > 1) return alone ?? letter;
  return String.fromCodePoint(range[2] + code - (range[0].codePointAt(0) ?? 0));
}

/** Signs that are not drawn: of what stands side by side they say that it is multiplied, or a function of the next. */
const UNSEEN = /[\u2060-\u2064\u200B]|\u200D|[\uFE0E\uFE0F]/g;

/** The share of its size that a letter is wide which the font of formulas lacks, on the generous side. */
const OTHER_WIDTH = 0.62;
const WIDE_WIDTH = 1.05;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Myanmar}\p{Script=Khmer}]/u;
const UNSPACED = /\p{M}/u;

function estimateWidth(letter: string): number {
  if (UNSPACED.test(letter)) return 0;
  return (getGlyph(letter)?.width ?? (WIDE.test(letter) ? WIDE_WIDTH : OTHER_WIDTH) * 1000) / 1000;
}

/** Words in letters that the font of formulas lacks: they join and turn as their script does, in room that holds them. */
function layOutWords(text: string, { size }: Style): Box {
  const width = [...text].reduce((sum, letter) => sum + estimateWidth(letter), 0) * 1000 * size;
  return createBox({
    width,
    ascent: 780 * size,
    descent: 240 * size,
    marks: [{ type: 'letters', text, x: 0, y: 0, size, places: null, width }],
  });
}

/** Lays out letters of which the font of formulas tells how wide each is. */
export function layOutText(written: string, style: Style): Box {
  const text = written.replace(UNSEEN, '');
  const letters = [...text];
  if (letters.length === 0) return EMPTY;
  const glyphs = letters.map(getGlyph);
  const known = glyphs.filter((glyph) => glyph !== null);
  if (known.length < glyphs.length) return layOutWords(text, style);
  const { size } = style;
  let width = 0;
  const places = known.map((glyph) => {
    const place = width;
    width += glyph.width * size;
    return place;
  });
  const [only] = known;
  return createBox({
    width,
    ascent: Math.max(...known.map(({ ascent }) => ascent)) * size,
    descent: Math.max(...known.map(({ descent }) => descent)) * size,
    marks: [{ type: 'letters', text, x: 0, y: 0, size, places, width }],
    italic: (known.at(-1)?.italic ?? 0) * size,
    accent: known.length === 1 && only ? only.accent * size : width / 2,
  });
}

/** Lays out variables, numbers and words. */
export function layOutLetters(node: MathsElement, style: Style): Box {
  const text = toLetters(node).normalize('NFC');
  const isVariable = node.name === 'mi' && node.attributes.mathvariant !== 'normal' && [...text].length === 1;
  return layOutText(isVariable ? slant(text) : text, style);
}
