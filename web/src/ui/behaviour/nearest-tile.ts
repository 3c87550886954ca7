type Direction = readonly [x: number, y: number];
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const getMiddle = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/**
 * Finds the tile that an arrow key moves to from the focused one: the nearest in that direction, in whatever
 * group. Null for other keys and at the edge.
 */
export function findNearestTile(root: HTMLElement, key: string, tiles = '.item-tile'): HTMLElement | null {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (!direction || !from || !root.contains(from)) return null;
  const [x, y] = getMiddle(from);
  const [dx, dy] = direction;
  const reachable = [...root.querySelectorAll<HTMLElement>(tiles)].flatMap((tile) => {
    const [tx, ty] = getMiddle(tile);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    return tile !== from && along > 1 && aside < along * 3 ? [{ tile, distance: along + aside * 2 }] : [];
  });
  return reachable.sort((a, b) => a.distance - b.distance)[0]?.tile ?? null;
}
