import type { BlankText } from './blank-text.ts';
import { choicesOnPaper } from './choices-on-paper.ts';
import type { PlacedWord } from './lines.ts';

/** The choices in the text itself, in place of the word and between brackets; the key rings the correct one. */
export function InlineChoices({ word, text }: { word: PlacedWord; text: BlankText }) {
  return choicesOnPaper(text.data, word.index, text.locale).map(({ answer, correct }, place) => (
    <span key={answer}>
      {place > 0 && ' / '}
      <span className={text.answerKey && correct ? 'inline-choice inline-choice-marked' : 'inline-choice'}>
        {answer}
      </span>
    </span>
  ));
}
