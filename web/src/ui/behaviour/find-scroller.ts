/** Finds what scrolls an element up and down; the page's root where nothing else does. */
export function findScroller(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  if (!parentElement) return element;
  const { overflowY } = getComputedStyle(parentElement);
  return overflowY === 'auto' || overflowY === 'scroll' ? parentElement : findScroller(parentElement);
}
