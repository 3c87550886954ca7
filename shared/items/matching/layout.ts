import { sumBy } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getInlineHeight } from '../../paper/sheet/place-sticker.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { separateJoiningLetters } from '../word-scramble/scramble.ts';
import { type Entry, layOutParts, type PrintedPart } from './printed-parts.ts';
import type { MatchingData } from './schema.ts';

/** The type that the item is set in. */
export interface TextMetrics {
  readonly font: FontId;
  /** The font size in px. */
  readonly fontSize: number;
  /** The line height in multiples of the font size. */
  readonly lineHeight: number;
  /** The part of the sheet's width that its border and indent take, in px. */
  readonly beside: number;
}

/** The type that the item asks for, and the part of the sheet's width that it does not have, such as that of its border, in px. */
type WantedType = Omit<TextMetrics, 'beside'> & { readonly border: number };

/** The widths of its columns, as multiples of the font size. */
export interface Columns {
  readonly left: number;
  readonly right: number;
  /** The width of a mark in either column. */
  readonly mark: number;
  /** The space between the columns, dots included. */
  readonly gap: number;
}

/**
 * Multiples of the font size: a mark of one letter and of two, the line for a letter with its gap, a row's
 * padding.
 */
const MARK_WIDTH = 1.8;
const LONG_MARK = { after: 26, width: 2.6 };
export const LETTER_LINE = 2.6;
export const LETTER_GAP = 0.8;
export const ROW_PADDING = 0.8;
/** The space between a picture and its words. */
const PICTURE_GAP = 0.35;
const INDENT = 2;
/** The part of the sheet's width that covers browsers' rounding, as a multiple of the font size. */
const SLACK = 1;
const NARROWEST = 3;
/** Bold letters and kerning: what is planned has room. */
const SPARE = 1.06;

/**
 * The shares of the width that a column, and what is between the columns, may take; `dots` over the font size, what two
 * of them need with room for a line from one to the other.
 */
const SHARES = {
  line: { column: 0.36, least: 0.2, most: 0.42, dots: 4.6 },
  letter: { column: 0.42, least: 0.06, most: 0.12, dots: 0 },
} as const;

type Half = { readonly text: RichTextValue; readonly image: ImageAttachment | null };

const getPictureWidth = (image: ImageAttachment | null, size: number): number =>
  image ? getInlineHeight(image, size) * Math.max(1, image.ratio) : 0;

/** A line ends at any but the one that sets letters apart. */
const SPACE = /[^\S\u202F]+/;

/** Returns the width of a column's widest word; a narrower column breaks it. */
const measureWidestWord = (halves: readonly Half[], { font }: TextMetrics): number =>
  Math.max(
    NARROWEST,
    ...halves
      .filter(({ image }) => image === null)
      .flatMap(({ text }) => toPlainText(text).split(SPACE))
      .map((word) => estimateTextWidth(word, font) * SPARE),
  );

function measureWidest(halves: readonly Half[], imageSize: number, { font, fontSize }: TextMetrics): number {
  const widths = halves.map(({ text, image }) =>
    Math.max(
      estimateTextWidth(toPlainText(text), font) * SPARE,
      getPictureWidth(image, imageSize) / fontSize,
    ),
  );
  return Math.max(NARROWEST, ...widths);
}

/** Returns a half as printed: scrambled letters that would join are separated and take more room. */
const toPrintedHalf = (half: Half, isScrambled: boolean): Half =>
  isScrambled ? { ...half, text: separateJoiningLetters(toPlainText(half.text)) } : half;

const listLeftHalves = ({ pairs, settings }: MatchingData): Half[] =>
  pairs.map(({ term, term_image }) =>
    toPrintedHalf({ text: term, image: term_image }, settings.word_scramble.scramble_left),
  );
const listRightHalves = ({ pairs, fakeAnswers, settings }: MatchingData): Half[] =>
  [
    ...pairs.map(({ definition, definition_image }) => ({ text: definition, image: definition_image })),
    ...fakeAnswers,
  ].map((half) => toPrintedHalf(half, settings.word_scramble.scramble_right));

/**
 * Returns the widths of a mark and of everything beside the words of either column, as multiples of the font
 * size.
 */
