import { range } from 'es-toolkit';
import type { ReactNode } from 'react';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import type { GuideRule } from './guide-rules.ts';
import type { RowShape } from './rulings.ts';

interface GuideLinesProps {
  readonly shape: RowShape;
  readonly rules: readonly GuideRule[];
  /**
   * True where it is placed in a line of text: it aligns with that line's base line and is as wide as the
   * line.
   */
  readonly inline?: 'rest' | 'beside' | undefined;
  /** Read aloud in place of the picture, whose letters may be drawn as outlines. */
  readonly label?: string | undefined;
  /**
   * Drawn in the same picture, so that the letters align with the lines; `base` is the distance from its top
   * to the base line.
   */
  readonly children?: ((base: number) => ReactNode) | undefined;
}

/** Half a rule: a line at the edge of the drawing belongs to it. */
const EDGE = 0.5;

/**
 * Renders one row of guide lines and the text written on it. Every guide line of the product is drawn here.
 */
export function GuideLines({ shape, rules, inline, label, children }: GuideLinesProps) {
  const { above: base, below } = shape;
  const written = children?.(base);
  return (
    <svg
      className={inline ? `guide-lines guide-${inline}` : 'guide-lines'}
      style={inline ? { verticalAlign: -below } : undefined}
      width="100%"
      height={base + below}
      aria-hidden={!written}
      {...(label && { role: 'img', 'aria-label': label })}
      data-room={inline ? undefined : ''}
      data-place="guide"
    >
      <Squares {...shape} color={rules[0]?.color} />
      {rules
        .filter(({ above }) => above >= -below - EDGE)
        .map(({ above, color, width, dashed }) => (
          <line
            key={above}
            x2="100%"
            y1={base - above}
            y2={base - above}
            stroke={color}
            strokeWidth={width}
            strokeDasharray={dashed ? '6 5' : undefined}
          />
        ))}
      {written}
    </svg>
  );
}

/** Renders the upright lines of a ruling with squares, cut off where the row ends. */
function Squares({ above, below, squares, color }: RowShape & { color: string | undefined }) {
  if (!squares) return null;
  const places = range(Math.ceil(CONTENT_WIDTH / squares)).map((place) => place * squares);
  return (
    <svg width="100%" height={above + below}>
      <path
        d={places.map((place) => `M${place.toFixed(2)} 0V${above + below}`).join('')}
        stroke={color}
        strokeWidth={0.5}
      />
    </svg>
  );
}
