import type { MathsNode } from '../node/maths-node.ts';
import { type Box, colorBox, joinRow, padBox } from './box.ts';
import { layOut } from './lay-out.ts';
import { layOutParts } from './row.ts';
import { colorOf, type Style, styleOf, WHOLE } from './style.ts';

/** A part of a row that has one size. */
export interface Piece {
  readonly box: Box;
  /** True where something stands above something else: the key writes it smaller on its lines. */
  readonly isTall: boolean;
}

/** What a line does not end in. */
export type Row = readonly Piece[];

/** Around a row, and between the fractions of two lines. */
const ROOM = 50;
const TALL_ROOM = 100;

const isTall = (node: MathsNode): boolean =>
  typeof node === 'object' && (node.name === 'mfrac' || node.name === 'mtable' || node.children.some(isTall));

/** What a row holds, and how: a style around all of it goes for each part. */
function openRow(
  row: MathsNode,
  style: Style,
): { nodes: readonly MathsNode[]; style: Style; color?: string } {
  if (typeof row === 'string') return { nodes: [row], style };
  if (row.name !== 'mrow' && row.name !== 'mstyle') return { nodes: [row], style };
  const own = styleOf(row, style);
  const color = colorOf(row);
  const [only] = row.children;
  const isWrapper = row.children.length === 1 && typeof only === 'object' && only.name === 'mstyle';
  const inner = isWrapper ? openRow(only, own) : { nodes: row.children, style: own };
  return color ? { color, ...inner } : inner;
}

/** Lays out a formula's rows, which stand among the letters as words do, by the measures of its font alone. */
export function layOutRows(rows: readonly MathsNode[]): Row[] {
  return rows.map((row) => {
    const { nodes, style, color } = openRow(row, WHOLE);
    const boxes = layOutParts(nodes, style, layOut);
    const pieces: { boxes: Box[]; isTall: boolean }[] = [];
    for (const [index, node] of nodes.entries()) {
      const [box, tall] = [boxes[index], isTall(node)];
      if (!box) continue;
      const last = pieces.at(-1);
      if (last?.isTall === tall) last.boxes.push(box);
      else pieces.push({ boxes: [box], isTall: tall });
    }
    return pieces.map((piece) => {
      const room = piece.isTall ? TALL_ROOM : ROOM;
      const box = padBox(joinRow(piece.boxes), { top: room, bottom: room });
      return { box: colorBox(box, color), isTall: piece.isTall };
    });
  });
}
