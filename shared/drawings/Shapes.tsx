import type { ReactNode } from 'react';
import { FAINT, getColor, getInk, HALF_CAPITAL, type Ink } from './ink.ts';
import type { DrawingTask } from './kinds.ts';
import { NORMAL, type Shape } from './shape.ts';

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

interface ShapesProps {
  readonly shapes: readonly Shape[];
  readonly task: DrawingTask;
  readonly answerKey: boolean;
}

/** Renders the shapes of a drawing within an svg of its size in mm; the key has in red what students draw. */
export const Shapes = ({ shapes, task, answerKey }: ShapesProps): ReactNode =>
  shapes.map((shape, at) => {
    const ink = getInk(shape.layer, task, answerKey);
    return ink && toElement(shape, at, ink);
  });
