import type { ReactNode } from 'react';
import type { GuideRule } from './guide-rules.ts';

/** What hangs below the base line, as a share of the height. */
const DESCENDER = 0.55;
/** Half a rule, above the head line and below the descenders. */
const EDGE = 1;

/** Whole px above and below the base line: a picture that begins between two would print a little beside itself. */
const getHeightAbove = (height: number): number => Math.ceil(height) + EDGE;
const getHeightBelow = (height: number): number => Math.ceil(height * DESCENDER) + EDGE;

/** The drawing with its descender space, for a height from base line to head line; both in px. */
export const getGuideLinesHeight = (height: number): number =>
  getHeightAbove(height) + getHeightBelow(height);

interface GuideLinesProps {
  /** Base line to head line, in px. */
  readonly height: number;
  readonly rules: readonly GuideRule[];
  /** Stands in a line of text, base line on base line, and is as wide as that. */
  readonly inline?: 'rest' | 'beside' | undefined;
  /** Read aloud in place of the picture, whose letters may be drawn as outlines. */
  readonly label?: string | undefined;
  /** Drawn in the same picture, so that they stand on the lines; `base` is where those do, from its top. */
  readonly children?: ((base: number) => ReactNode) | undefined;
}

/** One row of guide lines and what is written on it: the one drawing of guide lines there is. */
export function GuideLines({ height, rules, inline, label, children }: GuideLinesProps) {
  const base = getHeightAbove(height);
  const written = children?.(base);
  return (
    <svg
      className={inline ? `guide-lines guide-${inline}` : 'guide-lines'}
      style={inline ? { verticalAlign: -getHeightBelow(height) } : undefined}
      width="100%"
      height={getGuideLinesHeight(height)}
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
