import { listFocusable, takesFocus } from './takes-focus.ts';

/** The place of an element, now or when it was removed. */
export interface Place {
  readonly parent: Element | null;
  readonly next: Node | null;
  readonly previous: Node | null;
}

export const getPlace = (node: Node): Place => ({
  parent: node.parentElement,
  next: node.nextSibling,
  previous: node.previousSibling,
});

/** The handle by which a row is dragged: nobody goes on from there who did not come from one. */
const HANDLE = '[aria-roledescription]';

/**
 * Finds what is nearest to an element that no longer takes the focus: the same control of the row after or before it, or
 * what else they hold, or what is around the list. Null where nothing is near within `layer`.
 */
export function findNear(gone: Element, place: Place, layer: Element): HTMLElement | null {
  if (place.parent === null || !layer.contains(place.parent)) return null;
  const near = pickAlike(gone, [findRow(gone, place, 'next'), findRow(gone, place, 'previous')]);
  if (near) return near;
  if (takesFocus(place.parent)) return place.parent;
  return findNear(gone, getPlace(place.parent), layer);
}

/** Returns where to look first on one side: what has come in place of what went is after it. */
function findStart({ parent, next, previous }: Place, side: 'next' | 'previous'): Node | null {
  if (side === 'previous') return previous;
  if (previous === null) return parent?.firstChild ?? null;
  return previous.parentNode === parent ? previous.nextSibling : next;
}

/** Finds what takes the focus in the nearest sibling that has something, on one side. */
function findRow(gone: Element, place: Place, side: 'next' | 'previous'): readonly HTMLElement[] {
  for (
    let node = findStart(place, side);
    node;
    node = side === 'next' ? node.nextSibling : node.previousSibling
  ) {
    if (!(node instanceof Element)) continue;
    const found = listFocusable(node).filter((element) => gone.matches(HANDLE) || !element.matches(HANDLE));
    if (found.length > 0) return found;
  }
  return [];
}

const isAlike = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && a.getAttribute('role') === b.getAttribute('role');

const getLabel = (element: Element): string | null => element.getAttribute('aria-label');

/** Picks what is most like what has gone: of its name, of its kind, or the first of the nearest row. */
function pickAlike(gone: Element, rows: readonly (readonly HTMLElement[])[]): HTMLElement | undefined {
  const alike = rows.map((row) => row.filter((element) => isAlike(element, gone)));
  const named = (row: readonly HTMLElement[]) => row.find((element) => getLabel(element) === getLabel(gone));
  const [kind] = alike.filter((row) => row.length > 0);
  return (kind && (named(kind) ?? kind[0])) ?? rows.flat()[0];
}
