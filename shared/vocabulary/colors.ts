/** Returns the relative luminance of a colour, as WCAG defines it. */
export function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readShares(hex).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns how much of red, green and blue a colour has, from 0 to 1. */
const readShares = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Returns the contrast of two colours, from 1 to 21, as WCAG defines it. */
export function getContrast(one: string, other: string): number {
  const ratio = (getLuminance(one) + 0.05) / (getLuminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** The contrast that WCAG asks for between words and what is behind them. */
export const ENOUGH_CONTRAST = 4.5;
/** The ink of the key. */
const KEY_INK = '#B42318';
const WHITE = '#ffffff';
/** How much of a colour is printed: a background takes little ink, and looks alike on every printer. */
const PALE = 0.2;
const STEP = 0.02;

function mixWithWhite(hex: string, share: number): string {
  const parts = readShares(hex).map((part) => Math.round(255 * (1 - share + part * share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns a colour as it is printed behind words: so pale that they are as easy to read as WCAG asks for, in their ink and in
 * that of the key. An ink that is too light on white is read no better on anything.
 */
export function toPaleColor(hex: string, ink: string): string {
  const inks = [ink, KEY_INK].filter((one) => getContrast(one, WHITE) >= ENOUGH_CONTRAST);
  for (let share = PALE; share > 0; share -= STEP) {
    const pale = mixWithWhite(hex, share);
    if (inks.every((one) => getContrast(one, pale) >= ENOUGH_CONTRAST)) return pale;
  }
  return WHITE;
}
