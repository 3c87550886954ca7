import { sumBy } from 'es-toolkit';
import { toWidthText } from '../../maths/rough-text.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import { FONTS, type FontId } from '../../vocabulary/fonts.ts';

/** Usual widths over the font size, the first that fits; on the generous side, so that what is planned has room. */
const WIDTHS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/^[a-hknopqsuvxyz\u00DF-\u00FF]/u, 0.57],
  [/^[iljtfrI.,;:'!|()[\] \u202F-]/u, 0.36],
  [/^[mwMW@%&—]/u, 0.98],
  [/^\d/u, 0.62],
  [/^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u, 1.3],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u, 1],
  [/^\p{Ll}/u, 0.62],
];
const CAPITAL = 0.75;

/** Scripts that place several letters side by side within one grapheme, with wide vowels between them. */
const WIDE_SCRIPTS =
  /^[\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Sinhala}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Oriya}\p{Script=Myanmar}]/u;
const WIDE_LETTER = 1.05;
const WIDE_VOWEL = 0.6;
const getWideWidth = (letter: string): number =>
  sumBy(Array.from(letter), (sign) =>
    /\p{L}/u.test(sign) ? WIDE_LETTER : /\p{Mc}/u.test(sign) ? WIDE_VOWEL : 0.1,
  );

/** How wide a font runs, as its glyphs measure: 1 as most do. */
const FONT_WIDTHS = {
  nunito: 1,
  andika: 1,
  lexend: 1.06,
  atkinson: 1,
  opendyslexic: 1.45,
  'comic-neue': 1,
  'noto-serif': 1,
  'patrick-hand': 1,
  'edu-hand': 1,
  fredoka: 1,
  schoolbell: 1,
  'short-stack': 1.15,
  cedarville: 1,
  playwrite: 1.3,
} as const satisfies Record<FontId, number>;

const getLetterWidth = (letter: string): number =>
  WIDE_SCRIPTS.test(letter)
    ? getWideWidth(letter)
    : (WIDTHS.find(([signs]) => signs.test(letter))?.[1] ?? CAPITAL);

/**
 * Estimates the width of a text as a multiple of its font size, without layout. For decisions made while
 * rendering: columns, the width of a line, the size of handwriting in the key.
 */
export function estimateTextWidth(text: string, font: FontId): number {
  return sumBy(splitGraphemes(toWidthText(text)), getLetterWidth) * FONT_WIDTHS[font];
}

const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null;

/**
 * Returns the width of a text in px, as its font draws it at `size` px; an estimate where there is no canvas.
 */
export function measureTextWidth(text: string, font: FontId, size: number): number {
  if (!canvas) return estimateTextWidth(text, font) * size;
  canvas.textRendering = 'geometricPrecision';
  canvas.font = `${size}px '${FONTS[font].family}', Nunito`;
  return canvas.measureText(text).width;
}
