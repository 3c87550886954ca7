import type { FontId } from '../paper/fonts.ts';
import { textWidth } from '../paper/text-width.ts';

/** How small the key writes at most, over the font size; what is longer still is cut off, with a warning. */
const SMALLEST = 0.4;

interface BlankLineProps {
  readonly answer: string;
  readonly font: FontId;
  /** Over the font size. */
  readonly width: number;
  readonly isDrawn: boolean;
  readonly answerKey: boolean;
}

/** A line to write on; the key writes on it, small enough to stay there. */
export function BlankLine({ answer, font, width, isDrawn, answerKey }: BlankLineProps) {
  const fits = (width * 0.96) / textWidth(answer, font);
  const look = `blank${isDrawn ? '' : ' blank-none'}${fits < SMALLEST ? ' blank-cut' : ''}`;
  return (
    <span className={look} style={{ width: `${width}em` }} data-room="" dir="auto">
      {answerKey && (
        <span
          className="key-ink"
          data-answer="line"
          style={{ fontSize: `${Math.min(1, Math.max(SMALLEST, fits))}em` }}
        >
          {answer}
        </span>
      )}
    </span>
  );
}
