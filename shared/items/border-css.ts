import type { CSSProperties } from 'react';
import type { Border } from '../document/style.ts';

/** A box's border as CSS, with the room between it and what it holds; nothing where it is off. */
export const borderCss = (border: Border): CSSProperties =>
  border.has_border
    ? {
        border: `${border.border_width}px ${border.border_style} ${border.border_color}`,
        padding: '8px 12px',
      }
    : {};
