/** A place on a drawing, in mm from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What an area is filled with: greys that stay apart in black and white. */
export type Fill = 'none' | 'white' | 'light' | 'middle' | 'dark' | 'ink';

/**
 * The layer of a shape. `value` is what the value makes of the drawing, such as the hands of a clock: it is left to students who
 * draw. `label` says the value in the drawing: it is left to students who read.
 */
export type Layer = 'value' | 'label';

interface Common {
  readonly layer?: Layer;
  /** What it is of the drawing, for whoever reads a drawing back. */
  readonly part?: string;
}

interface Outline extends Common {
  readonly fill?: Fill;
  /** The width of its line, in mm; `NORMAL` where it is left out, and 0 for none. */
  readonly line?: number;
  /** Its line is grey: a grid to draw on. */
  readonly isFaint?: true;
}

/** A shape in mm. */
export type Shape =
  | (Outline & { readonly shape: 'path'; readonly d: string })
  | (Outline & { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly r: number })
  | (Outline & {
      readonly shape: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round?: number;
    })
  | (Outline & {
      readonly shape: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    })
  | (Common & {
      readonly shape: 'text';
      readonly x: number;
      /** The middle of its capitals and digits. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly anchor?: 'start' | 'end';
      readonly isBold?: true;
    });

export const THIN = 0.15;
export const NORMAL = 0.3;
export const BOLD = 0.6;

/** The words below a drawing: printed ones, and those that are the answer. */
export type Piece =
  | string
  | { readonly answer: string }
  | { readonly whole: string; readonly over: string; readonly under: string };

/** A drawing of one value, in mm. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The words of the value, from line to line; none where nothing is to be said. */
  readonly caption: readonly (readonly Piece[])[];
  /** Read aloud in its place. */
  readonly alt: string;
}

/** Writes a number for a path. */
export const toCoordinate = (value: number): string => String(Math.round(value * 1000) / 1000);
const toPlace = ({ x, y }: Point): string => `${toCoordinate(x)} ${toCoordinate(y)}`;

/** Returns the point at a distance in a direction, in degrees clockwise from the top. */
export const toward = ({ x, y }: Point, degrees: number, distance: number): Point => ({
  x: x + distance * Math.sin((degrees * Math.PI) / 180),
  y: y - distance * Math.cos((degrees * Math.PI) / 180),
});

/** Writes the path through points, closed where it is an area. */
export const toPath = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(toPlace).join('L')}${isClosed ? 'Z' : ''}`;

/** Writes lines that have nothing to do with each other as one path. */
export const toLines = (lines: readonly (readonly [Point, Point])[]): string =>
  lines.map((line) => toPath(line)).join('');

/** Writes a piece of a pie between two directions, in degrees clockwise from the top. */
export function toSector(center: Point, r: number, from: number, to: number): string {
  const [start, end] = [toward(center, from, r), toward(center, to, r)];
  return `M${toPlace(center)}L${toPlace(start)}A${toCoordinate(r)} ${toCoordinate(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${toPlace(end)}Z`;
}

export const shiftBy = (shape: Shape, dx: number, dy: number): Shape => {
  switch (shape.shape) {
    case 'path':
      return { ...shape, d: shiftPath(shape.d, dx, dy) };
    case 'line':
      return { ...shape, x1: shape.x1 + dx, y1: shape.y1 + dy, x2: shape.x2 + dx, y2: shape.y2 + dy };
    default:
      return { ...shape, x: shape.x + dx, y: shape.y + dy };
  }
};

/** Moves a path of this room's own: the commands M, L, A and Z, with absolute places. */
const shiftPath = (d: string, dx: number, dy: number): string =>
  d.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const at = numbers.length - 2;
    const moved = numbers.map((value, index) => {
      if (index === at) return value + dx;
      return index === at + 1 ? value + dy : value;
    });
    return `${command}${moved.map(toCoordinate).join(' ')}`;
  });

/** Writes a piece of a caption in one line; what is the answer is written by `write`. */
export const writePiece = (piece: Piece, write: (answer: string) => string): string => {
  if (typeof piece === 'string') return piece;
  if ('answer' in piece) return write(piece.answer);
  return write(`${piece.whole} ${piece.over}/${piece.under}`.trim());
};
