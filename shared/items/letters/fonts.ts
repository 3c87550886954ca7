import { type FaceId, faceOf } from './faces.ts';

export const LETTER_STYLES = ['solid', 'trace', 'stroke', 'guided'] as const;
export type LetterStyle = (typeof LETTER_STYLES)[number];
export const PRINT_FONTS = ['edu-hand', 'edu-hand-dots', 'edu-hand-pre', 'andika', 'lexend'] as const;
export const CURSIVE_FONTS = [
  'playwrite',
  'playwrite-guides',
  'playwrite-modern',
  'playwrite-modern-guides',
] as const;
export type HandwritingFont = (typeof PRINT_FONTS)[number] | (typeof CURSIVE_FONTS)[number];

/** A face's letters as they are, or their outline, dashed or open. */
export interface Drawing {
  readonly face: FaceId;
  readonly as: 'letters' | 'dashes' | 'outline';
}
type Styles = Readonly<Partial<Record<LetterStyle, Drawing>>>;

const letters = (face: FaceId): Drawing => ({ face, as: 'letters' });
const dashes = (face: FaceId): Drawing => ({ face, as: 'dashes' });
const outline = (face: FaceId): Drawing => ({ face, as: 'outline' });
const lettersAndOutlines = (face: FaceId) => ({
  solid: letters(face),
  trace: dashes(face),
  stroke: outline(face),
});

/** The fonts to write in, with the styles that each really has: drawn by a face of its family, or outlined. */
export const HANDWRITING_FONTS: Readonly<Record<HandwritingFont, { label: string; styles: Styles }>> = {
  'edu-hand': { label: 'Edu Hand', styles: { ...lettersAndOutlines('hand'), trace: letters('dots') } },
  'edu-hand-dots': { label: 'Edu Hand Dots', styles: { trace: letters('dots') } },
  'edu-hand-pre': { label: 'Edu Hand Pre-cursive', styles: lettersAndOutlines('pre') },
  andika: { label: 'Andika', styles: lettersAndOutlines('andika') },
  lexend: { label: 'Lexend', styles: lettersAndOutlines('lexend') },
  playwrite: {
    label: 'Playwrite Traditional',
    styles: { ...lettersAndOutlines('trad'), guided: letters('trad-guides') },
  },
  'playwrite-guides': {
    label: 'Playwrite Traditional Guides',
    styles: { guided: letters('trad-guides') },
  },
  'playwrite-modern': {
    label: 'Playwrite Modern',
    styles: { ...lettersAndOutlines('modern'), guided: letters('modern-guides') },
  },
  'playwrite-modern-guides': {
    label: 'Playwrite Modern Guides',
    styles: { guided: letters('modern-guides') },
  },
};

/** The styles that the font can draw, in the order in which they are offered. */
export const stylesOf = (font: HandwritingFont): LetterStyle[] =>
  LETTER_STYLES.filter((style) => style in HANDWRITING_FONTS[font].styles);

/** The style as the font draws it: a style that it does not have gives way to the first that it has. */
export const drawnStyle = (font: HandwritingFont, style: LetterStyle): LetterStyle =>
  HANDWRITING_FONTS[font].styles[style] ? style : (stylesOf(font)[0] ?? 'solid');

/** What draws the text in the style: one manner for all of it, dashed outlines where a dotted face lacks a sign. */
export function drawingOf(font: HandwritingFont, style: LetterStyle, text: string): Drawing {
  const drawing = HANDWRITING_FONTS[font].styles[drawnStyle(font, style)] ?? letters('hand');
  const { has } = faceOf(drawing.face);
  return has && !has.test(text) ? dashes('hand') : drawing;
}
