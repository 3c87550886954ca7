import type { CSSProperties } from 'react';
import type { Border } from '../../vocabulary/style.ts';

/** The space between a border and its content, in px. */
const PADDING = { block: 8, inline: 12 } as const;

/** Two lines and what is between them: thinner, a double border would print as a single one. */
const THINNEST_DOUBLE = 3;
const getThickness = ({ border_style, border_width }: Border): number =>
  border_style === 'double' ? Math.max(THINNEST_DOUBLE, border_width) : border_width;

/** Returns a box's border as CSS, with the padding inside it; an empty style where the border is off. */
export const toBorderCss = (border: Border): CSSProperties =>
  border.has_border
    ? {
        border: `${getThickness(border)}px ${border.border_style} ${border.border_color}`,
        padding: `${PADDING.block}px ${PADDING.inline}px`,
      }
    : {};

/** Returns the width of border and padding at either side, in px. */
export const getBorderWidth = (border: Border): number =>
  border.has_border ? getThickness(border) + PADDING.inline : 0;
