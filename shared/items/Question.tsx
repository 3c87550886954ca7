import type { ReactNode } from 'react';
import { Unit } from '../paper/Unit.tsx';
import { directionOf } from '../text/direction.ts';
import { isBlank } from '../text/plain-text.ts';
import { RichText } from '../text/RichText.tsx';
import type { RichTextValue } from '../text/rich-text.ts';

interface QuestionProps {
  readonly number: string | null;
  readonly text: RichTextValue;
  /** Drawn in place of the text, which still tells the direction. */
  readonly content?: ReactNode;
  /** Stands on the last line of the prompt, after it. */
  readonly after?: ReactNode;
  /** The first row has the number, unless there is a prompt. */
  readonly numberBelow?: boolean;
  /** Stands where the prompt has three or more underscores. */
  readonly blank?: ReactNode;
  /** More units, from index 1. */
  readonly children?: ReactNode;
}

/**
 * A question: its number beside its prompt, and below it the rows to answer on. The prompt is unit 0
 * and stays with the row that follows.
 */
export function Question({
  number,
  text,
  content,
  after,
  numberBelow = false,
  blank,
  children,
}: QuestionProps) {
  const isNumbered = number !== null && !numberBelow;
  const prompts = isNumbered || !isBlank(text) || Boolean(content ?? after);
  return (
    <div className={number === null ? 'question' : 'question question-numbered'} dir={directionOf(text)}>
      {prompts ? (
        <Unit index={0} lines keepWithNext={Boolean(children)} className="prompt-unit">
          <div className="question-prompt">
            {number !== null && <span className="question-number">{number}</span>}
            <div className="question-text" data-room>
              {content ?? <RichText value={text} blank={blank} />}
              {after}
            </div>
          </div>
        </Unit>
      ) : (
        // Takes no room, so that the rows below keep their places in the block.
        <Unit index={0} keepWithNext />
      )}
      {children}
    </div>
  );
}
