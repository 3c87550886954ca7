import { listTextLines } from './measure-lines.ts';

/** The lines of a laid-out text. */
interface MeasuredLines {
  /** The middles of the lines from the upper edge of the text, in px of paper. */
  readonly middles: readonly number[];
  readonly text: string;
  /** Where in the text each line begins. */
  readonly starts: readonly number[];
}

/** The same of one paragraph. */
type ParagraphLines = Pick<MeasuredLines, 'middles' | 'starts'>;

/**
 * The lines of paragraphs that were measured, by their content, size and type. A key changes one paragraph of a text, and each page
 * that the text is on draws all of them.
 */
const measured = new Map<string, ParagraphLines>();
/** A long text has a hundred paragraphs. */
const MOST_MEASURED = 1_000;

/** The text that was measured last: the pages that it is on draw it one after the other. */
let last: { readonly key: string; readonly lines: MeasuredLines } | null = null;

/** Forgets all that was measured: a font has arrived, with which lines may end elsewhere. */
export function forgetNumberedLines(): void {
  measured.clear();
  last = null;
}

/** Names what the lines of an element follow from. */
function describeElement(element: HTMLElement, scale: number): string {
  const { width, height } = element.getBoundingClientRect();
  const { font, whiteSpace } = getComputedStyle(element);
  return [width.toFixed(2), height.toFixed(2), scale, font, whiteSpace, element.innerHTML].join(' ');
}

/** Measures the lines of a text, and where its words stand on them; returns the same object for a text that is drawn again. */
export function measureNumberedLines(element: HTMLElement): MeasuredLines {
  const scale = element.getBoundingClientRect().width / element.offsetWidth || 1;
  const key = describeElement(element, scale);
  if (last?.key !== key) last = { key, lines: measureText(element, scale) };
  return last.lines;
}

function measureText(element: HTMLElement, scale: number): MeasuredLines {
  const { top } = element.getBoundingClientRect();
  const middles: number[] = [];
  const starts: number[] = [];
  let text = '';
  for (const paragraph of element.querySelectorAll('p')) {
    const lines = recallLines(paragraph, scale);
    const above = (paragraph.getBoundingClientRect().top - top) / scale;
    middles.push(...lines.middles.map((middle) => above + middle));
    for (const start of lines.starts) starts.push(text.length + start);
    // Words of two paragraphs stay two.
    text += `${paragraph.textContent} `;
  }
  return { middles, text, starts };
}

function recallLines(paragraph: HTMLElement, scale: number): ParagraphLines {
  const key = describeElement(paragraph, scale);
  const known = measured.get(key) ?? measureParagraph(paragraph, scale);
  if (measured.size >= MOST_MEASURED) measured.clear();
  measured.set(key, known);
  return known;
}

function measureParagraph(paragraph: HTMLElement, scale: number): ParagraphLines {
  const lines = listTextLines(paragraph);
  const { top } = paragraph.getBoundingClientRect();
  const words = listWords(paragraph);
  const findLine = createLineSearch(words, lines);
  const starts: number[] = [];
  for (let word = 0; starts.length < lines.length; ) {
    word = findFirst({ from: word, end: words.length }, (at) => findLine(at) >= starts.length);
    starts.push(words[word]?.start ?? paragraph.textContent.length);
  }
  return { middles: lines.map((line) => ((line.top + line.bottom) / 2 - top) / scale), starts };
}

/** A word in its node, and where it begins in the text of its paragraph. */
interface Word {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

function listWords(paragraph: HTMLElement): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (const { index, 0: word } of node.data.matchAll(/\S+/g))
      words.push({ node, from: index, to: index + word.length, start: length + index });
    length += node.data.length;
  }
  return words;
}

/** Returns what finds the line, from 0, on which a word begins; that of the next word where it is not printed. */
function createLineSearch(words: readonly Word[], lines: ReturnType<typeof listTextLines>) {
  const range = document.createRange();
  return (at: number): number => {
    for (let next = at; next < words.length; next++) {
      const { node, from, to } = words[next] as Word;
      range.setStart(node, from);
      range.setEnd(node, to);
      const [box] = range.getClientRects();
      if (box) return lines.findLastIndex(({ top }) => top <= (box.top + box.bottom) / 2);
    }
    return lines.length;
  };
}

/** The first step of a search, in words: each other is twice as long. */
const FIRST_STEP = 4;

/** Returns the first place in a range of which something is true, as it is of all behind it; the end where there is none. */
function findFirst({ from, end }: { from: number; end: number }, isTrue: (at: number) => boolean): number {
  if (from >= end || isTrue(from)) return from;
  let [before, step] = [from, FIRST_STEP];
  while (before + step < end && !isTrue(before + step)) {
    before += step;
    step *= 2;
  }
  let behind = Math.min(before + step, end);
  while (behind - before > 1) {
    const middle = Math.floor((before + behind) / 2);
    if (isTrue(middle)) behind = middle;
    else before = middle;
  }
  return behind;
}
