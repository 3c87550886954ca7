import type { CSSProperties } from 'react';
import type { Border } from '../document/style.ts';

/** Between a border and what it holds, in px. */
const PADDING = { block: 8, inline: 12 } as const;

/** A box's border as CSS, with the room between it and what it holds; nothing where it is off. */
export const borderCss = (border: Border): CSSProperties =>
  border.has_border
    ? {
        border: `${border.border_width}px ${border.border_style} ${border.border_color}`,
        padding: `${PADDING.block}px ${PADDING.inline}px`,
      }
    : {};

/** What a border takes at either side of what it holds, in px. */
export const borderWidth = ({ has_border, border_width }: Border): number =>
  has_border ? border_width + PADDING.inline : 0;
