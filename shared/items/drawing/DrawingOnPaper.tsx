import type { ReactNode } from 'react';
import { FAINT, getColor, getInk, HALF_CAPITAL, type Ink } from '../../drawings/ink.ts';
import type { DrawingTask } from '../../drawings/kinds.ts';
import { type Drawn, NORMAL, type Piece, type Shape } from '../../drawings/shape.ts';
import { PX_PER_MM, toWholePx } from './layout.ts';

function toElement(shape: Shape, key: number, ink: Ink): ReactNode {
  if (shape.shape === 'text')
    return (
      <text
        key={key}
        className={ink === 'key' ? 'key-ink' : undefined}
        x={shape.x}
        y={shape.y + shape.size * HALF_CAPITAL}
        fontSize={shape.size}
        fontWeight={shape.isBold ? 'bold' : undefined}
        textAnchor={shape.anchor ?? 'middle'}
      >
        {shape.text}
      </text>
    );
  const { line = NORMAL, fill = 'none', isFaint } = shape;
  const look = {
    className: ink === 'key' ? 'key-ink' : undefined,
    fill: getColor(fill, ink),
    ...(line === 0 ? { stroke: 'none' } : { strokeWidth: line }),
    ...(isFaint && { stroke: FAINT }),
  };
  switch (shape.shape) {
    case 'path':
      return <path key={key} d={shape.d} {...look} />;
    case 'circle':
      return <circle key={key} cx={shape.x} cy={shape.y} r={shape.r} {...look} />;
    case 'rect': {
      const { x, y, width, height, round } = shape;
      return <rect key={key} {...{ x, y, width, height }} rx={round} {...look} />;
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape;
      return <line key={key} {...{ x1, y1, x2, y2 }} {...look} />;
    }
  }
}

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
        {shapes.map((shape, at) => {
          const ink = getInk(shape.layer, task, answerKey);
          return ink && toElement(shape, at, ink);
        })}
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
