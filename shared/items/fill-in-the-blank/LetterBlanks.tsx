import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import type { FillInTheBlankData } from './schema.ts';

interface LetterBlanksProps {
  readonly text: string;
  /** The place among the word's letters at which the text begins. */
  readonly first: number;
  readonly shown: readonly number[];
  readonly look: FillInTheBlankData['blank_style'];
  readonly answerKey: boolean;
}

/** Renders a place for each letter; letters that are not blank are printed in theirs. */
export function LetterBlanks({ text, first, shown, look, answerKey }: LetterBlanksProps) {
  return splitPlacedGraphemes(text).map((letter, place) => {
    const stays = shown.includes(first + place);
    return (
      <span key={letter.start} className={`letter-blank letter-${look}`}>
        {stays && letter.text}
        {!stays && answerKey && <span className="key-ink">{letter.text}</span>}
      </span>
    );
  });
}
