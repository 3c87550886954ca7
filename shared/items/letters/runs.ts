import { advanceOf, faceOf, sizeFor } from './faces.ts';
import { type Drawing, drawingOf, type HandwritingFont, type LetterStyle } from './fonts.ts';

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

/** What a reader calls a character, with what draws it and its width in px. */
export interface Letter {
  readonly text: string;
  readonly drawing: Drawing;
  readonly width: number;
}
/** Letters in a row that are drawn alike. */
export type Run = Omit<Letter, 'width'>;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text's characters as the hand writes them; each has the style of its first unit. */
export function lettersOf(text: string, { font, style, partials, height }: Hand): Letter[] {
  return Array.from(characters.segment(text), ({ segment, index }) => {
    const range = partials.find(({ start, end }) => index >= start && index < end);
    const drawing = drawingOf(font, range?.style ?? style, segment);
    const face = faceOf(drawing.face);
    return { text: segment, drawing, width: advanceOf(face, segment) * sizeFor(face, height) };
  });
}

const sameDrawing = (a: Drawing, b: Drawing): boolean => a.face === b.face && a.as === b.as;

/** As few runs as there can be. */
export function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const { text, drawing } of letters) {
    const last = runs.at(-1);
    if (last && sameDrawing(last.drawing, drawing))
      runs[runs.length - 1] = { drawing, text: last.text + text };
    else runs.push({ text, drawing });
  }
  return runs;
}
