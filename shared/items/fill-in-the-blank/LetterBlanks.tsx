import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import type { FillInTheBlankData } from './schema.ts';

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
