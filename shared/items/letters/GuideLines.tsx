import type { ReactNode } from 'react';
import type { Rule } from './guide-rules.ts';

/** What hangs below the base line, as a share of the height. */
const DESCENDER = 0.55;
/** Half a rule, above the head line and below the descenders. */
const EDGE = 1;

/** Whole px above and below the base line: a picture that begins between two would print a little beside itself. */
const above = (height: number): number => Math.ceil(height) + EDGE;
const below = (height: number): number => Math.ceil(height * DESCENDER) + EDGE;

/** The drawing with its descender space, for a height from base line to head line; both in px. */
export const guideLinesHeight = (height: number): number => above(height) + below(height);

interface GuideLinesProps {
  /** Base line to head line, in px. */
  readonly height: number;
  readonly rules: readonly Rule[];
  /** Stands in a line of text, base line on base line, and is as wide as that. */
  readonly inline?: 'rest' | 'beside' | undefined;
  /** Read aloud in place of the picture, whose letters may be drawn as outlines. */
  readonly label?: string | undefined;
  /** Drawn in the same picture, so that they stand on the lines; `base` is where those do, from its top. */
  readonly children?: ((base: number) => ReactNode) | undefined;
}

/** One row of guide lines and what is written on it: the one drawing of guide lines there is. */
export function GuideLines({ height, rules, inline, label, children }: GuideLinesProps) {
  const base = above(height);
  const written = children?.(base);
  return (
    <svg
      className={inline ? `guide-lines guide-${inline}` : 'guide-lines'}
      style={inline ? { verticalAlign: -below(height) } : undefined}
      width="100%"
      height={guideLinesHeight(height)}
      aria-hidden={!written}
      {...(label && { role: 'img', 'aria-label': label })}
      data-room={inline ? undefined : ''}
    >
      {rules.map(({ above, color, width, dashed }) => (
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
