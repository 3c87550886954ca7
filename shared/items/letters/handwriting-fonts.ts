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
  'gb-joined',
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
export const HANDWRITING_FONTS: Readonly<Record<HandwritingFont, Styles>> = {
  'edu-hand': { ...listDrawings('hand'), trace: drawAsLetters('dots') },
  'edu-hand-dots': { trace: drawAsLetters('dots') },
  'edu-hand-pre': listDrawings('pre'),
  andika: listDrawings('andika'),
  lexend: listDrawings('lexend'),
  playwrite: { ...listDrawings('trad'), guided: drawAsLetters('trad-guides') },
  'playwrite-guides': { guided: drawAsLetters('trad-guides') },
  'playwrite-modern': { ...listDrawings('modern'), guided: drawAsLetters('modern-guides') },
  'playwrite-modern-guides': { guided: drawAsLetters('modern-guides') },
  'de-grund': listDrawings('de-grund'),
  'de-sas': listDrawings('de-sas'),
  'fr-moderne': listDrawings('fr-moderne'),
  'fr-trad': listDrawings('fr-trad'),
  es: listDrawings('es'),
  'gb-joined': listDrawings('gb-joined'),
  mx: listDrawings('mx'),
};

/** Lists the styles that the font has, in menu order. */
export const listStyles = (font: HandwritingFont): LetterStyle[] =>
  LETTER_STYLES.filter((style) => style in HANDWRITING_FONTS[font]);

/** Returns the style as the font draws it: the first style of the font where it lacks the given one. */
export const getDrawnStyle = (font: HandwritingFont, style: LetterStyle): LetterStyle =>
  HANDWRITING_FONTS[font][style] ? style : (listStyles(font)[0] ?? 'solid');

/**
 * Returns how the text is drawn in the style. All of it is drawn alike: as dashed outlines where a dotted
 * font lacks a character.
 */
export function getDrawing(font: HandwritingFont, style: LetterStyle, text: string): Drawing {
  const drawing = HANDWRITING_FONTS[font][getDrawnStyle(font, style)] ?? drawAsLetters('hand');
  const { covers } = getFontFile(drawing.fontFile);
  return covers && !covers.test(text) ? drawAsDashes('hand') : drawing;
}
