import { findNear, getPlace, type Place } from './find-near.ts';
import { focusInSight, takesFocus } from './takes-focus.ts';

/** The last element that had the focus in one layer: a page, a dialog, the messages. */
interface Visit {
  readonly element: Element;
  /** The part of the page, or over it, that holds it. */
  readonly layer: Element;
  /** The place of the element before it was removed; null while it is there. */
  place: Place | null;
}

/** How many layers are remembered: dialogs over dialogs are fewer. */
const LAYERS = 6;

/**
 * Keeps the focus from falling to the body, until the signal: where the element that has it is removed, hidden or
 * disabled, it goes to what is near; where a whole dialog goes, to where it was before. Whoever presses beside all
 * controls has left by themselves.
 */
export function keepFocus(signal: AbortSignal): void {
  let visits: readonly Visit[] = [];
  const restore = createLateCall(() => {
    if (isLost()) focusNext(visits);
  });
  const come = ({ target }: FocusEvent) => {
    const layer = target instanceof Element && findLayer(target);
    if (!layer) return;
    const others = visits.filter((visit) => visit.layer !== layer);
    visits = [...others, { element: target, layer, place: null }].slice(-LAYERS);
  };
  const leave = ({ target }: FocusEvent) =>
    // By then it is gone, if it is left because it goes.
    queueMicrotask(() => {
      if (!isLost()) return;
      if (target instanceof Element && takesFocus(target))
        visits = visits.filter(({ element }) => element !== target);
      else restore();
    });
  const observer = new MutationObserver((changes) => {
    for (const visit of visits) followRemovals(visit, changes);
    // Not in the task of the key that closed it: an Enter would press what has the focus now.
    if (isLost()) setTimeout(() => isLost() && goBack(visits));
    if (isLost() || changes.some(({ type }) => type === 'attributes')) restore();
  });
  const attributeFilter = ['disabled', 'hidden', 'inert'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', come, { signal });
  document.addEventListener('focusout', leave, { signal });
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The parents of layers: pages are in the root, what floats is in the body. */
const HOLDERS = 'body, #root';

function findLayer(element: Element): Element | null {
  const { parentElement } = element;
  return parentElement === null || parentElement.matches(HOLDERS)
    ? parentElement && element
    : findLayer(parentElement);
}

/** Returns a function that calls back once, two frames later: whoever removes something may focus another by themselves. */
function createLateCall(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isDue = false;
        act();
      }),
    );
  };
}

/** Remembers the place of the element of a visit, while the element or its surroundings are removed. */
function followRemovals(visit: Visit, changes: readonly MutationRecord[]): void {
  if (visit.element.isConnected) {
    // An element that is only moved is removed and comes back.
    visit.place = null;
    return;
  }
  // A row may go before what clears it away takes its field out of it.
  for (let before: Place | null = null, isFirst = true; isFirst || visit.place !== before; isFirst = false) {
    before = visit.place;
    for (const change of changes) visit.place = followRemoval(visit, change);
  }
}

/** Returns the place of the element of a visit after one change, or its last one. */
function followRemoval(
  { element, place }: Visit,
  { removedNodes, target, nextSibling, previousSibling }: MutationRecord,
): Place | null {
  for (const node of removedNodes) {
    if (node.contains(place?.parent ?? element))
      return { parent: target as Element, next: nextSibling, previous: previousSibling };
    if (place?.next === node) return { ...place, next: nextSibling };
    if (place?.previous === node) return { ...place, previous: previousSibling };
  }
  return place;
}

/**
 * Focuses what had the focus before, where all that had it since is gone with its dialog or menu: a key that is pressed before
 * the next frame is for that element.
 */
function goBack(visits: readonly Visit[]): void {
  const last = visits.findLast(({ layer }) => layer.isConnected);
  if (last && last !== visits.at(-1) && takesFocus(last.element)) last.element.focus({ preventScroll: true });
}

/** Focuses what is nearest to the last visit that has something near. */
function focusNext(visits: readonly Visit[]): void {
  for (const { element, place, layer } of visits.toReversed()) {
    const next = takesFocus(element) ? element : findNear(element, place ?? getPlace(element), layer);
    if (!next) continue;
    focusInSight(next);
    return;
  }
}
