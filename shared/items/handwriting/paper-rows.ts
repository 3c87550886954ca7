import { range as numbers } from 'es-toolkit';
import { directionOf } from '../../text/direction.ts';
import { type Face, faceOf } from '../letters/faces.ts';
import { drawingOf, type LetterStyle } from '../letters/fonts.ts';
import { faceRules, guideRules, RED_BLUE, type Rule, solidColors } from '../letters/guide-rules.ts';
import { rowsOf } from '../letters/rows.ts';
import { lettersOf, type Run, runsOf } from '../letters/runs.ts';
import { fontOf, type HandwritingData, type HandwritingRow } from './schema.ts';

/** A row of guide lines with what is written on it. */
export interface Written {
  readonly runs: readonly Run[];
  readonly rules: readonly Rule[];
  /** As the whole text is read, whatever the row begins with. */
  readonly isRightToLeft: boolean;
  /** Something in it reaches above the head line. */
  readonly isTall: boolean;
}

export interface PaperRow {
  /** Its place among the item's rows on paper. */
  readonly place: number;
  /** Above the row, in px. */
  readonly gap: number;
  /** A model with an empty row below it: nobody copies what is on another page. */
  readonly isCopied: boolean;
  /** The same object as long as nothing in it changes. */
  readonly written: Written;
}

/** A mark above a capital or another tall letter. */
const TALL = /[\p{Lu}bdfhklt]\p{M}*[\u0300-\u0315]/u;
/** How far it reaches above the head line, as a share of the height. */
const ABOVE = 0.45;
const isTall = (runs: readonly Run[]): boolean => runs.some(({ text }) => TALL.test(text.normalize('NFD')));

/** Ours, unless a face among the row's letters rules its own. */
function rulesOf(data: HandwritingData, face: Face, runs: readonly Run[]): Rule[] {
  const guided = runs.map(({ drawing }) => faceOf(drawing.face)).find(({ rules }) => rules);
  if (guided) return faceRules(guided, data.line_height);
  const colors = data.color_option === 'red_blue' ? RED_BLUE : solidColors(data.guide_line_color);
  return guideRules(face, data.line_height, colors);
}

const faceIn = (data: HandwritingData, style: LetterStyle): Face =>
  faceOf(drawingOf(fontOf(data), style, 'x').face);

const emptyRow = (data: HandwritingData, face: Face): Written => ({
  runs: [],
  rules: rulesOf(data, face, []),
  isRightToLeft: false,
  isTall: false,
});

interface Known {
  readonly of: string;
  readonly rows: readonly Written[];
}
/** A stored row that changes is another object: what was made of one is made once. */
const known = new WeakMap<HandwritingRow, Known>();

function knownRows(data: HandwritingData, row: HandwritingRow, room: number): readonly Written[] {
  const { line_height, color_option, guide_line_color } = data;
  const of = [fontOf(data), line_height, color_option, guide_line_color, room].join();
  const last = known.get(row);
  if (last?.of === of) return last.rows;
  const rows = writtenRows(data, row, room);
  known.set(row, { of, rows });
  return rows;
}

/** The text as often as asked, each time in as many rows as it needs, then the empty rows. */
function writtenRows(data: HandwritingData, row: HandwritingRow, room: number): Written[] {
  const { subtitle, line_style: style, partials, repeat, empty_rows } = row;
  const face = faceIn(data, style);
  const isRightToLeft = directionOf(subtitle) === 'rtl';
  const letters = lettersOf(subtitle, { font: fontOf(data), style, partials, height: data.line_height });
  const written = rowsOf(letters, room).map((part) => {
    const runs = runsOf(part);
    return { runs, rules: rulesOf(data, face, runs), isRightToLeft, isTall: isTall(runs) };
  });
  const empty = emptyRow(data, face);
  return [...numbers(repeat).flatMap(() => written), ...numbers(empty_rows).map(() => empty)];
}

/**
 * The rows of guide lines that an item prints, with `room` px for the letters of each and `above` px over the
 * first. Without any text there is an empty one, to show what the paper will have.
 */
export function paperRows(
  data: HandwritingData,
  { room, above }: { room: number; above: number },
): PaperRow[] {
  const rows = data.items.flatMap((row) => knownRows(data, row, room));
  const shown = rows.length > 0 ? rows : [emptyRow(data, faceIn(data, 'solid'))];
  return shown.map((written, place) => {
    const spacing = place === 0 ? above : data.spacing;
    const gap = written.isTall ? Math.max(spacing, data.line_height * ABOVE) : spacing;
    const isCopied = written.runs.length > 0 && shown[place + 1]?.runs.length === 0;
    return { place, gap: Math.round(gap), isCopied, written };
  });
}
