import type { ReactNode } from 'react';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { getDirection } from '../../text/direction.ts';
import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import { renderWords } from '../../text/RichText.tsx';
import type { PrintedMarks } from '../../vocabulary/option-marks.ts';
import { BlankLine } from '../parts/BlankLine.tsx';
import { Choices, type PlainChoice } from '../parts/Choices.tsx';
import type { TextMetrics } from './layout.ts';
import { isMovable } from './scramble.ts';

/** One term as it prints. */
export interface PrintedTerm {
  /** The place of the term among the item's terms. */
  readonly index: number;
  /** The answer in the letter case that was chosen. */
  readonly answer: string;
  readonly scrambled: string;
  /** "a)", or null where it is the only one. */
  readonly label: string | null;
  readonly choices: readonly PlainChoice[];
}

interface ScrambleCellProps {
  /** How its choices are marked. */
  readonly marks: PrintedMarks;
  readonly term: PrintedTerm;
  readonly type: TextMetrics;
  readonly answerKey: boolean;
  /** The length of the line in px; null where each letter has its own place. */
  readonly line: number | null;
  readonly isBelow: boolean;
  /** The width of its label, over the font size. */
  readonly label: number;
  /** The least width of the scrambled word, over the font size, so that lines begin one below the other. */
  readonly least: number;
}

export function ScrambleCell(props: ScrambleCellProps) {
  const { term, isBelow, least, answerKey } = props;
  const field = `data.terms.${term.index}`;
  const isSolved = answerKey && term.choices.length === 0;
  return (
    <div className="scramble-cell">
      {term.label !== null && (
        <span className="scramble-label" style={{ width: `${props.label}em` }}>
          {term.label}
        </span>
      )}
      <div className={isBelow ? 'scramble-task scramble-below' : 'scramble-task'}>
        <span
          className="scramble-word"
          data-shows={field}
          dir="auto"
          style={{ minWidth: isBelow ? undefined : `min(100%, ${least}em)` }}
        >
          {renderWords(term.scrambled)}
        </span>
        <div className="scramble-answer" data-shows={isSolved ? field : undefined}>
          <Answer {...props} />
        </div>
      </div>
    </div>
  );
}

function Answer({ term, type, answerKey, line, marks }: ScrambleCellProps): ReactNode {
  if (term.choices.length > 0) {
    const widest = Math.max(...term.choices.map(({ answer }) => estimateTextWidth(answer, type.font))) + 2.6;
    const columns = `repeat(auto-fill, minmax(min(100%, ${widest}em), 1fr))`;
    return <Choices choices={term.choices} columns={columns} answerKey={answerKey} marks={marks} />;
  }
  if (line === null) return <LetterPlaces answer={term.answer} answerKey={answerKey} />;
  return (
    <BlankLine
      answer={term.answer}
      font={type.font}
      width={line / type.fontSize}
      isDrawn
      answerKey={answerKey}
    />
  );
}

/**
 * Renders a place for each letter, with gaps between words; empty places run in the direction of the word.
 */
function LetterPlaces({ answer, answerKey }: { answer: string; answerKey: boolean }) {
  const words = [...answer.matchAll(/\S+/g)];
  return (
    <span className="scramble-letters" dir={getDirection(answer) ?? 'ltr'}>
      {words.map(({ index, 0: word }) => (
        <span key={index}>
          {splitPlacedGraphemes(word).map(({ text, start }) => (
            <LetterPlace key={start} letter={text} answerKey={answerKey} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** Tells whether the character is printed for the student: apostrophes and hyphens are. */
function LetterPlace({ letter, answerKey }: { letter: string; answerKey: boolean }) {
  if (!isMovable(letter))
    return <span className="letter-blank letter-underline letter-given">{renderWords(letter)}</span>;
  return (
    <span className="letter-blank letter-underline" data-place="letter">
      {answerKey && <span className="key-ink">{renderWords(letter)}</span>}
    </span>
  );
}
