import type { MathsElement } from '../node/maths-node.ts';
import { type Box, createRule, type Mark, move, padBox } from './box.ts';
import { layOutRow } from './row.ts';
import type { LayOut, Style } from './style.ts';

const THICKNESS = 65;
/** The room between what is enclosed and the line around it. */
const GAP = 120;
const BOX_GAP = 220;

type Room = Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Room for the lines of each notation, in thousandths of the size. */
const ROOMS: Readonly<Record<string, Room>> = {
  top: { top: GAP + THICKNESS },
  bottom: { bottom: GAP + THICKNESS },
  box: { left: BOX_GAP, right: BOX_GAP, top: BOX_GAP, bottom: BOX_GAP },
  circle: { left: 300, right: 300, top: 250, bottom: 250 },
  longdiv: { left: 450, right: 200, top: GAP + THICKNESS, bottom: 60 },
  actuarial: { right: GAP, top: GAP + THICKNESS },
  phasorangle: { left: 550, right: 100, bottom: GAP + THICKNESS },
  updiagonalstrike: { left: 60, right: 60 },
  downdiagonalstrike: { left: 60, right: 60 },
};

const stroke = (path: string, thickness: number): Mark => ({ type: 'stroke', path, x: 0, y: 0, thickness });

/** A line around an area, or through it. */
type Draw = (box: Box, size: number) => Mark[];
const drawTop: Draw = ({ width, ascent }, size) => [createRule(0, -ascent, width, THICKNESS * size)];
const drawBottom: Draw = ({ width, descent }, size) => [
  createRule(0, descent - THICKNESS * size, width, THICKNESS * size),
];
const drawRight: Draw = ({ width, ascent, descent }, size) => [
  createRule(width - THICKNESS * size, -ascent, THICKNESS * size, ascent + descent),
];
const drawLeft: Draw = ({ ascent, descent }, size) => [
  createRule(0, -ascent, THICKNESS * size, ascent + descent),
];

const LINES: Readonly<Record<string, Draw>> = {
  top: drawTop,
  bottom: drawBottom,
  box: (box, size) => [drawTop, drawBottom, drawLeft, drawRight].flatMap((draw) => draw(box, size)),
  circle: ({ width, ascent, descent }, size) => {
    const [across, high] = [(width - THICKNESS * size) / 2, (ascent + descent - THICKNESS * size) / 2];
    const start = `M${width / 2 - across} ${(descent - ascent) / 2}`;
    const half = `a${across} ${high} 0 1 0`;
    return [stroke(`${start}${half} ${2 * across} 0${half} ${-2 * across} 0Z`, THICKNESS * size)];
  },
  longdiv: (box, size) => [
    createRule(120 * size, -box.ascent, box.width - 120 * size, THICKNESS * size),
    stroke(
      `M${120 * size} ${-box.ascent + 33 * size}Q${400 * size} ${(box.descent - box.ascent) / 2} ${120 * size} ${box.descent}`,
      THICKNESS * size,
    ),
  ],
  actuarial: (box, size) => [...drawTop(box, size), ...drawRight(box, size)],
  phasorangle: (box, size) => [
    ...drawBottom(box, size),
    stroke(`M0 ${box.descent - 33 * size}L${450 * size} ${-box.ascent}`, THICKNESS * size),
  ],
  updiagonalstrike: ({ width, ascent, descent }, size) => [
    stroke(`M0 ${descent + 60 * size}L${width} ${-ascent - 60 * size}`, 80 * size),
  ],
  downdiagonalstrike: ({ width, ascent, descent }, size) => [
    stroke(`M0 ${-ascent - 60 * size}L${width} ${descent + 60 * size}`, 80 * size),
  ],
  horizontalstrike: ({ width }, size) => [createRule(0, -300 * size, width, 60 * size)],
};

const scaleRoom = (room: Room, size: number): Room =>
  Object.fromEntries(Object.entries(room).map(([side, length]) => [side, length * size]));

/** Elements in which Temml draws the lines by rules of style; here they are drawn by the notation. */
const isDrawing = (node: MathsElement['children'][number]): boolean =>
  typeof node === 'object' && /cancel|longdiv-arc|upstrike|downstrike/.test(node.classes.join(' '));

/** Lays out what has a line over it, around it or through it. */
export function layOutEnclosure(node: MathsElement, style: Style, layOut: LayOut): Box {
  const notations = (node.attributes.notation ?? '').split(/\s+/);
  const inner = layOutRow(
    node.children.filter((child) => !isDrawing(child)),
    style,
    layOut,
  );
  return notations.reduce(
    (box, notation) => {
      const padded = padBox(box, scaleRoom(ROOMS[notation] ?? {}, style.size));
      return { ...padded, marks: [...padded.marks, ...(LINES[notation]?.(padded, style.size) ?? [])] };
    },
    { ...inner, marks: move(inner, 0, 0) },
  );
}
