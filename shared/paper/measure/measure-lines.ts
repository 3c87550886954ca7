/** A piece of a line of text: a run of letters, or a box among them (a blank, a place for a letter). */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns where the lines of a laid-out text begin, measured from its upper edge in screen px: the first at
 * 0, each other half-way between the lowest point of the line above and its own highest. Of texts side by side
 * (`data-column`) these are the places where no line of any of them is.
 */
export function measureLineTops(text: HTMLElement): number[] {
  const { top } = text.getBoundingClientRect();
  const columns = [...text.querySelectorAll<HTMLElement>('[data-column]')];
  const texts = (columns.length > 0 ? columns : [text]).map((one) => groupIntoLines(listBoxes(one)));
  return [0, ...findCommonCuts(texts).map((cut) => cut - top)];
}

/** Lists the lines of a laid-out text with their upper and lower edges on the screen, in px. */
export const listTextLines = (text: HTMLElement): readonly Box[] => groupIntoLines(listBoxes(text));

/** By how much the lines of two columns may differ in height and still count as one, in screen px. */
const SLACK = 2;

/** Lists the places between the lines of the longest text, as far as those of the others leave them free. */
function findCommonCuts(texts: readonly (readonly Box[])[]): number[] {
  const [longest, ...others] = texts.toSorted((a, b) => getEnd(b) - getEnd(a));
  const isFree = (cut: number, lines: readonly Box[]): boolean => {
    const [first] = lines;
    if (!first || cut <= first.top + SLACK || cut >= getEnd(lines) - SLACK) return true;
    return listCuts(lines).some((own) => Math.abs(own - cut) <= SLACK);
  };
  return listCuts(longest ?? []).filter((cut) => others.every((lines) => isFree(cut, lines)));
}

const getEnd = (lines: readonly Box[]): number => lines.at(-1)?.bottom ?? Number.NEGATIVE_INFINITY;
const listCuts = (lines: readonly Box[]): number[] =>
  lines.slice(1).map((line, place) => ((lines[place] ?? line).bottom + line.top) / 2);

/**
 * Classifies a node: `box` is one box among the letters, whatever it contains; `over` lies over the text and
 * is no part of it; null is neither.
 */
function classifyNode(node: Node): 'box' | 'over' | null {
  if (!(node instanceof Element)) return null;
  const { display, position } = getComputedStyle(node);
  if (position === 'absolute') return 'over';
  return display === 'inline-block' || display === 'inline-flex' ? 'box' : null;
}

/** Lists the letters and boxes of a text in order. */
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

/** Returns the next node that is not within the current one. */
function findNextOutside(walker: TreeWalker): Node | null {
  let next = walker.nextSibling();
  while (!next && walker.parentNode()) next = walker.nextSibling();
  return next;
}

/**
 * Groups boxes into lines. A line begins with a box whose middle lies below the box that began the line
 * before.
 */
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
