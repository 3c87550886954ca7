import { mapOffset } from './map-offset.ts';
import {
  countBefore,
  type DomPoint,
  findEnd,
  findPoint,
  listLines,
  listRuns,
  readRun,
  type TextPlace,
  toPoint,
} from './text-place.ts';

/** A plain field of the browser's own. */
export type PlainField = HTMLInputElement | HTMLTextAreaElement;

export const isPlainField = (field: Element): field is PlainField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Reads the runs of letters of a field, with a line break between its lines: joined, they are its plain text. */
export function readRuns(field: Element): string[] {
  if (isPlainField(field)) return [field.value];
  return listLines(field).flatMap((line, at) => [...(at > 0 ? ['\n'] : []), ...listRuns(line).map(readRun)]);
}

/** Returns the index of a place in the plain text of a field; of null, its end. */
export function toIndex(field: Element, place: TextPlace | null): number {
  const end = readRuns(field).join('').length;
  if (isPlainField(field)) return place ? toPlainIndex(field.value, place) : end;
  const point = place ? findPoint(field, place) : findEnd(field);
  return point ? readIndex(field, point) : end;
}

/** Finds the index of a place in a plain text, whose lines are its paragraphs. */
function toPlainIndex(text: string, { line, runs, offset }: TextPlace): number {
  const lines = text.split('\n');
  const at = line[0] ?? 0;
  const own = lines[at];
  if (own === undefined) return text.length;
  return lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + mapOffset(offset, runs, [own]);
}

/** Counts the letters of a field before a point in it. */
function readIndex(field: Element, { node, offset }: DomPoint): number {
  const before = document.createRange();
  before.setStart(field, 0);
  before.setEnd(node, offset);
  const lines = listLines(field);
  const own = lines.findIndex((line) => line.contains(node));
  const runs = lines.slice(0, own + 1).flatMap((line) => listRuns(line));
  return Math.max(own, 0) + runs.reduce((length, run) => length + countBefore(run, before), 0);
}

/** Finds the point before the letter with this index in a rich field. */
export function findTextPoint(field: Element, index: number): DomPoint | null {
  let left = index;
  for (const line of listLines(field)) {
    const runs = listRuns(line);
    for (const run of runs) {
      const { length } = readRun(run);
      if (left <= length) return toPoint(run, left);
      left -= length;
    }
    if (left === 0 && runs.length === 0) return { node: line, offset: 0 };
    left -= 1;
  }
  return findEnd(field);
}

/** Selects the letters from one index of the plain text of a field to another, and brings them into view. */
export function selectText(field: HTMLElement, from: number, to: number): void {
  if (isPlainField(field)) {
    field.setSelectionRange(Math.min(from, to), Math.max(from, to), from > to ? 'backward' : 'forward');
  } else {
    const [start, end] = [findTextPoint(field, from), findTextPoint(field, to)];
    if (!start || !end) return;
    document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
    // The browser tells of it in a task of its own, which a key that is pressed at once may overtake.
    document.dispatchEvent(new Event('selectionchange'));
    // A field of many lines may not have room for all of them.
    const line = end.node instanceof Element ? end.node : end.node.parentElement;
    line?.scrollIntoView({ block: 'nearest' });
  }
  field.scrollIntoView({ block: 'nearest' });
}
