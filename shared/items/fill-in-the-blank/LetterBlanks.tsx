import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import { isGiven } from './blanks.ts';
import type { FillInTheBlankData } from './schema.ts';

interface LetterBlanksProps {
  readonly text: string;
  /** The place among the word's letters at which the text begins. */
  readonly first: number;
  /** Letters of the word are printed behind the text. */
  readonly isFollowed: boolean;
  readonly shown: readonly number[];
  readonly look: FillInTheBlankData['blank_style'];
  readonly answerKey: boolean;
}

/** Renders a place for each letter; letters that are not blank, and punctuation among them, are printed in theirs. */
export function LetterBlanks({ text, first, isFollowed, shown, look, answerKey }: LetterBlanksProps) {
  return splitPlacedGraphemes(text).map((letter, place, all) => {
    if (isGiven(letter.text, text)) {
      return (
        <span key={letter.start} className={`letter-blank letter-${look} letter-given`}>
          {letter.text}
        </span>
      );
    }
    const stays = shown.includes(first + place);
    const after = place === 0 && first > 0 ? ' letter-after-text' : '';
    const before = isFollowed && place === all.length - 1 ? ' letter-before-text' : '';
    return (
      <span
        key={letter.start}
        className={`letter-blank letter-${look}${after}${before}`}
        data-place={stays ? undefined : 'letter'}
      >
        {stays && letter.text}
        {!stays && answerKey && <span className="key-ink">{letter.text}</span>}
      </span>
    );
  });
}
