import type { MathsElement, MathsNode } from '../node/maths-node.ts';
import { type Box, createBox, type Mark, move, padBox } from './box.ts';
import { listEdges } from './edges.ts';
import { getConstant } from './metrics.ts';
import { layOutRow } from './row.ts';
import { type LayOut, readLength, type Style, styleOf } from './style.ts';

/** A line of a table is at least as high as a line of figures, with room for what is carried. */
const ASCENT = 860;
const DESCENT = 340;
/** Where nothing is said: between two columns. */
const BESIDE = 400;
/** The room between its figures and the brackets around it. */
const AROUND = 100;
/** A table of small print has less room between its lines. */
const SMALL = 0.75;

type Align = 'left' | 'center' | 'right';

interface Cell {
  readonly node: MathsElement;
  /** The box with the room on its sides. */
  readonly box: Box;
  readonly align: Align;
}

const childrenOf = (node: MathsElement, name: string): MathsElement[] =>
  node.children.filter((child): child is MathsElement => isNamed(child, name));
const isNamed = (node: MathsNode, name: string): boolean => typeof node === 'object' && node.name === name;

function alignOf({ classes, style }: MathsElement, table: MathsElement): Align {
  if (classes.includes('tml-left')) return 'left';
  if (classes.includes('tml-right')) return 'right';
  const stated = style.textAlign ?? table.attributes.columnalign ?? '';
  return /left/.test(stated) ? 'left' : /right/.test(stated) ? 'right' : 'center';
}

function layOutCell(node: MathsElement, table: MathsElement, style: Style, layOut: LayOut): Cell {
  const { size } = style;
  const share = table.classes.includes('tml-small') ? SMALL : 1;
  const inner = layOutRow(node.children, style, layOut);
  const room = {
    ...inner,
    ascent: Math.max(inner.ascent + 80 * size, ASCENT * share * size),
    descent: Math.max(inner.descent + 80 * size, DESCENT * share * size),
  };
  const read = (value: string | undefined, other: number) => readLength(value, style) ?? other;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = node.style;
  const beside = BESIDE * size;
  const box = padBox(room, {
    left: read(paddingLeft, beside),
    right: read(paddingRight, beside),
    top: read(paddingTop, 0),
    bottom: read(paddingBottom, 0),
  });
  return { node, box, align: alignOf(node, table) };
}

const SHARES: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** Lays out rows of cells in columns, its middle where a fraction has its line. */
export function layOutTable(table: MathsElement, outer: Style, layOut: LayOut): Box {
  const style = styleOf(table, { ...outer, isDisplay: false });
  const rows = childrenOf(table, 'mtr').map((row) =>
    childrenOf(row, 'mtd').map((cell) => layOutCell(cell, table, style, layOut)),
  );
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(0, ...rows.map((row) => row[column]?.box.width ?? 0)),
  );
  const heights = rows.map((row) => ({
    ascent: Math.max(0, ...row.map(({ box }) => box.ascent)),
    descent: Math.max(0, ...row.map(({ box }) => box.descent)),
  }));
  const marks: Mark[] = [];
  let top = 0;
  for (const [index, row] of rows.entries()) {
    const { ascent = 0, descent = 0 } = heights[index] ?? {};
    marks.push(...drawCells(row, { widths, top, ascent, descent }, style));
    top += ascent + descent;
  }
  const axis = getConstant('axisHeight') * outer.size;
  const ascent = top / 2 + axis;
  const width = widths.reduce((sum, column) => sum + column, 0);
  const box = createBox({ width, ascent, descent: top - ascent, marks: move({ marks }, 0, -ascent) });
  return padBox(box, { left: AROUND * outer.size, right: AROUND * outer.size });
}

interface RowPlace {
  readonly widths: readonly number[];
  readonly top: number;
  readonly ascent: number;
  readonly descent: number;
}

function drawCells(row: readonly Cell[], { widths, top, ascent, descent }: RowPlace, style: Style): Mark[] {
  let x = 0;
  return row.flatMap(({ node, box, align }, column) => {
    const width = widths[column] ?? 0;
    const start = x;
    x += width;
    const cell = { x: start, y: top, width, height: ascent + descent };
    return [
      ...move(box, start + (width - box.width) * SHARES[align], top + ascent),
      ...listEdges(node, cell, style),
    ];
  });
}
