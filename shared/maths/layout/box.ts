/** Letters where they stand: the base line of the first one, and from there the place of each. */
interface LettersMark {
  readonly type: 'letters';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far each letter is from the first; null where the words stand in the middle of the room that is kept for them. */
  readonly places: readonly number[] | null;
  /** How wide the letters are. */
  readonly width: number;
}
/** A drawing of the font, such as a large bracket. */
interface OutlineMark {
  readonly type: 'outline';
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}
interface RuleMark {
  readonly type: 'rule';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A line of a pen, as through what is crossed out. */
interface StrokeMark {
  readonly type: 'stroke';
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly thickness: number;
}

/** What is drawn of a formula. Lengths are in thousandths of the font size, counted downwards from the base line. */
export type Mark = (LettersMark | OutlineMark | RuleMark | StrokeMark) & {
  /** The colour of the words around it where none is set. */
  readonly color?: string | undefined;
};

/** A part of a formula that was laid out: its room, and what is drawn in it from the start of its base line. */
export interface Box {
  readonly width: number;
  /** How far it goes up from the base line, and down from it. */
  readonly ascent: number;
  readonly descent: number;
  readonly marks: readonly Mark[];
  /** How far it leans over its width at the upper edge. */
  readonly italic: number;
  /** Where an accent stands over it. */
  readonly accent: number;
}

export const createBox = (box: Partial<Box>): Box => {
  const width = box.width ?? 0;
  return { width, ascent: 0, descent: 0, marks: [], italic: 0, accent: width / 2, ...box };
};

/** A box that takes no room. */
export const EMPTY = createBox({});

/** Moves what a box draws. */
export const move = ({ marks }: Pick<Box, 'marks'>, x: number, y: number): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));

/** A box with its place within another: its start, and how far its base line is below that of the other. */
export interface PlacedBox {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

/** Puts boxes into one that is `width` wide and as high as all of them. */
export const joinBoxes = (width: number, placed: readonly PlacedBox[]): Box =>
  createBox({
    width,
    ascent: Math.max(0, ...placed.map(({ box, y }) => box.ascent - y)),
    descent: Math.max(0, ...placed.map(({ box, y }) => box.descent + y)),
    marks: placed.flatMap(({ box, x, y }) => move(box, x, y)),
  });

/** Puts boxes side by side on one base line. */
export function joinRow(boxes: readonly Box[]): Box {
  let x = 0;
  const placed = boxes.map((box) => {
    const start = x;
    x += box.width;
    return { box, x: start, y: 0 };
  });
  return { ...joinBoxes(x, placed), italic: boxes.at(-1)?.italic ?? 0 };
}

/** Keeps room around a box, without moving its base line. */
export const padBox = (box: Box, { left = 0, right = 0, top = 0, bottom = 0 }): Box => ({
  ...box,
  width: box.width + left + right,
  ascent: box.ascent + top,
  descent: box.descent + bottom,
  marks: move(box, left, 0),
  accent: box.accent + left,
  italic: right > 0 ? 0 : box.italic,
});

export const createRule = (x: number, y: number, width: number, height: number): Mark => ({
  type: 'rule',
  x,
  y,
  width,
  height,
});

/** Gives what has no colour of its own this one. */
export const colorBox = (box: Box, color: string | undefined): Box =>
  color ? { ...box, marks: box.marks.map((mark) => ({ ...mark, color: mark.color ?? color })) } : box;
