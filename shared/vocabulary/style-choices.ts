import { defineRange } from '../range.ts';

export const BODY_FONT_SIZE = defineRange({ min: 10, max: 64, step: 0.5, initial: 14, unit: 'pt' });
/** `font_space`: the line height, in multiples of the font size. */
export const LINE_HEIGHT = defineRange({ min: 1, max: 3.5, step: 0.1, initial: 1.5, unit: '×' });
export const ITEM_SPACING = defineRange({ min: 0.5, max: 8, step: 0.1, initial: 1.5, unit: 'em' });
export const TITLE_FONT_SIZE = defineRange({ min: 6, max: 64, step: 1, initial: 28, unit: 'pt' });
export const STUDENT_INFO_FONT_SIZE = defineRange({ min: 6, max: 48, step: 1, initial: 14, unit: 'pt' });
export const BORDER_WIDTH = defineRange({ min: 1, max: 8, step: 1, initial: 2, unit: 'px' });
export const INK = '#1A1A1A';

export const BORDER_STYLES = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'inset',
  'outset',
  'ridge',
  'groove',
] as const;

/** The font of word banks before a choice: they take the font of the body. */
export const BANK_FONT_UNSET = 'nunito';
