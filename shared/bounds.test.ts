import { describe, expect, test } from 'vitest';
import { ICON_PAGE_SIZE } from './icons/icon.ts';
import { BLANK_HEIGHT } from './items/blank-space/schema.ts';
import { BOTTOM_PADDING, LINE_WEIGHT, LINE_WIDTH, TOP_PADDING } from './items/divider/schema.ts';
import { BLANK_COLUMNS } from './items/fill-in-the-blank/schema.ts';
import { GUIDE_HEIGHT, GUIDE_SPACING } from './items/handwriting/schema.ts';
import { MATCHING_FONT_SIZE } from './items/matching/schema.ts';
import { BOOLEAN_COLUMNS, OPTION_COLUMNS } from './items/multiple-choice/schema.ts';
import { ANSWER_HEIGHT, LINE_SPACING, NUMBER_OF_LINES, SHORT_LINE } from './items/open-response/schema.ts';
import { INSTRUCTION_FONT_SIZE } from './items/parts/instruction-style.ts';
import { SECTION_HEADER_FONT_SIZE } from './items/section-header/schema.ts';
import { SCRAMBLE_COLUMNS, SCRAMBLE_LINE } from './items/word-scramble/schema.ts';
import { BINGO_FONT_SIZE, CALL_LIST_FONT_SIZE, DIMENSION } from './kinds/bingo/choices.ts';
import { PX_PER_INCH } from './paper/sheet/page-sizes.ts';
import { RICH_TEXT_VARIANTS } from './text/rich-text.ts';
import { imageAttachment } from './vocabulary/image.ts';
import { IMAGE_WIDTH, INLINE_IMAGE_SIZE } from './vocabulary/image-sizes.ts';
import { IMAGE_TYPES, LARGEST_UPLOAD } from './vocabulary/image-types.ts';
import { LIMITS } from './vocabulary/limits.ts';
import {
  BODY_FONT_SIZE,
  BORDER_STYLES,
  BORDER_WIDTH,
  ITEM_SPACING,
  LINE_HEIGHT,
  STUDENT_INFO_FONT_SIZE,
  TITLE_FONT_SIZE,
} from './vocabulary/style-choices.ts';

/** What a person meets at a slider or a number box, written out once more: a changed bound is a broken promise. */
describe('the bounds of', () => {
  test.each([
    ['the body’s font size', BODY_FONT_SIZE, 10, 64, 0.5],
    ['the line height', LINE_HEIGHT, 1, 3.5, 0.1],
    ['the item spacing', ITEM_SPACING, 0.5, 8, 0.1],
    ['the title’s font size', TITLE_FONT_SIZE, 6, 64, 1],
    ['the student info’s font size', STUDENT_INFO_FONT_SIZE, 6, 48, 1],
    ['an instruction’s font size', INSTRUCTION_FONT_SIZE, 6, 48, 1],
    ['a section header’s font size', SECTION_HEADER_FONT_SIZE, 6, 64, 1],
    ['a matching’s font size', MATCHING_FONT_SIZE, 9, 36, 0.5],
    ['bingo’s font size', BINGO_FONT_SIZE, 12, 64, 1],
    ['a call list’s font size', CALL_LIST_FONT_SIZE, 10, 32, 1],
    ['a bingo card', DIMENSION, 3, 7, 1],
    ['a border', BORDER_WIDTH, 1, 8, 1],
    ['a picture in an input', INLINE_IMAGE_SIZE, 48, 200, 1],
    ['a blank space', BLANK_HEIGHT, 0.125, 8.3, 0.01],
    ['an answer’s lines', NUMBER_OF_LINES, 1, 38, 1],
    ['an answer’s line height', LINE_SPACING, 0.2, 2, 0.01],
    ['an answer’s short line', SHORT_LINE, 0.2, 7.3, 0.1],
    ['an answer’s blank space', ANSWER_HEIGHT, 0, 8, 0.01],
    ['the columns of options', OPTION_COLUMNS, 1, 4, 1],
    ['the columns of True and False', BOOLEAN_COLUMNS, 1, 2, 1],
    ['the columns of choices for blanks', BLANK_COLUMNS, 1, 4, 1],
    ['the columns of a word scramble', SCRAMBLE_COLUMNS, 1, 4, 1],
    ['a divider’s width', LINE_WIDTH, 25, 100, 1],
    ['a divider’s thickness', LINE_WEIGHT, 1, 10, 1],
    ['the space above a divider', TOP_PADDING, 0, 2, 0.1],
    ['the space below a divider', BOTTOM_PADDING, 0, 3, 0.1],
  ])('%s', (_, { min, max, step }, least, most, stop) => {
    expect([min, max, step]).toEqual([least, most, stop]);
  });

  test('handwriting: 0.25 to 1.5 in high, 0 to 2 in apart, by 0.05', () => {
    const inches = [GUIDE_HEIGHT, GUIDE_SPACING].map(({ min, max, step }) =>
      [min, max, step].map((px) => Number((px / PX_PER_INCH).toFixed(3))),
    );
    expect(inches).toEqual([
      [0.25, 1.5, 0.05],
      [0, 2, 0.05],
    ]);
  });

  test('the line of a word scramble: 48 px at the least, 356 unless a person chose', () => {
    expect(SCRAMBLE_LINE).toMatchObject({ min: 48, initial: 356 });
  });
});

describe('what else is fixed', () => {
  test('a border is solid, dashed, dotted, double, inset, outset, ridge or groove, and 2 px at first', () => {
    expect(BORDER_STYLES.join(' ')).toBe('solid dashed dotted double inset outset ridge groove');
    expect(BORDER_WIDTH.initial).toBe(2);
  });

  test('a title has 300 characters, a file name 255, an occupation or subject of one’s own 255', () => {
    expect([RICH_TEXT_VARIANTS.title.limit, LIMITS.filenameCharacters, LIMITS.otherCharacters]).toEqual([
      300, 255, 255,
    ]);
  });

  test('a picture is a JPEG, PNG or SVG of at most 5 MB, and a new one 120 px wide at 300, 300', () => {
    expect(IMAGE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/svg+xml']);
    expect(LARGEST_UPLOAD).toBe(5 * 1024 * 1024);
    expect(IMAGE_WIDTH.initial).toBe(120);
    expect(imageAttachment.parse({ id: 'a' })).toMatchObject({ width: 120, x: 300, y: 300 });
  });

  test('a picture is turned by degrees, and one that is turned too far is refused by them', () => {
    expect(imageAttachment.safeParse({ id: 'a', rotation: 361 }).error?.issues).toMatchObject([
      { path: ['rotation'], message: 'must be from -360 to 360 °' },
    ]);
  });

  test('icons come 32 at a time', () => expect(ICON_PAGE_SIZE).toBe(32));
});
