const WHITE = /^(?:white|#?fff|#?(?:f[c-f]){3}|rgba?\(\s*25[2-5]\s*,\s*25[2-5]\s*,\s*25[2-5]\b[^)]*\))$/i;

/** Tells whether a colour, as a page or a document names it, is the one of paper: words in it are there, and not seen. */
export const isWhite = (color: string): boolean => WHITE.test(color.trim().replace(/\s*!important$/i, ''));
