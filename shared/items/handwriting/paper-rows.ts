import { range as numbers } from 'es-toolkit';
import { directionOf } from '../../text/direction.ts';
import { type Face, faceOf } from '../letters/faces.ts';
import { drawingOf, type LetterStyle } from '../letters/fonts.ts';
import { faceRules, guideRules, RED_BLUE, type Rule, solidColors } from '../letters/guide-rules.ts';
import { rowsOf } from '../letters/rows.ts';
import { lettersOf, type Run, runsOf } from '../letters/runs.ts';
import { fontOf, type HandwritingData, type HandwritingRow } from './schema.ts';

/** A row of guide lines with what is written on it. */
export interface PaperRow {
  /** Its place among the item's rows on paper. */
  readonly place: number;
  readonly runs: readonly Run[];
  readonly rules: readonly Rule[];
  /** As the whole text is read, whatever the row begins with. */
  readonly isRightToLeft: boolean;
  /** Above the row, in px. */
  readonly gap: number;
}
type Written = Omit<PaperRow, 'place' | 'gap'>;

/** A mark above a capital or another tall letter. */
const TALL = /[\p{Lu}bdfhklt]\p{M}*[\u0300-\u0315]/u;
/** How far it reaches above the head line, as a share of the height. */
const ABOVE = 0.45;
const isTall = ({ runs }: Written): boolean => runs.some(({ text }) => TALL.test(text.normalize('NFD')));

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
});

/** The text as often as asked, each time in as many rows as it needs, then the empty rows. */
function writtenRows(data: HandwritingData, row: HandwritingRow, room: number): Written[] {
  const { subtitle, line_style: style, partials, repeat, empty_rows } = row;
  const face = faceIn(data, style);
  const isRightToLeft = directionOf(subtitle) === 'rtl';
  const letters = lettersOf(subtitle, { font: fontOf(data), style, partials, height: data.line_height });
  const written = rowsOf(letters, room).map((part) => {
    const runs = runsOf(part);
    return { runs, rules: rulesOf(data, face, runs), isRightToLeft };
  });
  const empty = emptyRow(data, face);
  return [...numbers(repeat).flatMap(() => written), ...numbers(empty_rows).map(() => empty)];
}

/**
 * The rows of guide lines that an item prints, with `room` px for the letters of each. Without any text there
 * is an empty one, to show what the paper will have.
 */
export function paperRows(data: HandwritingData, room: number): PaperRow[] {
  const rows = data.items.flatMap((row) => writtenRows(data, row, room));
  const shown = rows.length > 0 ? rows : [emptyRow(data, faceIn(data, 'solid'))];
  return shown.map((row, place) => {
    const spacing = place === 0 ? 0 : data.spacing;
    return { ...row, place, gap: isTall(row) ? Math.max(spacing, data.line_height * ABOVE) : spacing };
  });
}
