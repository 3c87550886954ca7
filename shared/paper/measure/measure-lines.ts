/** What stands in a line of text: a run of letters, or a box among them (a blank, a place for a letter). */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where the lines of a laid-out text begin, from its upper edge and as the screen has them: the first at 0, each
 * other half-way between the lowest of the line above and its own highest.
 */
export function measureLineTops(text: HTMLElement): number[] {
  const { top } = text.getBoundingClientRect();
  const lines = groupIntoLines(listBoxes(text));
  return lines.map(
    (line, place) => (((lines[place - 1] ?? line).bottom + line.top) / 2 - top) * Math.sign(place),
  );
}

/** One thing, whatever is written in it: a box among the letters, or what stands over the text and not in it. */
function classifyNode(node: Node): 'box' | 'over' | null {
  if (!(node instanceof Element)) return null;
  const { display, position } = getComputedStyle(node);
  if (position === 'absolute') return 'over';
  return display === 'inline-block' ? 'box' : null;
}

/** Letters and boxes, from the first to the last. */
function listBoxes(text: HTMLElement): Box[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  let node = walker.nextNode();
  while (node) {
    const kind = classifyNode(node);
    if (kind === 'box') boxes.push((node as Element).getBoundingClientRect());
    else if (node instanceof Text) {
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    node = kind ? findNextOutside(walker) : walker.nextNode();
  }
  return boxes.filter(({ height }) => height > 0);
}

/** The next that is not within it. */
function findNextOutside(walker: TreeWalker): Node | null {
  let next = walker.nextSibling();
  while (!next && walker.parentNode()) next = walker.nextSibling();
  return next;
}

/** One line begins with a box whose middle lies below the box that began the line before. */
function groupIntoLines(boxes: readonly Box[]): Box[] {
  const lines: { first: Box; top: number; bottom: number }[] = [];
  for (const box of boxes) {
    const line = lines.at(-1);
    if (!line || (box.top + box.bottom) / 2 > line.first.bottom) {
      lines.push({ first: box, top: box.top, bottom: box.bottom });
      continue;
    }
    line.top = Math.min(line.top, box.top);
    line.bottom = Math.max(line.bottom, box.bottom);
  }
  return lines;
}
