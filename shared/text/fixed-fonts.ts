/** Fonts whose letters are all of one width, in which programs are written. */
const FIXED =
  /\b(?:courier|consolas|monaco|menlo|monospace|cascadia|lucida console|source code|fira code|fira mono|jetbrains mono|dejavu sans mono|liberation mono|roboto mono|ubuntu mono|noto sans mono|sf mono|andale mono|inconsolata)\b/i;
/** Tells whether a font is one of those. */
export const isFixed = (font: string): boolean => FIXED.test(font);
