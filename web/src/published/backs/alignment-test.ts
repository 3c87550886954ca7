import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { range } from 'es-toolkit';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { BACK_OFFSET } from './back-offset.ts';
import { POINTS_PER_MM } from './shift-backs.ts';

type Edge = 'long_edge' | 'short_edge';

/** In points. */
const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const EDGES = { long_edge: 'long', short_edge: 'short' } as const;

/** The scales reach so far from the middle, in mm: as far as backs can be moved. */
const REACH = BACK_OFFSET.max;
/** The distance of each scale from the middle, so that neither covers the other, in points. */
const ASIDE = 110;
const INK = rgb(0.1, 0.1, 0.1);
const TEXT_SIZE = 12;
const LABEL_SIZE = 8;
const TICK = 4;
/** A line leads from each tick to its number, because a mm is too narrow for one; in points. */
const LEADER = 40;
const LABEL_DISTANCE = 14;

/** Formats a value of a scale with its sign: "+5". */
const formatSigned = (value: number): string => (value > 0 ? `+${value}` : String(value));

/**
 * Creates a sheet to be printed on both sides and held against the light: the place of the back's cross on
 * the front's scales is the offset to set.
 */
export async function createAlignmentTest(paper: PaperSize, edge: Edge): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle('Alignment test');
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [width, height] = PAPERS[paper];
  const [front, back] = [document.addPage([width, height]), document.addPage([width, height])];
  drawScales(front, font, edge);
  drawCross(back);
  const words = [
    `Print this sheet at 100 %, on both sides, flipped on the ${EDGES[edge]} edge.`,
    'Hold it against the light, this side towards you. Where the lines of the other side',
    'cross the scales, read the two numbers, and enter them as Move right and Move down.',
  ];
  write(front, font, ['Alignment test: front', ...words]);
  write(back, font, ['Alignment test: back']);
  return new Uint8Array(await document.save());
}

const getPageMiddle = (page: PDFPage) => ({ x: page.getWidth() / 2, y: page.getHeight() / 2 });

function write(page: PDFPage, font: PDFFont, lines: readonly string[]): void {
  lines.forEach((line, at) => {
    const x = (page.getWidth() - font.widthOfTextAtSize(line, TEXT_SIZE)) / 2;
    page.drawText(line, { x, y: page.getHeight() - 130 - at * 20, size: TEXT_SIZE, font, color: INK });
  });
}

/**
 * Draws the scales. Seen through the paper, a sheet turned on its long edge is mirrored from left to right,
 * on its short edge from top to bottom; each number is the correction.
 */
function drawScales(page: PDFPage, font: PDFFont, edge: Edge): void {
  const { x, y } = getPageMiddle(page);
  const sign = edge === 'long_edge' ? 1 : -1;
  const reach = REACH * POINTS_PER_MM;
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    page.drawLine({
      start: { x: fromX, y: fromY },
      end: { x: toX, y: toY },
      thickness: 0.5,
      color: INK,
    });
  const label = (words: string, labelX: number, labelY: number) =>
    page.drawText(words, { x: labelX, y: labelY, size: LABEL_SIZE, font, color: INK });
  // The scale above the middle reads the offset to the right, the one at its left the offset down.
  const [top, left] = [y + ASIDE, x - ASIDE];
  line(x - reach, top, x + reach, top);
  line(left, y - reach, left, y + reach);
  for (const mm of range(-REACH, REACH + 1)) {
    const [at, apart] = [mm * POINTS_PER_MM, mm * LABEL_DISTANCE];
    const tick = mm % 5 === 0 ? 2 * TICK : TICK;
    line(x + at, top - tick, x + at, top + TICK);
    line(left - TICK, y - at, left + tick, y - at);
    line(x + at, top + TICK, x + apart, top + LEADER);
    line(left - TICK, y - at, left - LEADER, y - apart);
    const [across, down] = [formatSigned(mm * sign || 0), formatSigned(-mm * sign || 0)];
    label(across, x + apart - font.widthOfTextAtSize(across, LABEL_SIZE) / 2, top + LEADER + 3);
    label(down, left - LEADER - 3 - font.widthOfTextAtSize(down, LABEL_SIZE), y - apart - 3);
  }
  page.drawText('Move right', { x: x + reach + 14, y: top - 4, size: TEXT_SIZE, font, color: INK });
  page.drawText('Move down', {
    x: left - LEADER - 12,
    y: y - 5 * LABEL_DISTANCE - 24,
    size: TEXT_SIZE,
    font,
    color: INK,
  });
}

/** Draws the cross, long enough to cross the scales wherever the printer put it. */
function drawCross(page: PDFPage): void {
  const { x, y } = getPageMiddle(page);
  const reach = ASIDE + REACH * POINTS_PER_MM;
  const pen = { thickness: 1, color: INK };
  page.drawLine({ start: { x: x - reach, y }, end: { x: x + reach, y }, ...pen });
  page.drawLine({ start: { x, y: y - reach }, end: { x, y: y + reach }, ...pen });
}
