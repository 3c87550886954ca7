import { mapOffset } from './map-offset.ts';

/**
 * Names a place in a text, whether it is rendered on a sheet or in the field where it is written: both render the same
 * paragraphs and lists.
 */
export interface TextPlace {
  /** The places of the blocks around the line, from 0: its paragraph, or list, item and paragraph. */
  readonly line: readonly number[];
  /** The runs of letters of the line. */
  readonly runs: readonly string[];
  /** How many UTF-16 units of the line are before the place. */
  readonly offset: number;
}

/** A place in the page: before the child, or the letter, with this index. */
export interface DomPoint {
  readonly node: Node;
  readonly offset: number;
}

const PARAGRAPH = 'p';
/** The elements around the lines of a text that a page break goes through. */
const EXCERPT = '.unit-lines';
const SOFT_HYPHENS = /\u00AD/g;

/** Reads the place of a point within an element that renders a text; null where the point is in none of its lines. */
export function readPlace(field: Element, { node, offset }: DomPoint): TextPlace | null {
  const line = findLineAround(field, node) ?? findLineAround(field, node.childNodes[offset] ?? null);
  if (!line) return null;
  const runs = listRuns(line);
  const before = document.createRange();
  before.selectNodeContents(line);
  if (line.contains(node)) before.setEnd(node, offset);
  else before.collapse(true);
  return {
    line: readPath(field, line),
    runs: runs.map(readRun),
    offset: runs.reduce((length, run) => length + countBefore(run, before), 0),
  };
}

/** Finds the point of a place in an element that renders the text or a part of it; null where that has no such line. */
export function findPoint(field: Element, { line: path, runs, offset }: TextPlace): DomPoint | null {
  const line = findLine(field, path);
  if (!line) return null;
  const here = listRuns(line);
  let left = mapOffset(offset, runs, here.map(readRun));
  for (const run of here) {
    const { length } = readRun(run);
    if (left <= length) return toPoint(run, left);
    left -= length;
  }
  return { node: line, offset: line.childNodes.length };
}

/** Finds the end of the last line of an element that renders a text. */
export function findEnd(field: Element): DomPoint {
  const line = [...field.querySelectorAll(PARAGRAPH)].at(-1) ?? field;
  const last = listRuns(line).at(-1);
  return last ? toPoint(last, readRun(last).length) : { node: line, offset: 0 };
}

/** Finds the paragraph around a node; where the text is drawn without any, all of it is one line. */
function findLineAround(field: Element, node: Node | null): Element | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  if (!element || !field.contains(element)) return null;
  const line = element.closest(PARAGRAPH);
  if (line && field.contains(line)) return line;
  return field.querySelector(PARAGRAPH) ? null : field;
}

/** Lists the places of a line and of what is around it, each among its siblings, down from the field. */
function readPath(field: Element, line: Element): number[] {
  if (line === field) return [countEarlier(field)];
  const { parentElement } = line;
  const isExcerpt = parentElement?.matches(EXCERPT) === true && !parentElement.matches('li > *');
  return [...listAround(field, isExcerpt ? parentElement.parentElement : line)].reverse();
}

/** Lists the places of an element and of the lists and items around it, up to the field. */
function* listAround(field: Element, from: Element | null): Generator<number> {
  for (let element = from; element && element !== field; element = element.parentElement) {
    if (element.matches(EXCERPT)) continue;
    const { parentElement } = element;
    yield [...(parentElement?.children ?? [])].indexOf(element) + countEarlier(parentElement);
  }
}

/** Counts what of a text or a list is on earlier pages. */
const countEarlier = (part: Element | null): number =>
  part instanceof HTMLElement ? Number(part.dataset.first ?? 0) : 0;

/** Walks the places down to a line; null where this part of the text does not have it. */
function findLine(field: Element, path: readonly number[]): Element | null {
  if (!field.querySelector(PARAGRAPH)) return path[0] === countEarlier(field) ? field : null;
  const found = path.reduce<Element | null>((element, place) => {
    const holder = element?.querySelector(`:scope > ${EXCERPT}`) ?? element;
    return holder?.children[place - countEarlier(holder)] ?? null;
  }, field);
  return found?.matches(`:has(> ${EXCERPT})`) ? found.querySelector(PARAGRAPH) : found;
}

/** A formula or an emoji is one run, of the letters that it was typed in. */
type Run = Text | HTMLBRElement | HTMLElement;

const DRAWN = '.formula, .emoji, .line-reference';
const isDrawn = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.matches(DRAWN);

/** Lists the lines of an element that renders a text, down the page. */
export function listLines(field: Element): Element[] {
  const lines = [...field.querySelectorAll(PARAGRAPH)];
  return lines.length > 0 ? lines : [field];
}

/** Lists the runs of letters and the line breaks of a line, without what an editor adds at its end. */
export function listRuns(line: Element): Run[] {
  // A paragraph without letters is held open by a line break.
  if (line.childNodes.length === 1 && line.firstChild instanceof HTMLBRElement) return [];
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const runs: Run[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(DRAWN)) continue;
    if (node instanceof Text || isDrawn(node)) runs.push(node);
    else if (node instanceof HTMLBRElement && !node.matches('.ProseMirror-trailingBreak')) runs.push(node);
  }
  return runs;
}

/** Reads a run without the places where its words may break. */
export function readRun(run: Run): string {
  if (run instanceof Text) return run.data.replace(SOFT_HYPHENS, '');
  return run.dataset.formula ?? run.dataset.letters ?? '\n';
}

/** Counts the units of a run before the end of the range. */
export function countBefore(run: Run, { endContainer, endOffset }: Range): number {
  if (run === endContainer && run instanceof Text) {
    return run.data.slice(0, endOffset).replace(SOFT_HYPHENS, '').length;
  }
  const range = document.createRange();
  range.setStart(endContainer, endOffset);
  return range.comparePoint(run, 0) < 0 ? readRun(run).length : 0;
}

/** Returns the point before the unit of a run with this index, or at its end. */
export function toPoint(run: Run, index: number): DomPoint {
  if (run instanceof Text) {
    let at = 0;
    for (let left = index; at < run.data.length && (left > 0 || run.data[at] === '\u00AD'); at += 1) {
      if (run.data[at] !== '\u00AD') left -= 1;
    }
    return { node: run, offset: index === 0 ? 0 : at };
  }
  const node = run.parentNode as Node;
  return { node, offset: [...node.childNodes].indexOf(run) + Math.min(index, 1) };
}
