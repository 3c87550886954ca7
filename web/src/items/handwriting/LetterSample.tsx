import { faceOf, sizeFor } from '#shared/items/letters/faces.ts';
import { drawingOf, type HandwritingFont, type LetterStyle } from '#shared/items/letters/fonts.ts';
import { Letters } from '#shared/items/letters/Letters.tsx';
import { lettersOf, runsOf } from '#shared/items/letters/runs.ts';

interface LetterSampleProps {
  readonly font: HandwritingFont;
  readonly style: LetterStyle;
  readonly text: string;
}

/** In px: ascenders, the picture, and the base line in it, which is that of a word beside it. */
const HEIGHT = 16;
const PICTURE = 26;
const BASE = 17.5;

/** A few letters as the paper draws them. */
export function LetterSample({ font, style, text }: LetterSampleProps) {
  const letters = lettersOf(text, { font, style, partials: [], height: HEIGHT });
  const size = sizeFor(faceOf(drawingOf(font, style, 'a').face), HEIGHT);
  const width = letters.reduce((sum, letter) => sum + letter.width, 0.4 * size);
  return (
    <svg className="letter-sample" width={width} height={PICTURE} aria-hidden="true">
      <Letters runs={runsOf(letters)} height={HEIGHT} base={BASE} />
    </svg>
  );
}
