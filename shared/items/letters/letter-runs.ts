import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import { getAdvance, getFontFile, getFontSize } from './font-files.ts';
import { type Drawing, getDrawing, type HandwritingFont, type LetterStyle } from './handwriting-fonts.ts';

/** A style over [start, end) in UTF-16 units. */
export interface StyledRange {
  readonly start: number;
  readonly end: number;
  readonly style: LetterStyle;
}

/** How a row of letters is written. */
export interface Hand {
  readonly font: HandwritingFont;
  readonly style: LetterStyle;
  readonly partials: readonly StyledRange[];
  /** Base line to head line, in px. */
  readonly height: number;
}

/** A grapheme, with the font that draws it and its width in px. */
export interface Letter {
  readonly text: string;
  readonly drawing: Drawing;
  readonly width: number;
}
/** Letters in a row that are drawn alike. */
export type Run = Omit<Letter, 'width'>;

interface Styled {
  readonly text: string;
  readonly style: LetterStyle;
}

/** Splits the text into graphemes; each has the style of its first UTF-16 unit. */
const splitStyled = (text: string, { style, partials }: Pick<Hand, 'style' | 'partials'>): Styled[] =>
  splitPlacedGraphemes(text).map(({ text: grapheme, start: index }) => ({
    text: grapheme.normalize('NFC'),
    style: partials.find(({ start, end }) => index >= start && index < end)?.style ?? style,
  }));

/** Returns, for each style, how all its letters are drawn. */
function mapDrawings(all: readonly Styled[], font: HandwritingFont): ReadonlyMap<LetterStyle, Drawing> {
  const texts = new Map<LetterStyle, string>();
  for (const { text, style } of all) texts.set(style, (texts.get(style) ?? '') + text);
  return new Map([...texts].map(([style, text]) => [style, getDrawing(font, style, text)]));
}

/** Lays out the text's graphemes in the handwriting of `hand`. */
export function layOutLetters(text: string, hand: Hand): Letter[] {
  const all = splitStyled(text, hand);
  const drawings = mapDrawings(all, hand.font);
  return all.map(({ text, style }) => {
    const drawing = drawings.get(style) ?? getDrawing(hand.font, style, text);
    const fontFile = getFontFile(drawing.fontFile);
    return { text, drawing, width: getAdvance(fontFile, text) * getFontSize(fontFile, hand.height) };
  });
}

/**
 * Finds the characters that force letters of a style to be drawn as outlines although the font has dotted
 * ones; each character once.
 */
export function findUndottedCharacters(text: string, hand: Omit<Hand, 'height'>): string[] {
  const undotted = splitStyled(text, hand).filter(({ text: one, style }) => {
    const usual = getDrawing(hand.font, style, '');
    return getDrawing(hand.font, style, one).fontFile !== usual.fontFile;
  });
  return [...new Set(undotted.map(({ text: one }) => one))];
}

const isSameDrawing = (a: Drawing, b: Drawing): boolean => a.fontFile === b.fontFile && a.as === b.as;

/** Joins adjacent letters that are drawn alike into as few runs as possible. */
export function groupIntoRuns(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const { text, drawing } of letters) {
    const last = runs.at(-1);
    if (last && isSameDrawing(last.drawing, drawing))
      runs[runs.length - 1] = { drawing, text: last.text + text };
    else runs.push({ text, drawing });
  }
  return runs;
}
