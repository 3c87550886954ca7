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

/** A dot of a fine screen, in px. */
const DOT = 0.5;
/** The width of an upright line, in px. */
const UPRIGHT = 0.5;
/** Returns the middle of a line that fills whole dots about there: it is as sharp on a screen as on paper. */
const toDots = (middle: number, width: number): number =>
  Math.round((middle - width / 2) / DOT) * DOT + width / 2;

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
        .map(({ above, color, width, dashed }) => ({
          // Squares are many lines close to each other, of which a blurred one is seen.
          y: shape.squares ? toDots(base - above, width) : base - above,
          ...{ above, color, width, dashed },
        }))
        .map(({ y, above, color, width, dashed }) => (
          <line
            key={above}
            x2="100%"
            y1={y}
            y2={y}
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
        d={places
          .map((place) => `M${Math.max(UPRIGHT / 2, toDots(place, UPRIGHT))} 0V${above + below}`)
          .join('')}
        stroke={color}
        strokeWidth={UPRIGHT}
      />
    </svg>
  );
}
