import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { PX_PER_INCH } from '../../paper/sheet/page-sizes.ts';
import { defineRange } from '../../range.ts';
import { numberField, requiredNumberField } from '../../range-fields.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { booleanField, enumField, nullableField, plainTextField } from '../../vocabulary/schema-fields.ts';
import { getRulingHeight, RULINGS, type RulingId } from '../letters/rulings.ts';
import { randomNumbers } from '../parts/random-numbers.ts';

export const ANSWER_TYPES = ['standard_lines', 'single', 'blank', 'handwriting'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];
export const LINE_POSITIONS = ['below', 'after'] as const;
export type LinePosition = (typeof LINE_POSITIONS)[number];

export const NUMBER_OF_LINES = defineRange({ min: 1, max: 38, step: 1, initial: 3, unit: 'lines' });
/** The short list that some people choose from instead. */
export const LINE_PRESETS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 38];
/** Base line to base line. */
export const LINE_SPACING = defineRange({ min: 0.2, max: 2, step: 0.01, initial: 0.35, unit: 'in' });
export const HANDWRITING_LINE_HEIGHT = 0.75;
export const SHORT_LINE = defineRange({ min: 0.2, max: 7.3, step: 0.1, initial: 2, unit: 'in' });
export const ANSWER_HEIGHT = defineRange({ min: 0, max: 8, step: 0.01, initial: 1.5, unit: 'in' });

export const HANDWRITING_ANSWER_LIMIT = 2000;

const fields = z.object({
  /** The prompt. */
  subtitle: richTextField('text'),
  subtitle_image: inlineImage,
  answer: richTextField('text'),
  handwritingAnswer: plainTextField(HANDWRITING_ANSWER_LIMIT),
  has_answer: booleanField(false),
  answer_type: enumField(ANSWER_TYPES),
  number_of_lines: numberField(NUMBER_OF_LINES),
  /** Follows the answer type where it is left out. */
  line_height: z.optional(requiredNumberField(LINE_SPACING)),
  line_length: numberField(SHORT_LINE),
  /** The ruling of a school book for handwriting lines, in its true measures; absent for guide lines of any height. */
  ruling: z.optional(z.enum(RULINGS)),
  /** The place of the answer: the last choice for the answer type in force. */
  line_position: z.optional(z.enum(LINE_POSITIONS)),
  /** The user's last choices for a short line, and for lines of either kind. */
  short_line_position: z.optional(z.enum(LINE_POSITIONS)),
  standard_line_position: z.optional(z.enum(LINE_POSITIONS)),
  answer_height: numberField(ANSWER_HEIGHT),
  /** Lines or blank space take what is left of their page; their number or height is then the least. */
  fill_page: booleanField(false),
  /** Numbers that differ from sheet to sheet, for names in braces; absent where everything is as written. */
  numbers: z.optional(randomNumbers),
  /** Only on the legacy answer type `lines`, which the reader converts. */
  line_style: nullableField(plainTextField(32)),
});
type Fields = z.output<typeof fields>;

/** Returns the line height before a choice. */
export const getInitialLineHeight = (type: AnswerType): number =>
  type === 'handwriting' ? HANDWRITING_LINE_HEIGHT : LINE_SPACING.initial;

/** Returns the ruling in force: handwriting lines alone have one. */
export const getRuling = ({ answer_type, ruling }: Pick<Fields, 'answer_type' | 'ruling'>) =>
  answer_type === 'handwriting' ? ruling : undefined;

/** Returns the true height of a ruled line, in inches. */
export const getRuledLineHeight = (ruling: RulingId): number => getRulingHeight(ruling) / PX_PER_INCH;

/** Returns the height of a line in inches; a ruling says its own. */
function getLineHeight(given: Fields): number {
  const ruling = getRuling(given);
  if (ruling) return getRuledLineHeight(ruling);
  return given.line_height ?? getInitialLineHeight(given.answer_type);
}

type Remembered = { short_line_position: LinePosition; standard_line_position: LinePosition };

/**
 * Returns the last chosen place of an answer of that type: lines to write on, or a short line; a blank space
 * is always below.
 */
export function getRememberedPosition(
  { short_line_position, standard_line_position }: Remembered,
  type: AnswerType,
): LinePosition {
  if (type === 'blank') return 'below';
  return type === 'single' ? short_line_position : standard_line_position;
}

/**
 * Fills in the missing fields that depend on the answer type, and remembers a chosen position for its type.
 */
function fillByAnswerType(given: Fields) {
  const { answer_type, line_position: chosen } = given;
  const getChosen = (single: boolean) => ((answer_type === 'single') === single ? chosen : undefined);
  const remembered = {
    short_line_position: given.short_line_position ?? getChosen(true) ?? 'after',
    standard_line_position: given.standard_line_position ?? getChosen(false) ?? 'below',
  } as const;
  return {
    ...given,
    ...remembered,
    line_height: getLineHeight(given),
    line_position: chosen ?? getRememberedPosition(remembered, answer_type),
  };
}

export const openResponseData = z.pipe(fields, z.transform(fillByAnswerType));
export type OpenResponseData = z.output<typeof openResponseData>;

export const createOpenResponse = (): OpenResponseData => openResponseData.parse({});
export const isEmptyOpenResponse = (data: OpenResponseData): boolean => isEqual(data, createOpenResponse());
