import type { CSSProperties, ReactNode } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { getDirection } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';
import { MarginPoints, PromptPoints } from './item-points.tsx';
import { WithPicture } from './WithPicture.tsx';

export interface QuestionProps {
  readonly number: string | null;
  readonly text: RichTextValue;
  /** The path of the text's field within its item. */
  readonly field?: string;
  /** The prompt's own picture, and how pictures are placed. */
  readonly picture?: { readonly image: ImageAttachment | null; readonly settings: ImageSettings };
  /** Drawn in place of the text, which still tells the direction. */
  readonly content?: ReactNode;
  /** The content is a row of columns: no page break goes between its lines. */
  readonly isRow?: boolean;
  /** Printed on the last line of the prompt, after its words. */
  readonly after?: ReactNode;
  /** Rows below begin where the prompt does, also beside a number that needs more room. */
  readonly followsNumber?: boolean;
  /** The size of the number, as a multiple of the item's. */
  readonly numberSize?: number;
  /** The first row has the number and the points, unless there is a prompt. */
  readonly numberBelow?: boolean;
  /** Printed in place of three or more underscores in the prompt. */
  readonly blank?: ReactNode;
  /** More units, from index 1. */
  readonly children?: ReactNode;
}

/** Returns the room of a number with three digits or more, or with two between brackets; undefined for others. */
function toWideIndent(number: string | null): CSSProperties | undefined {
  if (number === null || !/^(?:\d{3,}[.)]?|\(\d{2,}\))$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').length;
  const room = `calc(${digits}ch + ${(number.length - digits) * 0.4}em + 0.5em)`;
  return { '--indent': room } as CSSProperties;
}

/**
 * Renders a question: its number beside its prompt, and below it the rows to answer on. The prompt is unit 0
 * and stays with the row that follows.
 */
export function Question({
  number,
  text,
  field = 'data.subtitle',
  picture,
  content,
  isRow = false,
  after,
  followsNumber = false,
  numberSize = 1,
  numberBelow = false,
  blank,
  children,
}: QuestionProps) {
  const isNumbered = number !== null && !numberBelow;
  const prompts = isNumbered || !isBlank(text) || Boolean(picture?.image ?? content ?? after);
  // An empty text would take a line and push the picture or the line after it down.
  const isBare = isBlank(text) && Boolean(picture?.image ?? after);
  // Behind the words, what follows them would begin elsewhere than the key's answer does.
  const hasWords = !isBlank(text) && !(content ?? after ?? picture?.image);
  const words = content ?? (!isBare && <RichText value={text} field={field} blank={blank} />);
  return (
    <div
      className={number === null ? 'question' : 'question question-numbered'}
      dir={getDirection(text)}
      style={followsNumber ? toWideIndent(number) : undefined}
    >
      {prompts ? (
        <Unit index={0} lines={!(isRow && content)} keepWithNext={Boolean(children)} className="prompt-unit">
          <div className="question-prompt">
            {number !== null && (
              <span className="question-number">
                {numberSize === 1 ? number : <span style={{ fontSize: `${numberSize}em` }}>{number}</span>}
              </span>
            )}
            <div className="question-text" data-room>
              {picture ? <WithPicture {...picture}>{words}</WithPicture> : words}
              <PromptPoints hasWords={hasWords} />
              {after}
            </div>
            <MarginPoints hasWords={hasWords} makesRoom={!isRow} />
          </div>
        </Unit>
      ) : (
        // Takes no room, so that the rows below keep their places in the block.
        <Unit index={0} keepWithNext>
          {!numberBelow && <MarginPoints hasWords={false} />}
        </Unit>
      )}
      {children}
    </div>
  );
}
