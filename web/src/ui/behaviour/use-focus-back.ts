import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The focused element and its ancestors, innermost first. */
type Path = readonly Element[];

const TAKES_FOCUS = ':is(a[href], button, input, textarea, select, [tabindex="0"]):not(:disabled)';

/** The path at which the first of several successive dialogs was opened. */
let opener: Path = [];

/**
 * Returns the focus where React Aria does not: to the element that opened the first of several successive
 * dialogs, as each knows only the one before it; if it is gone, to the element in its place.
 */
export function useFocusBack(): void {
  const [path] = useState(getFocusPath);
  useEffect(() => () => runAfterOthers(() => restoreFocus(path)), [path]);
}

/** Gives the focus of an entry that goes to the one after or before it, or to what is beside the list. */
export function useFocusNearby(entry: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [self, ...around] = listAncestors(entry.current);
    const page = around.find(({ tagName }) => tagName === 'MAIN');
    return () => {
      const neighbour = self?.nextElementSibling ?? self?.previousElementSibling;
      const path = neighbour ? [neighbour, ...around] : around;
      // After the whole page is left, the next page begins with its own focus.
      runAfterOthers(() => page?.isConnected && restoreFocus(path));
    };
  }, [entry]);
}

/** Waits two frames, because a closing dialog or menu returns the focus by itself and takes a frame to. */
const runAfterOthers = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};

function getFocusPath(): Path {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('.scrim'))
    opener = listAncestors(activeElement);
  return opener;
}

const listAncestors = (element: Element | null): Element[] =>
  element === null || element === document.body ? [] : [element, ...listAncestors(element.parentElement)];

function restoreFocus(path: Path): void {
  if (document.activeElement !== document.body) return;
  const standing = path.find(({ isConnected }) => isConnected);
  const next = standing?.matches(TAKES_FOCUS) ? standing : standing?.querySelector(TAKES_FOCUS);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
