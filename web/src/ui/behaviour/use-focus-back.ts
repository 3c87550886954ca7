import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What had the focus, and what that stood in, innermost first. */
type Path = readonly Element[];

const TAKES_FOCUS = ':is(a[href], button, input, textarea, select, [tabindex="0"]):not(:disabled)';

/** Where the first of several dialogs was opened that follow each other. */
let opener: Path = [];

/**
 * Gives the focus back where nobody else does: to what opened the first of several dialogs that followed each other,
 * as each knows only the one before it; and where that is gone, to what stands in its place.
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
      // Where the whole page goes, the next one begins afresh.
      runAfterOthers(() => page?.isConnected && restoreFocus(path));
    };
  }, [entry]);
}

/** What closed with it, a dialog or a menu, gives the focus back by itself where it can, and takes a frame to. */
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
