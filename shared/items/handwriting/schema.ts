import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { color, count, identifier, list, oneOf, PLAIN_LIMIT, plain } from '../../vocabulary/fields.ts';
import { CURSIVE_FONTS, type HandwritingFont, LETTER_STYLES, PRINT_FONTS } from '../letters/fonts.ts';
import { GUIDE_COLOR } from '../letters/guide-rules.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { inOrder } from './partials.ts';

/** Base line to head line, in px at 96 an inch: 0.25 to 1.5 in by 0.05. */
export const GUIDE_HEIGHT = range({ min: 24, max: 144, step: 4.8, initial: 72, unit: 'px' });
/** Between rows, in px at 96 an inch: 0 to 2 in by 0.05. */
export const GUIDE_SPACING = range({ min: 0, max: 192, step: 4.8, initial: 24, unit: 'px' });
export const REPEATS = range({ min: 1, max: 5, step: 1, initial: 1, unit: 'lines' });
export const EMPTY_ROWS = range({ min: 0, max: 5, step: 1, initial: 0, unit: 'lines' });
export const ROW_LIMIT = 2000;

/** A style over the range [start, end) in UTF-16 units of the row's text. */
const styledRange = z.object({
  start: count(PLAIN_LIMIT),
  end: count(PLAIN_LIMIT),
  style: z.enum(LETTER_STYLES),
});

const rowFields = z.object({
  id: identifier,
  subtitle: plain(ROW_LIMIT),
  line_style: oneOf(LETTER_STYLES, 'trace'),
  partials: list(styledRange, OPTION_LIMIT),
  /** How often the text is written, and how many rows without it follow. */
  repeat: numberIn(REPEATS),
  empty_rows: numberIn(EMPTY_ROWS),
});
/** Ranges are kept sorted and merged, and end where the text does. */
const handwritingRow = z.pipe(
  rowFields,
  z.transform((row: z.output<typeof rowFields>) => ({
    ...row,
    partials: inOrder(row.partials, row).slice(0, OPTION_LIMIT),
  })),
);
export type HandwritingRow = z.output<typeof handwritingRow>;

export const handwritingData = z.object({
  cursive_style: oneOf(['print', 'cursive']),
  hw_font_print: oneOf(PRINT_FONTS),
  hw_font_cursive: oneOf(CURSIVE_FONTS),
  items: list(handwritingRow, OPTION_LIMIT),
  line_height: numberIn(GUIDE_HEIGHT),
  spacing: numberIn(GUIDE_SPACING),
  color_option: oneOf(['solid', 'red_blue']),
  guide_line_color: color(GUIDE_COLOR),
});
export type HandwritingData = z.output<typeof handwritingData>;

export const emptyHandwriting = (): HandwritingData => handwritingData.parse({});
export const isEmptyHandwriting = (data: HandwritingData): boolean => isEqual(data, emptyHandwriting());

/** The font in force. */
export const fontOf = (data: HandwritingData): HandwritingFont =>
  data.cursive_style === 'cursive' ? data.hw_font_cursive : data.hw_font_print;
