import type { ReactNode } from 'react';
import type { GuideRule } from './guide-rules.ts';

/** The height below the base line, as a share of the height above it. */
const DESCENDER = 0.55;
/** Half a rule, above the head line and below the descenders. */
const EDGE = 1;

/**
 * Returns the height above the base line in whole px: a picture that begins between two pixels would print a
 * little off its place.
 */
const getHeightAbove = (height: number): number => Math.ceil(height) + EDGE;
const getHeightBelow = (height: number): number => Math.ceil(height * DESCENDER) + EDGE;

/**
 * Returns the height of the drawing with its descender space, for a height from base line to head line; both
 * in px.
 */
export const getGuideLinesHeight = (height: number): number =>
  getHeightAbove(height) + getHeightBelow(height);

interface GuideLinesProps {
  /** Base line to head line, in px. */
  readonly height: number;
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

/**
 * Renders one row of guide lines and the text written on it. Every guide line of the product is drawn here.
 */
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
      data-place="guide"
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
