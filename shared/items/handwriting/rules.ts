import { findChangedRange } from '../../changed-range.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { getDrawnStyle, type LetterStyle, listStyles } from '../letters/handwriting-fonts.ts';
import { getRulingHeight, hasCloseRows, type RulingId } from '../letters/rulings.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import {
  GUIDE_HEIGHT,
  GUIDE_SPACING,
  getHandwritingFont,
  type HandwritingData,
  type HandwritingRow,
  handwritingData,
  ROW_LIMIT,
} from './schema.ts';
import { normalizeRanges, shiftRange } from './style-ranges.ts';

/** Heights by grade, in inches. */
export const HEIGHT_PRESETS = [
  { label: 'Pre-K, K', inches: 1.1 },
  { label: 'Grade 1', inches: 0.75 },
  { label: 'Grade 2', inches: 0.6 },
  { label: 'Grade 3', inches: 0.45 },
  { label: 'Grade 4 and up', inches: 0.3 },
] as const;

/** More room than between the four lines of a row, in px: 0.4 in. */
const APART = 38.4;

/** Rules the rows as a school book does, in its true measures; without a ruling their height is the usual one again. */
export function setRuling(data: HandwritingData, ruling: RulingId | undefined): void {
  if (ruling) data.ruling = ruling;
  else delete data.ruling;
  data.line_height = ruling ? getRulingHeight(ruling) : GUIDE_HEIGHT.initial;
  if (!ruling && data.spacing === APART) data.spacing = GUIDE_SPACING.initial;
  if (ruling && !hasCloseRows(ruling)) data.spacing = Math.max(data.spacing, APART);
}

/** Tags of markup; a lone "<" is none. */
const TAG = /<\/?[a-z][^<>]*>/gi;
const toRowText = (typed: string): string =>
  cleanTypedText(typed.replace(TAG, '').replace(/\s/g, ' '), ROW_LIMIT);

/** Replaces the row's text, without tags; the styles of its ranges move with their letters. */
export function setRowText(row: HandwritingRow, typed: string): void {
  const text = toRowText(typed);
  const change = findChangedRange(row.subtitle, text);
  row.subtitle = text;
  row.partials = normalizeRanges(
    row.partials.map((range) => shiftRange(range, change)),
    row,
  );
}

/** Removes the space around the text, once the teacher has left the field. */
export function trimRow(row: HandwritingRow): void {
  setRowText(row, row.subtitle.trimEnd());
  setRowText(row, row.subtitle.trimStart());
}

/**
 * Sets the style of the selected range [start, end), or of the row where nothing or everything is selected. A
 * row that already has the most ranges allowed does not change.
 */
export function setRowStyle(
  row: HandwritingRow,
  { style, start = 0, end = 0 }: { style: LetterStyle; start?: number; end?: number },
): void {
  const isWhole = start <= 0 && end >= row.subtitle.length;
  if (start < end && !isWhole) {
    const partials = normalizeRanges([...row.partials, { start, end, style }], row);
    if (partials.length <= OPTION_LIMIT) row.partials = partials;
    return;
  }
  row.line_style = style;
  row.partials = [];
}

/**
 * Returns the one style of all of [start, end) in the font; null where there are several. An empty range has
 * the row's style.
 */
export function getStyleAt(
  row: HandwritingRow,
  font: ReturnType<typeof getHandwritingFont>,
  { start, end }: { start: number; end: number },
): LetterStyle | null {
  const whole = start >= end ? { start: 0, end: row.subtitle.length } : { start, end };
  const over = row.partials.filter((range) => range.start < whole.end && range.end > whole.start);
  const [first] = over;
  if (!first) return getDrawnStyle(font, row.line_style);
  const covers = first.start <= whole.start && first.end >= whole.end;
  return covers ? getDrawnStyle(font, first.style) : null;
}

interface NewRow {
  readonly id: string;
  readonly text?: string;
  readonly after?: number;
}

/** Adds a row after `after` (at the end by default), in the style of the one before it. */
export function addRow(data: HandwritingData, { id, text = '', after }: NewRow): void {
  if (data.items.length >= OPTION_LIMIT) return;
  const at = after === undefined ? data.items.length : after + 1;
  const line_style = data.items[at - 1]?.line_style ?? getFirstStyle(data);
  const [row] = handwritingData.parse({ items: [{ id, line_style }] }).items;
  if (!row) return;
  setRowText(row, text.trimStart());
  data.items.splice(at, 0, row);
}

/** Returns the style for tracing where the font has one, else the font's first style. */
const getFirstStyle = (data: HandwritingData): LetterStyle => {
  const styles = listStyles(getHandwritingFont(data));
  return styles.includes('trace') ? 'trace' : (styles[0] ?? 'trace');
};

export function duplicateRow(data: HandwritingData, { index, id }: { index: number; id: string }): void {
  const row = data.items[index];
  if (!row || data.items.length >= OPTION_LIMIT) return;
  const partials = row.partials.map((range) => ({ ...range }));
  data.items.splice(index + 1, 0, { ...row, id, partials });
}

export function removeRow(data: HandwritingData, index: number): void {
  data.items.splice(index, 1);
}

/** Puts a row back that was deleted. */
export function insertRow(
  data: HandwritingData,
  { index, row }: { index: number; row: HandwritingRow },
): void {
  if (data.items.length < OPTION_LIMIT && !data.items.some(({ id }) => id === row.id))
    data.items.splice(index, 0, structuredClone(row));
}

export function moveRow(data: HandwritingData, { from, to }: { from: number; to: number }): void {
  data.items = moveEntry(data.items, from, to);
}
