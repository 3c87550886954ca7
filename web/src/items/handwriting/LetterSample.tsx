import { getFontFile, getFontSize } from '#shared/items/letters/font-files.ts';
import { getHandPart } from '#shared/items/letters/hand-part.ts';
import {
  getDrawing,
  type HandwritingFont,
  type LetterStyle,
} from '#shared/items/letters/handwriting-fonts.ts';
import { Letters } from '#shared/items/letters/Letters.tsx';
import { groupIntoRuns, layOutLetters } from '#shared/items/letters/letter-runs.ts';
import { useLazy } from '#shared/use-lazy.ts';

interface LetterSampleProps {
  readonly font: HandwritingFont;
  readonly style: LetterStyle;
  readonly text: string;
}

/** The heights in px: ascenders, the picture, and the base line in it, which is that of a word beside it. */
const HEIGHT = 16;
const PICTURE = 26;
const BASE = 17.5;

/** Renders a few letters as the paper draws them. */
export function LetterSample({ font, style, text }: LetterSampleProps) {
  useLazy(getHandPart(font));
  const letters = layOutLetters(text, { font, style, partials: [], height: HEIGHT });
  const size = getFontSize(getFontFile(getDrawing(font, style, 'a').fontFile), HEIGHT);
  const width = letters.reduce((sum, letter) => sum + letter.width, 0.4 * size);
  return (
    <svg className="letter-sample" width={width} height={PICTURE} aria-hidden="true">
      <Letters runs={groupIntoRuns(letters)} height={HEIGHT} base={BASE} />
    </svg>
  );
}
