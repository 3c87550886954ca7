import { renderWithBreaks } from '../../text/RichText.tsx';
import type { BlankRenderOptions } from './blank-render-options.ts';
import { listPrintedChoices } from './printed-choices.ts';
import type { PlacedWord } from './split-lines.ts';

/** Renders the choices between brackets in place of the word; the key rings the correct one. */
export function InlineChoices({ word, text }: { word: PlacedWord; text: BlankRenderOptions }) {
  return listPrintedChoices(text.data, word.index, text.locale).map(({ answer, correct }, place) => (
    <span key={answer}>
      {place > 0 && ' / '}
      <span className={text.answerKey && correct ? 'inline-choice inline-choice-marked' : 'inline-choice'}>
        {renderWithBreaks(answer)}
      </span>
    </span>
  ));
}
