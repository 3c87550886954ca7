import { listTextLines } from './measure-lines.ts';

/** The lines of a laid-out text. */
interface MeasuredLines {
  /** The middles of the lines from the upper edge of the text, in screen px. */
  readonly middles: readonly number[];
  readonly text: string;
  /** Where in the text each line begins. */
  readonly starts: readonly number[];
}

/** Measures the lines of a text, and where its words stand on them. */
export function measureNumberedLines(element: HTMLElement): MeasuredLines {
  const lines = listTextLines(element);
  const { top } = element.getBoundingClientRect();
  const starts: number[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    for (const { index, 0: word } of data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [box] = range.getClientRects();
      const middle = box ? (box.top + box.bottom) / 2 : 0;
      const line = lines.findLastIndex((one) => one.top <= middle);
      while (starts.length <= line) starts.push(text.length + index);
    }
    // Words of two paragraphs stay two.
    text += node.parentElement?.lastChild === node && !isInline(node) ? `${data} ` : data;
  }
  return { middles: lines.map((line) => (line.top + line.bottom) / 2 - top), text, starts };
}

const isInline = ({ parentElement }: Node): boolean =>
  parentElement !== null && getComputedStyle(parentElement).display === 'inline';
