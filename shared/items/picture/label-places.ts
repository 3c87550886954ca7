/**
 * Finds places for labels beside a picture: their lines do not cross, and the labels do not overlap. The same labels are always
 * placed alike.
 *
 * A line goes from the point of a label to its dock, the end of the line at the column of labels. All labels of a column reach
 * equally far above their docks, so that where a dock is does not hang on which label comes next.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Side = 'left' | 'right';

/** How far a label reaches above and below its dock, in px. */
export interface Reach {
  readonly above: number;
  readonly below: number;
}

/** A label to be placed: its point, in px from the upper left corner of the picture. */
export interface LabelToPlace {
  readonly point: Point;
  readonly reach: Reach;
}

export interface PlacedLabel {
  /** Its place among the labels, from 0. */
  readonly index: number;
  readonly side: Side;
  /** The height of its dock below the upper edge of the picture, in px; less than 0 above it. */
  readonly y: number;
}

export interface Places {
  /** From the top, those at the left first. */
  readonly labels: readonly PlacedLabel[];
  /** Where the highest label begins and the lowest ends, in px from the upper edge of the picture. */
  readonly top: number;
  readonly bottom: number;
}

interface PlaceOptions {
  readonly width: number;
  readonly height: number;
  readonly sides: 'both' | Side;
  /** The distance of the docks from the edge of the picture, in px; greater than 0. */
  readonly distance: number;
  /** The distance of two labels, in px. */
  readonly gap: number;
}

/** A label of one column. */
interface Entry {
  readonly index: number;
  /** How far its point is from the docks, across and from the upper edge of the picture. */
  readonly point: Point;
  readonly below: number;
}

interface Column {
  readonly entries: readonly Entry[];
  readonly above: number;
  readonly gap: number;
  readonly height: number;
}

/** Places the labels of a picture. */
export function placeLabels(labels: readonly LabelToPlace[], options: PlaceOptions): Places {
  const sides = chooseSides(labels, options);
  const placed = (['left', 'right'] as const).map((side) => {
    const column = toColumn(labels, { side, indexes: sides[side], options });
    const entries = arrangeColumn(column);
    return { side, above: column.above, entries };
  });
  const ends = placed.flatMap(({ above, entries }) =>
    entries.map(({ y, below }) => ({ top: y - above, bottom: y + below })),
  );
  return {
    labels: placed.flatMap(({ side, entries }) => entries.map(({ index, y }) => ({ index, side, y }))),
    top: Math.min(0, ...ends.map(({ top }) => top)),
    bottom: Math.max(options.height, ...ends.map(({ bottom }) => bottom)),
  };
}

/**
 * Deals the labels out to both sides: no point at the left is further right than one at the right, so that lines of both sides
 * never meet. Where one column has no room beside the picture, the other takes over what is nearest to it.
 */
