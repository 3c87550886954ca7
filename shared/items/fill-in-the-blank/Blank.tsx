import type { FontId } from '../../paper/fonts.ts';
import { textWidth } from '../../paper/text-width.ts';
import { placedLetters } from '../../text/letters.ts';
import type { FillInTheBlankData } from './schema.ts';

/** How small the key writes at most, over the font size. */
const SMALLEST = 0.5;

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
  const size = Math.max(SMALLEST, Math.min(1, (width * 0.96) / textWidth(answer, font)));
  return (
    <span className={isDrawn ? 'blank' : 'blank blank-none'} style={{ width: `${width}em` }} data-room="">
      {answerKey && (
        <span className="key-ink" data-answer="line" style={{ fontSize: `${size}em` }}>
          {answer}
        </span>
      )}
    </span>
  );
}

interface LetterBlanksProps {
  readonly text: string;
  /** Where the text begins among the word's letters. */
  readonly first: number;
  readonly shown: readonly number[];
  readonly look: FillInTheBlankData['blank_style'];
  readonly answerKey: boolean;
}

/** A place for each letter; those that stay are printed in theirs. */
export function LetterBlanks({ text, first, shown, look, answerKey }: LetterBlanksProps) {
  return placedLetters(text).map((letter, place) => {
    const stays = shown.includes(first + place);
    return (
      <span key={letter.start} className={`letter-blank letter-${look}`}>
        {stays && letter.text}
        {!stays && answerKey && <span className="key-ink">{letter.text}</span>}
      </span>
    );
  });
}
