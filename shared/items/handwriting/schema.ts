import { isEqual, pick } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import {
  colorField,
  enumField,
  identifier,
  listField,
  PLAIN_LIMIT,
  plainTextField,
  wholeNumberField,
} from '../../vocabulary/schema-fields.ts';
import { GUIDE_COLOR } from '../letters/guide-rules.ts';
import {
  CURSIVE_FONTS,
  type HandwritingFont,
  LETTER_STYLES,
  PRINT_FONTS,
} from '../letters/handwriting-fonts.ts';
import { getRulingHeight, RULINGS } from '../letters/rulings.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { normalizeRanges } from './style-ranges.ts';

/** Base line to head line, in px at 96 an inch: 0.25 to 1.5 in by 0.05. */
export const GUIDE_HEIGHT = defineRange({ min: 24, max: 144, step: 4.8, initial: 72, unit: 'px' });
/** The space between rows, in px at 96 an inch: 0 to 2 in by 0.05. */
export const GUIDE_SPACING = defineRange({ min: 0, max: 192, step: 4.8, initial: 24, unit: 'px' });
export const REPEATS = defineRange({ min: 1, max: 5, step: 1, initial: 1, unit: 'lines' });
export const EMPTY_ROWS = defineRange({ min: 0, max: 5, step: 1, initial: 0, unit: 'lines' });
export const ROW_LIMIT = 2000;

/** A style over the range [start, end) in UTF-16 units of the row's text. */
const styledRange = z.object({
  start: wholeNumberField(PLAIN_LIMIT),
  end: wholeNumberField(PLAIN_LIMIT),
  style: z.enum(LETTER_STYLES),
});

const rowFields = z.object({
  id: identifier,
  subtitle: plainTextField(ROW_LIMIT),
  line_style: enumField(LETTER_STYLES, 'trace'),
  partials: listField(styledRange, OPTION_LIMIT),
  /** How often the text is written, and how many rows without it follow. */
  repeat: numberField(REPEATS),
  empty_rows: numberField(EMPTY_ROWS),
});
/** Ranges are sorted, merged, and end where the text does. */
const handwritingRow = z.pipe(
  rowFields,
  z.transform((row: z.output<typeof rowFields>) => ({
    ...row,
    partials: normalizeRanges(row.partials, row).slice(0, OPTION_LIMIT),
  })),
);
export type HandwritingRow = z.output<typeof handwritingRow>;

const fields = z.object({
  cursive_style: enumField(['print', 'cursive']),
  /** A document that names none was stored while the slanted hand was the default, and keeps it. */
  hw_font_print: enumField(PRINT_FONTS, 'edu-hand'),
  hw_font_cursive: enumField(CURSIVE_FONTS),
  items: listField(handwritingRow, OPTION_LIMIT),
  line_height: numberField(GUIDE_HEIGHT),
  spacing: numberField(GUIDE_SPACING),
  color_option: enumField(['solid', 'red_blue']),
  guide_line_color: colorField(GUIDE_COLOR),
  /** The ruling of a school book, in its true measures; absent for guide lines of any height. */
  ruling: z.optional(z.enum(RULINGS)),
});
/** A ruling says how high its lines are. */
export const handwritingData = /* @__PURE__ */ z.pipe(
  fields,
  /* @__PURE__ */ z.transform((data: z.output<typeof fields>) =>
    data.ruling ? { ...data, line_height: getRulingHeight(data.ruling) } : data,
  ),
);
export type HandwritingData = z.output<typeof handwritingData>;

/** Creates the data of a new item, in upright print. */
export const createHandwriting = (): HandwritingData => handwritingData.parse({ hw_font_print: 'andika' });

/** Tells whether nothing is written or chosen; the hand may be that of the other items of its sheet. */
export const isEmptyHandwriting = (data: HandwritingData): boolean =>
  isEqual({ ...data, ...pickHand(createHandwriting()) }, createHandwriting());

const pickHand = (data: HandwritingData) => pick(data, ['cursive_style', 'hw_font_print', 'hw_font_cursive']);

/** Lets a new item be written in the hand of the first one of its sheet. */
export function takeOverHand(
  item: { readonly data: HandwritingData },
  { first }: { first: { readonly data: HandwritingData } | undefined },
): void {
  if (first) Object.assign(item.data, pickHand(first.data));
}

/** Returns the handwriting font in force. */
export const getHandwritingFont = (data: HandwritingData): HandwritingFont =>
  data.cursive_style === 'cursive' ? data.hw_font_cursive : data.hw_font_print;