function chooseSides(
  labels: readonly LabelToPlace[],
  { sides, width, height, gap }: PlaceOptions,
): Readonly<Record<Side, readonly number[]>> {
  const order = labels
    .map(({ point }, index) => ({ index, x: point.x, y: point.y }))
    .sort((a, b) => a.x - b.x || a.y - b.y || a.index - b.index);
  const indexes = order.map(({ index }) => index);
  const split = (count: number) => ({ left: indexes.slice(0, count), right: indexes.slice(count) });
  if (sides !== 'both') return split(sides === 'left' ? indexes.length : 0);
  const middle = order.filter(({ x }) => x < width / 2).length;
  /** By how much the columns are higher than the picture. */
  const getExcess = (count: number): number => {
    const { left, right } = split(count);
    return Math.max(height, getStackHeight(labels, left, gap), getStackHeight(labels, right, gap));
  };
  const counts = Array.from({ length: indexes.length + 1 }, (_, count) => count);
  const [best = middle] = counts.sort(
    (a, b) => getExcess(a) - getExcess(b) || Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  return split(best);
}

function getStackHeight(labels: readonly LabelToPlace[], own: readonly number[], gap: number): number {
  const reaches = own.flatMap((index) => labels[index]?.reach ?? []);
  const above = Math.max(0, ...reaches.map((reach) => reach.above));
  return reaches.reduce((sum, { below }) => sum + above + below + gap, -gap);
}

function toColumn(
  labels: readonly LabelToPlace[],
  { side, indexes, options }: { side: Side; indexes: readonly number[]; options: PlaceOptions },
): Column {
  const { width, height, distance, gap } = options;
  const own = indexes.flatMap((index) => {
    const label = labels[index];
    return label ? [{ index, ...label }] : [];
  });
  return {
    entries: own.map(({ index, point, reach }) => ({
      index,
      point: { x: distance + (side === 'left' ? point.x : width - point.x), y: point.y },
      below: reach.below,
    })),
    above: Math.max(0, ...own.map(({ reach }) => reach.above)),
    ...{ height, gap },
  };
}

interface PlacedEntry extends Entry {
  readonly y: number;
}

/**
 * Arranges a column. The labels come as near to the height of their points as they can; where their lines then cross, they are
 * dealt out to the docks anew, and in the end stacked, which always has an order without crossings.
 */
function arrangeColumn(column: Column): readonly PlacedEntry[] {
  let entries: readonly Entry[] = column.entries.toSorted(
    (a, b) => a.point.y - b.point.y || a.point.x - b.point.x || a.index - b.index,
  );
  for (const _ of entries) {
    const placed = moveNear(column, entries);
    if (!hasCrossing(placed)) return placed;
    const dealt = dealOut(entries, (count) => placed[count]?.y ?? 0);
    if (dealt.every((entry, place) => entry.index === entries[place]?.index)) break;
    entries = dealt;
  }
  return stack(column);
}

/**
 * Deals the labels out to docks from the top: each dock takes the label whose line has all others below it. A ray that turns
 * down about the dock meets that point first, so that no later line, which begins lower, can cross this one.
 */
function dealOut(entries: readonly Entry[], getDock: (place: number, before: Entry | undefined) => number) {
  const left = [...entries];
  const dealt: PlacedEntry[] = [];
  while (left.length > 0) {
    const y = getDock(dealt.length, dealt.at(-1));
    const getSlope = ({ point }: Entry) => (point.y - y) / point.x;
    const [next] = left.toSorted(
      (a, b) => getSlope(a) - getSlope(b) || a.point.x - b.point.x || a.index - b.index,
    );
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    dealt.push({ ...next, y });
  }
  return dealt;
}

/** Stacks the labels beside the middle of the picture, with as much room between them as there is. */
function stack({ entries, above, gap, height }: Column): readonly PlacedEntry[] {
  const total = entries.reduce((sum, { below }) => sum + above + below + gap, -gap);
  const spare = Math.max(0, height - total);
  const between = gap + spare / (entries.length + 1);
  let y = (height - total) / 2 + above - (spare > 0 ? spare / 2 - spare / (entries.length + 1) : 0);
  return dealOut(entries, (_, before) => {
    if (before) y += before.below + between + above;
    return y;
  });
}

/** Places labels in their order, each as near to the height of its point as the others let it. */
function moveNear({ above, gap, height }: Column, entries: readonly Entry[]): readonly PlacedEntry[] {
  // Without the room that all labels above it take, a label may stand anywhere that is not above the one before it.
  const offsets: number[] = [];
  let offset = 0;
  for (const { below } of entries) {
    offsets.push(offset);
    offset += below + gap + above;
  }
  const total = offset - gap;
  const least = (total > height ? (height - total) / 2 : 0) + above;
  const most = least + Math.max(0, height - total);
  const wanted = entries.map(({ point }, place) => point.y - (offsets[place] ?? 0));
  return toNondecreasing(wanted).map((start, place) => {
    const y = Math.min(most, Math.max(least, start)) + (offsets[place] ?? 0);
    return { ...(entries[place] as Entry), y };
  });
}

/** Returns the numbers that never fall and are nearest to those given, by the squares of their distances. */
function toNondecreasing(values: readonly number[]): number[] {
  const groups: { sum: number; count: number }[] = [];
  const getMean = ({ sum, count }: { sum: number; count: number }) => sum / count;
  for (const value of values) {
    let group = { sum: value, count: 1 };
    for (let last = groups.at(-1); last && getMean(last) > getMean(group); last = groups.at(-1)) {
      groups.pop();
      group = { sum: group.sum + last.sum, count: group.count + last.count };
    }
    groups.push(group);
  }
  return groups.flatMap((group) => Array.from({ length: group.count }, () => getMean(group)));
}

/** Tells whether two lines of a column cross: the order of their heights changes on the way to the nearer point. */
function hasCrossing(placed: readonly PlacedEntry[]): boolean {
  return placed.some((upper, place) =>
    placed.slice(place + 1).some((lower) => {
      const x = Math.min(upper.point.x, lower.point.x);
      const getHeight = ({ y, point }: PlacedEntry) => y + ((point.y - y) * x) / point.x;
      return getHeight(upper) > getHeight(lower);
    }),
  );
}
