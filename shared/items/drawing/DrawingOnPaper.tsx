import { getInk } from '../../drawings/ink.ts';
import type { DrawingTask } from '../../drawings/kinds.ts';
import { Shapes } from '../../drawings/Shapes.tsx';
import type { Drawn, Piece } from '../../drawings/shape.ts';
import { PX_PER_MM, toWholePx } from './layout.ts';

/** Gives an empty place the base line of a full one, so that the key moves nothing. */
const EMPTY = '\u00A0';

interface AskedProps {
  readonly text: string;
  readonly isAsked: boolean;
  readonly answerKey: boolean;
}

/** Renders a word of a caption, or the place that it is written on. */
function Asked({ text, isAsked, answerKey }: AskedProps) {
  if (!isAsked) return <span>{text}</span>;
  return (
    <span className="drawn-blank" data-place="line">
      <span className="key-ink">{answerKey ? text : EMPTY}</span>
    </span>
  );
}

function PieceOnPaper({ piece, ...props }: { piece: Piece } & Omit<AskedProps, 'text'>) {
  if (typeof piece === 'string') return <span>{piece}</span>;
  if ('answer' in piece) return <Asked text={piece.answer} {...props} />;
  return (
    <>
      {piece.whole !== '' && <Asked text={piece.whole} {...props} />}
      <span className="drawn-fraction">
        <Asked text={piece.over} {...props} />
        <span aria-hidden="true" className="drawn-bar" />
        <Asked text={piece.under} {...props} />
      </span>
    </>
  );
}

interface DrawingProps {
  readonly drawn: Drawn;
  readonly task: DrawingTask;
  readonly answerKey: boolean;
}

/** Renders one drawing in its true size, with its words below; the key has in red what students fill in. */
export function DrawingOnPaper({ drawn, task, answerKey }: DrawingProps) {
  const { width, height, shapes, caption, alt } = drawn;
  const box = { width: toWholePx(width), height: toWholePx(height) };
  const isEmpty = shapes.every(({ layer }) => getInk(layer, task, false) === null);
  return (
    <div className="drawn">
      <svg
        className={isEmpty ? 'drawn-empty' : undefined}
        role="img"
        aria-label={alt}
        width={box.width}
        height={box.height}
        viewBox={`0 0 ${box.width / PX_PER_MM} ${box.height / PX_PER_MM}`}
      >
        <Shapes {...{ shapes, task, answerKey }} />
      </svg>
      {task !== 'alone' && caption.length > 0 && (
        <div className="drawn-caption">
          {caption.map((pieces, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a value never change their places
            <span key={line} dir="auto">
              {pieces.map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <PieceOnPaper key={at} piece={piece} isAsked={task === 'read'} answerKey={answerKey} />
              ))}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
