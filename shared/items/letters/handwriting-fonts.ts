import { type FontFileId, getFontFile } from './font-files.ts';

export const LETTER_STYLES = ['solid', 'trace', 'stroke', 'guided'] as const;
export type LetterStyle = (typeof LETTER_STYLES)[number];
export const PRINT_FONTS = [
  'andika',
  'lexend',
  'edu-hand',
  'edu-hand-dots',
  'edu-hand-pre',
  'de-grund',
] as const;
export const CURSIVE_FONTS = [
  'playwrite',
  'playwrite-guides',
  'playwrite-modern',
  'playwrite-modern-guides',
  'de-sas',
  'fr-moderne',
  'fr-trad',
  'es',
  'mx',
] as const;
export type HandwritingFont = (typeof PRINT_FONTS)[number] | (typeof CURSIVE_FONTS)[number];

/** A font's letters as they are, or their outline, dashed or open. */
export interface Drawing {
  readonly fontFile: FontFileId;
  readonly as: 'letters' | 'dashes' | 'outline';
}
type Styles = Readonly<Partial<Record<LetterStyle, Drawing>>>;

const drawAsLetters = (fontFile: FontFileId): Drawing => ({ fontFile, as: 'letters' });
const drawAsDashes = (fontFile: FontFileId): Drawing => ({ fontFile, as: 'dashes' });
const drawAsOutline = (fontFile: FontFileId): Drawing => ({ fontFile, as: 'outline' });
const listDrawings = (fontFile: FontFileId) => ({
  solid: drawAsLetters(fontFile),
  trace: drawAsDashes(fontFile),
  stroke: drawAsOutline(fontFile),
});

/**
 * The fonts to write in, with the styles that each really has: drawn by a font of its family, or outlined.
 */
export const HANDWRITING_FONTS: Readonly<Record<HandwritingFont, { label: string; styles: Styles }>> = {
  'edu-hand': { label: 'Edu Hand', styles: { ...listDrawings('hand'), trace: drawAsLetters('dots') } },
  'edu-hand-dots': { label: 'Edu Hand Dots', styles: { trace: drawAsLetters('dots') } },
  'edu-hand-pre': { label: 'Edu Hand Pre-cursive', styles: listDrawings('pre') },
  andika: { label: 'Andika', styles: listDrawings('andika') },
  lexend: { label: 'Lexend', styles: listDrawings('lexend') },
  playwrite: {
    label: 'Playwrite Traditional',
    styles: { ...listDrawings('trad'), guided: drawAsLetters('trad-guides') },
  },
  'playwrite-guides': {
    label: 'Playwrite Traditional Guides',
    styles: { guided: drawAsLetters('trad-guides') },
  },
  'playwrite-modern': {
    label: 'Playwrite Modern',
    styles: { ...listDrawings('modern'), guided: drawAsLetters('modern-guides') },
  },
  'playwrite-modern-guides': {
    label: 'Playwrite Modern Guides',
    styles: { guided: drawAsLetters('modern-guides') },
  },
  'de-grund': { label: 'Germany: Grundschrift', styles: listDrawings('de-grund') },
  'de-sas': { label: 'Germany: Schulausgangsschrift', styles: listDrawings('de-sas') },
  'fr-moderne': { label: 'France: modern', styles: listDrawings('fr-moderne') },
  'fr-trad': { label: 'France: traditional', styles: listDrawings('fr-trad') },
  es: { label: 'Spain', styles: listDrawings('es') },
  mx: { label: 'Mexico', styles: listDrawings('mx') },
};

/** Lists the styles that the font has, in menu order. */
export const listStyles = (font: HandwritingFont): LetterStyle[] =>
  LETTER_STYLES.filter((style) => style in HANDWRITING_FONTS[font].styles);

/** Returns the style as the font draws it: the first style of the font where it lacks the given one. */
export const getDrawnStyle = (font: HandwritingFont, style: LetterStyle): LetterStyle =>
  HANDWRITING_FONTS[font].styles[style] ? style : (listStyles(font)[0] ?? 'solid');

/**
 * Returns how the text is drawn in the style. All of it is drawn alike: as dashed outlines where a dotted
 * font lacks a character.
 */
export function getDrawing(font: HandwritingFont, style: LetterStyle, text: string): Drawing {
  const drawing = HANDWRITING_FONTS[font].styles[getDrawnStyle(font, style)] ?? drawAsLetters('hand');
  const { covers } = getFontFile(drawing.fontFile);
  return covers && !covers.test(text) ? drawAsDashes('hand') : drawing;
}
