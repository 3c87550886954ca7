import * as z from 'zod/mini';
import { color, count, identifier, list, oneOf, PLAIN_LIMIT, plain } from '../../document/fields.ts';
import { numberIn, range, wholeNumberIn } from '../../range.ts';
import { OPTION_LIMIT } from '../limits.ts';

export const LETTER_STYLES = ['solid', 'trace', 'stroke', 'guided'] as const;
export const PRINT_FONTS = ['edu-hand', 'edu-hand-dots', 'edu-hand-pre', 'andika', 'lexend'] as const;
export const CURSIVE_FONTS = [
  'playwrite',
  'playwrite-guides',
  'playwrite-modern',
  'playwrite-modern-guides',
] as const;

/** Base line to head line, in px at 96 an inch. */
export const GUIDE_HEIGHT = range({ min: 24, max: 144, step: 4.8, initial: 72, unit: 'px' });
/** Between rows, in px at 96 an inch: 0 to 2 in by 0.05. */
export const GUIDE_SPACING = range({ min: 0, max: 192, step: 4.8, initial: 24, unit: 'px' });
export const REPEATS = range({ min: 1, max: 5, step: 1, initial: 1, unit: 'lines' });
export const EMPTY_ROWS = range({ min: 0, max: 5, step: 1, initial: 0, unit: 'lines' });

/** A style over the range [start, end) in UTF-16 units of the row's text. */
const styledRange = z.object({
  start: count(PLAIN_LIMIT),
  end: count(PLAIN_LIMIT),
  style: z.enum(LETTER_STYLES),
});

const handwritingRow = z.object({
  id: identifier,
  subtitle: plain(2000),
  line_style: oneOf(LETTER_STYLES, 'trace'),
  partials: list(styledRange, OPTION_LIMIT),
  repeat: wholeNumberIn(REPEATS),
  empty_rows: wholeNumberIn(EMPTY_ROWS),
});

export const handwritingData = z.object({
  cursive_style: oneOf(['print', 'cursive']),
  hw_font_print: oneOf(PRINT_FONTS),
  hw_font_cursive: oneOf(CURSIVE_FONTS),
  items: list(handwritingRow, OPTION_LIMIT),
  line_height: numberIn(GUIDE_HEIGHT),
  spacing: numberIn(GUIDE_SPACING),
  color_option: oneOf(['solid', 'red_blue']),
  guide_line_color: color('#8FA3B8'),
});
export type HandwritingData = z.output<typeof handwritingData>;

export const emptyHandwriting = (): HandwritingData => handwritingData.parse({});
export const isEmptyHandwriting = (data: HandwritingData): boolean =>
  data.items.every((row) => row.subtitle.trim() === '');
