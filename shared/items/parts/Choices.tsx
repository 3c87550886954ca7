import type { CSSProperties } from 'react';
import { renderWithBreaks } from '../../text/RichText.tsx';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import type { PrintedMarks } from '../../vocabulary/option-marks.ts';
import { LIST, LIST_ITEM } from './list-roles.ts';
import { OptionMark } from './OptionMark.tsx';

export interface PlainChoice {
  readonly answer: string;
  readonly correct: boolean;
  /** The place of the choice among all choices of the item as they were written, from 0. */
  readonly place: number;
  /** The path of the field in which it is written. */
  readonly field: string;
}

interface ChoicesProps {
  readonly choices: readonly PlainChoice[];
  /** The place of the first of them, where they go on in this row. */
  readonly from?: number;
  /** The value of `grid-template-columns`. */
  readonly columns: string;
  readonly answerKey: boolean;
  /** How the options are marked. */
  readonly marks: PrintedMarks;
}

/** Renders plain choices beside lettered bubbles, as in multiple choice; the key marks the correct one. */
export function Choices({ choices, from = 0, columns, answerKey, marks }: ChoicesProps) {
  const style: CSSProperties = { gridTemplateColumns: columns };
  const lettered = choices.map((choice, at) => ({
    ...choice,
    letter: getOptionMark(from + at, marks),
  }));
  return (
    <div {...LIST} className="option-row" style={style}>
      {lettered.map(({ answer, correct, letter, place, field }) => (
        <div key={letter} {...LIST_ITEM} className={answerKey && correct ? 'option option-marked' : 'option'}>
          <OptionMark letter={letter} place={place} isMarked={answerKey && correct} />
          <span className="rich-text" dir="auto" data-shows={field}>
            {renderWithBreaks(answer)}
          </span>
        </div>
      ))}
    </div>
  );
}