function measureBesideWords(data: MatchingData) {
  const { match_type, display_index, left_column_format, right_column_format } = data.settings;
  const isLetter = match_type === 'letter';
  const mark = listRightHalves(data).length > LONG_MARK.after ? LONG_MARK.width : MARK_WIDTH;
  const marks = (shown: boolean) => (shown ? mark : 0);
  return {
    mark,
    extra: marks(display_index && left_column_format !== 'none') + (isLetter ? LETTER_LINE + LETTER_GAP : 0),
    rightMark: marks(isLetter || (display_index && right_column_format !== 'none')),
  };
}

/** Returns the width of the columns with all between them, as a multiple of the font size. */
const getRoom = ({ fontSize, beside }: TextMetrics): number => (CONTENT_WIDTH - beside) / fontSize - SLACK;

/**
 * Returns the type in the size that is set, or as large as two columns of short words have room for beside
 * their marks.
 */
export function findFittingType(data: MatchingData, wanted: WantedType): TextMetrics {
  const { extra, rightMark } = measureBesideWords(data);
  const { least, dots } = SHARES[data.settings.match_type];
  const words = extra + rightMark + 2 * NARROWEST;
  const needed = Math.max(words / (1 - least), words + dots);
  const beside = wanted.border + INDENT * wanted.fontSize;
  return {
    ...wanted,
    beside,
    fontSize: Math.min(wanted.fontSize, (CONTENT_WIDTH - beside) / (needed + SLACK)),
  };
}

/**
 * Returns columns as wide as their content, or as the sheet has room; a narrow column leaves its room to the
 * other.
 */
export function layOutColumns(data: MatchingData, type: TextMetrics): Columns {
  const { match_type, images } = data.settings;
  const room = getRoom(type);
  const { column, least, most, dots } = SHARES[match_type];
  const { mark, extra, rightMark } = measureBesideWords(data);
  const left = measureWidest(listLeftHalves(data), images.size, type) + extra;
  const right = measureWidest(listRightHalves(data), images.size, type) + rightMark;
  const free = room - Math.max(room * least, dots);
  const own = room * column;
  const needed = extra + measureWidestWord(listLeftHalves(data), type);
  const spare = Math.max(
    extra + NARROWEST,
    free - rightMark - measureWidestWord(listRightHalves(data), type),
  );
  const leftWidth = Math.min(left, Math.max(own, free - right, Math.min(needed, spare)));
  const rightWidth = Math.min(right, free - leftWidth);
  const gap = Math.min(room - leftWidth - rightWidth, Math.max(room * most, dots));
  return { left: leftWidth, right: rightWidth, mark, gap };
}

/** The share of a page that an item's rows may take, so that its prompt has room. */
const PAGE_SHARE = 0.85;

/**
 * Splits the rows into as few parts as a page can hold each, because a line cannot be drawn from one page to
 * another. It uses estimated heights, so that the result never depends on an earlier layout.
 */
export function splitIntoParts(data: MatchingData, type: TextMetrics): PrintedPart[] {
  const measureHeight = createHeightMeasure(data, layOutColumns(data, type), type);
  for (let parts = 1; ; parts++) {
    const printed = layOutParts(data, parts);
    const fits = printed.every((rows) => sumBy([...rows], measureHeight) <= CONTENT_HEIGHT * PAGE_SHARE);
    if (fits || parts >= data.pairs.length / 2) return printed;
  }
}

function createHeightMeasure(
  { settings }: MatchingData,
  columns: Columns,
  { font, fontSize, lineHeight }: TextMetrics,
) {
  const line = lineHeight * fontSize;
  const beside = settings.match_type === 'letter' ? LETTER_LINE + LETTER_GAP : 0;
  const measureHeight = (entry: Entry | null, column: number): number => {
    if (!entry) return 0;
    const room = Math.max(1, column - (entry.label === null ? 0 : columns.mark));
    const lines = Math.ceil((estimateTextWidth(toPlainText(entry.text), font) * SPARE) / room - 0.01);
    return (
      lines * line +
      (entry.image ? getInlineHeight(entry.image, settings.images.size) + PICTURE_GAP * fontSize : 0)
    );
  };
  return ({ left, right }: PrintedPart[number]): number =>
    ROW_PADDING * fontSize +
    Math.max(line, measureHeight(left, columns.left - beside), measureHeight(right, columns.right));
}
