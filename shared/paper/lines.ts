/**
 * Where the lines of a laid-out text begin, from its upper edge and as the screen has them: the first at 0, each
 * other half-way between the middles of its letters and of those above.
 */
export function lineTops(text: HTMLElement): number[] {
  const { top } = text.getBoundingClientRect();
  const lines = linesOf(boxesOf(text)).map((box) => (box.top + box.bottom) / 2 - top);
  return lines.map((middle, line) => (line === 0 ? 0 : ((lines[line - 1] ?? 0) + middle) / 2));
}

/** The boxes of its letters, from the first to the last. */
function boxesOf(text: HTMLElement): DOMRect[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(({ height }) => height > 0);
}

/** The first box of each line: one whose middle lies below the box that began the line. */
function linesOf(boxes: readonly DOMRect[]): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const box of boxes) {
    const line = lines.at(-1);
    if (!line || (box.top + box.bottom) / 2 > line.bottom) lines.push(box);
  }
  return lines;
}
