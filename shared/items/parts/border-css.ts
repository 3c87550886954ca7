import type { CSSProperties } from 'react';
import { toPaleColor } from '../../vocabulary/colors.ts';
import type { Border } from '../../vocabulary/style.ts';

/** The space between a border and its content, in px. */
const PADDING = { block: 8, inline: 12 } as const;

/** Two lines and what is between them: thinner, a double border would print as a single one. */
const THINNEST_DOUBLE = 3;
const getThickness = ({ border_style, border_width }: Border): number =>
  border_style === 'double' ? Math.max(THINNEST_DOUBLE, border_width) : border_width;

/** Returns the line of a border as CSS. */
export const toBorderLine = (border: Border): string =>
  `${getThickness(border)}px ${border.border_style} ${border.border_color}`;

/** A box: a border, a background, or both. */
interface Box extends Border {
  readonly background?: string | undefined;
}

/** Returns an item's border and background as CSS, with the padding inside; `ink` is the colour of its words. */
export const toBoxCss = (box: Box, ink: string): CSSProperties => ({
  ...(box.background && { padding: `${PADDING.block}px ${PADDING.inline}px` }),
  ...(box.background && { backgroundColor: toPaleColor(box.background, ink) }),
  ...toBorderCss(box),
});

/** Returns a box's border as CSS, with the padding inside it; an empty style where the border is off. */
export const toBorderCss = (border: Border): CSSProperties =>
  border.has_border
    ? {
        border: toBorderLine(border),
        padding: `${PADDING.block}px ${PADDING.inline}px`,
      }
    : {};

/** Returns the width of border and padding at either side, in px. */
export function getBorderWidth(box: Box): number {
  if (box.has_border) return getThickness(box) + PADDING.inline;
  return box.background ? PADDING.inline : 0;
}
