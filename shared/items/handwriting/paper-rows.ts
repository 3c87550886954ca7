import { range as numbers } from 'es-toolkit';
import { getDirection } from '../../text/direction.ts';
import { breakIntoRows } from '../letters/break-rows.ts';
import type { FontFile } from '../letters/font-file.ts';
import { getFontFile } from '../letters/font-files.ts';
import { createFontRules, createSolidColors, type GuideRule, RED_BLUE } from '../letters/guide-rules.ts';
import { getDrawing, type LetterStyle } from '../letters/handwriting-fonts.ts';
import { groupIntoRuns, layOutLetters, type Run } from '../letters/letter-runs.ts';
import { createRowRules, getLetterHeight, hasCloseRows } from '../letters/rulings.ts';
import { getHandwritingFont, type HandwritingData, type HandwritingRow } from './schema.ts';

/** A row of guide lines with what is written on it. */
export interface Written {
  readonly runs: readonly Run[];
  readonly rules: readonly GuideRule[];
  /** The direction of the whole text, however the row begins. */
  readonly isRightToLeft: boolean;
  /** Something in it reaches above the head line. */
  readonly isTall: boolean;
}

export interface PaperRow {
  /** The place of the row among the item's rows on paper. */
  readonly place: number;
  /** The place of its text among the item's, from 0. */
  readonly text: number;
  /** The space above the row, in px. */
  readonly gap: number;
  /** True for a model with an empty row below it: students cannot copy from another page. */
  readonly isCopied: boolean;
  /** Lines hang below it that belong to no other row. */
  readonly isLast: boolean;
  /** The words of the row: the same object as long as nothing in it changes. */
  readonly written: Written;
}

/** A mark above a capital or another tall letter. */
const TALL = /[\p{Lu}bdfhklt]\p{M}*[\u0300-\u0315]/u;
/** How far it reaches above the head line, as a share of the height. */
const ABOVE = 0.45;
const isTall = (runs: readonly Run[]): boolean => runs.some(({ text }) => TALL.test(text.normalize('NFD')));

/** Returns our guide lines, unless a font among the row's letters has its own. */
function listRules(data: HandwritingData, fontFile: FontFile, runs: readonly Run[]): GuideRule[] {
  const guided = runs.map(({ drawing }) => getFontFile(drawing.fontFile)).find(({ rules }) => rules);
  if (guided) return createFontRules(guided, getHandHeight(data));
  const colors = data.color_option === 'red_blue' ? RED_BLUE : createSolidColors(data.guide_line_color);
  return createRowRules(toRowFor(data), fontFile, colors);
}

/** Returns what the rows are ruled for. */
export const toRowFor = ({ line_height, ruling }: HandwritingData) => ({ height: line_height, ruling });
/** Returns the height of the tallest letters in the hand of the item, in px. */
export const getHandHeight = (data: HandwritingData): number =>
  getLetterHeight(toRowFor(data), getStyleFont(data, 'solid'));

const getStyleFont = (data: HandwritingData, style: LetterStyle): FontFile =>
  getFontFile(getDrawing(getHandwritingFont(data), style, 'x').fontFile);

const createEmptyRow = (data: HandwritingData, fontFile: FontFile): Written => ({
  runs: [],
  rules: listRules(data, fontFile, []),
  isRightToLeft: false,
  isTall: false,
});

interface Known {
  readonly of: string;
  readonly rows: readonly Written[];
}
/** A stored row that changes is another object: what was made of one is made once. */
const known = new WeakMap<HandwritingRow, Known>();

function getCachedRows(data: HandwritingData, row: HandwritingRow, room: number): readonly Written[] {
  const { line_height, ruling, color_option, guide_line_color } = data;
  const { family } = getStyleFont(data, 'solid');
  const of = [
    getHandwritingFont(data),
    family,
    line_height,
    ruling,
    color_option,
    guide_line_color,
    room,
  ].join();
  const last = known.get(row);
  if (last?.of === of) return last.rows;
  const rows = layOutRows(data, row, room);
  known.set(row, { of, rows });
  return rows;
}

/**
 * Lays out the text as often as `repeat` asks, each time in as many rows as it needs, then the empty rows.
 */
function layOutRows(data: HandwritingData, row: HandwritingRow, room: number): Written[] {
  const { subtitle, line_style: style, partials, repeat, empty_rows } = row;
  const fontFile = getStyleFont(data, style);
  const isRightToLeft = getDirection(subtitle) === 'rtl';
  const letters = layOutLetters(subtitle, {
    font: getHandwritingFont(data),
    style,
    partials,
    height: getHandHeight(data),
  });
  const written = breakIntoRows(letters, room).map((part) => {
    const runs = groupIntoRuns(part);
    return { runs, rules: listRules(data, fontFile, runs), isRightToLeft, isTall: isTall(runs) };
  });
  const empty = createEmptyRow(data, fontFile);
  return [...numbers(repeat).flatMap(() => written), ...numbers(empty_rows).map(() => empty)];
}

interface Place {
  readonly place: number;
  readonly above: number;
  readonly isTall: boolean;
}
/** Returns the space above a row, in px; close rows have none between them, and room for accents in their height. */
function getGap(data: HandwritingData, { place, above, isTall }: Place): number {
  if (place > 0 && hasCloseRows(data.ruling)) return 0;
  const spacing = place === 0 ? above : data.spacing;
  return Math.round(isTall ? Math.max(spacing, data.line_height * ABOVE) : spacing);
}

/**
 * Lays out the rows of guide lines that an item prints, with `room` px for the letters of each and `above` px
 * over the first. Without any text it returns one empty row, to show how the paper will look.
 */
export function layOutPaperRows(
  data: HandwritingData,
  { room, above }: { room: number; above: number },
): PaperRow[] {
  const rows = data.items.flatMap((row, text) =>
    getCachedRows(data, row, room).map((written) => ({ text, written })),
  );
  const empty = { text: 0, written: createEmptyRow(data, getStyleFont(data, 'solid')) };
  const shown = rows.length > 0 ? rows : [empty];
  return shown.map(({ text, written }, place) => {
    const isLast = place === shown.length - 1;
    const gap = getGap(data, { place, above, isTall: written.isTall });
    const isCopied = written.runs.length > 0 && shown[place + 1]?.written.runs.length === 0;
    return { place, text, gap, isCopied, isLast, written };
  });
}
