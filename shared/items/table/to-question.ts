import { range } from 'es-toolkit';
import { toPlainText } from '../../text/plain-text.ts';
import { joinWords } from '../parts/join-words.ts';
import { toReadPicture } from '../parts/read-picture.ts';
import type { ReadQuestion, ReadTable, ReadTableCell } from '../parts/read-question.ts';
import { type PlacedCell, placeCells } from './bands.ts';
import { listBlanks } from './blanks.ts';
import { listColumnWidths } from './layout.ts';
import { listRowLines } from './row-lines.ts';
import type { TableData } from './schema.ts';

function toReadCell(data: TableData, { cell, row, column, height, width }: PlacedCell): ReadTableCell {
  const isHead = row < data.header_rows || (data.header_column && column === 0);
  return {
    ...{ row, column, height, width, isHead },
    text: cell.asks === 'blank' ? '' : cell.text,
    ...toReadPicture('image', cell.image ?? null),
    hasBox: cell.asks === 'checkbox',
    align: cell.align ?? data.align,
    valign: cell.valign ?? data.valign,
    shade: cell.shade ?? (isHead ? data.header_color : undefined),
  };
}

const toReadTable = (data: TableData): ReadTable => ({
  prompt: data.subtitle,
  widths: listColumnWidths(data),
  heights: range(data.rows.length).map((row) => data.row_heights[row] ?? 0),
  headerRows: data.header_rows,
  lines: data.lines,
  border: { style: data.line_style, width: data.line_width, color: data.line_color },
  cells: placeCells(data).map((placed) => toReadCell(data, placed)),
});

/** Makes a question of a table with blanks, and a text of any other. */
export function toQuestion(data: TableData): ReadQuestion {
  const prompt = joinWords([data.subtitle, listRowLines(data).join('\n')]);
  const asked = { prompt, ...toReadPicture('image', data.subtitle_image), table: toReadTable(data) };
  const answers = listBlanks(data).map(({ cell }) => toPlainText(cell.text).trim());
  if (answers.length === 0) return { type: 'text', ...asked };
  return { type: 'open', ...asked, answer: answers.filter((answer) => answer !== '').join('; '), lines: 0 };
}
