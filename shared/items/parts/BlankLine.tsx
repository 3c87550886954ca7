import { hasFormula } from '../../maths/formula-text.ts';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import type { FontId } from '../../vocabulary/fonts.ts';

/** How small the key writes on one line or two, over the font size; what is longer still makes the line longer. */
const SMALLEST = 0.4;
/** The font size at which two lines fit over each other in the room of one, as a share of the full size. */
const OF_TWO_LINES = 0.6;
/** How full two lines can be: those of words end where a word does. */
const FILLED = { word: 0.95, words: 0.85 } as const;

interface BlankLineProps {
  readonly answer: string;
  readonly font: FontId;
  /** The width over the font size. */
  readonly width: number;
  readonly isDrawn: boolean;
  /** True where the line needs room for parts above each other, as in a fraction. */
  readonly isTall?: boolean;
  readonly answerKey: boolean;
}

/**
 * Renders a line to write on. The key writes on it in one line or in two small ones, so that nothing moves; only an answer
 * that is still longer makes its line longer and higher.
 */
export function BlankLine({ answer, font, width, isDrawn, isTall, answerKey }: BlankLineProps) {
  const fits = (width * 0.96) / estimateTextWidth(answer, font);
  const inTwo = fits * 2 * FILLED[/\s/.test(answer) ? 'words' : 'word'];
  const isMaths = hasFormula(answer);
  const isInTwo = !isMaths && fits < OF_TWO_LINES && inTwo >= SMALLEST;
  const isLong = answerKey && !isInTwo && fits < SMALLEST;
  const size = isInTwo ? Math.min(OF_TWO_LINES, inTwo) : isLong ? OF_TWO_LINES : Math.min(1, fits);
  const look = `blank${isDrawn ? '' : ' blank-none'}${isTall ? ' blank-tall' : ''}${isLong ? ' blank-long' : ''}`;
  return (
    <span
      className={look}
      style={isLong ? { minWidth: `${width}em` } : { width: `${width}em` }}
      data-room=""
      data-place={isDrawn ? 'line' : undefined}
      dir="auto"
    >
      {answerKey && (
        <span
          className={`key-ink${isInTwo ? ' blank-two-lines' : ''}${isMaths ? ' blank-formula' : ''}`}
          data-answer={isInTwo || isLong ? '' : 'line'}
          style={{ fontSize: `${size}em` }}
        >
          {renderWithBreaks(answer)}
        </span>
      )}
    </span>
  );
}
