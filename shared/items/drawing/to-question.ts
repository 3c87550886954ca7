import { chunk, range } from 'es-toolkit';
import { type Drawn, type Piece, writePiece } from '../../drawings/shape.ts';
import { writeSvg } from '../../drawings/write-svg.ts';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { ReadPicture, ReadQuestion, ReadTable, ReadTableCell } from '../parts/read-question.ts';
import { drawingMaker } from './maker.ts';
import type { DrawingData } from './schema.ts';

/** The width of a page of other programs, and the size of their type, in mm. */
const PAGE = 160;
const EM = 4;
const MM_PER_INCH = 25.4;
/** What is printed where a student writes: a gap of formats that have gaps. */
const GAP = '____';

/** Makes a picture of a drawing, with its file inside. */
function toPicture(drawn: Drawn, data: DrawingData, place: number, pxPerMm: number): ReadPicture {
  const svg = writeSvg(drawn, data.task);
  return {
    id: `drawing ${place} ${svg}`,
    name: `${data.kind}.svg`,
    alt: drawn.alt,
    width: drawn.width * pxPerMm,
    ratio: drawn.width / drawn.height,
    svg,
  };
}

const CELL = {
  ...({ height: 1, width: 1, isHead: false, hasBox: false, align: 'start', valign: 'top' } as const),
};

/** Sets pictures in columns, each with its words in the row below it. */
function toTable(pictures: readonly ReadPicture[], words: readonly string[], columns: number): ReadTable {
  const rows = chunk(
    pictures.map((image, at) => ({ image, text: words[at] ?? '' })),
    columns,
  );
  const cells = rows.flatMap((row, at) => [
    ...row.map(({ image }, column): ReadTableCell => ({ ...CELL, row: 2 * at, column, text: '', image })),
    ...row.map(({ text }, column): ReadTableCell => ({ ...CELL, row: 2 * at + 1, column, text })),
  ]);
  return {
    ...{ prompt: '', headerRows: 0, lines: 'none', cells },
    widths: range(columns).map(() => PAGE / columns / MM_PER_INCH),
    heights: range(2 * rows.length).map(() => 0),
  };
}

/** Makes a question of drawings: pictures of what the sheet shows, and their words. What draws has loaded with the document. */
export function toQuestion(data: DrawingData, locale: string): ReadQuestion {
  const made = drawingMaker.loaded;
  if (!made) return { type: 'text', prompt: '' };
  const type = { em: EM, measure: (text: string) => estimateTextWidth(text, 'nunito'), locale };
  const { values } = made.listValues(data, made.toLook(data, PAGE, type));
  const { columns, drawings } = made.setInColumns(data, values, PAGE, type);
  const write = (lines: readonly (readonly Piece[])[], ask: (answer: string) => string) =>
    data.task === 'alone'
      ? ''
      : lines.map((line) => line.map((piece) => writePiece(piece, ask)).join('')).join('\n');
  const pictures = drawings.map((drawn, at) => toPicture(drawn, data, at, made.PX_PER_MM));
  const isRead = data.task === 'read';
  const words = drawings.map(({ caption }) => write(caption, (answer) => (isRead ? GAP : answer)));
  const [image] = pictures;
  const prompt = words.filter((text) => text !== '').join('\n');
  const asked = {
    prompt,
    ...(pictures.length > 1 ? { table: toTable(pictures, words, columns) } : image && { image }),
  };
  if (!isRead || prompt === '') return { type: 'text', ...asked };
  const answers = drawings.map(({ caption }) => write(caption, (answer) => answer).replaceAll('\n', ', '));
  return { type: 'open', ...asked, answer: answers.join('; '), lines: 0 };
}
