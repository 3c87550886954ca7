import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNumberedLines, measureNumberedLines } from '#shared/paper/measure/measure-numbered-lines.ts';
import { RichText } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';

beforeEach(forgetNumberedLines);

const WORDS = 'the storm came over all of the rocks, and nobody in that little house had seen it'.split(' ');
const write = (words: number, from = 0): string =>
  Array.from({ length: words }, (_, at) => WORDS[(from + at) % WORDS.length]).join(' ');

/** Lays a text out, some words to a line. */
function layOut(value: RichTextValue): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'width: 300px; font: 16px/1.5 sans-serif; overflow-wrap: anywhere';
  document.body.replaceChildren(element);
  flushSync(() => createRoot(element).render(<RichText value={value} />));
  return element;
}

/** Returns the first word of each line, as each word by itself says where it is. */
function listFirstWords(element: HTMLElement): string[] {
  const firsts: string[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getClientRects()[0];
      if (!box || (box.top + box.bottom) / 2 <= bottom) continue;
      bottom = box.bottom;
      firsts.push(word);
    }
  return firsts;
}

const bold = { type: 'strong' } as const;
const RICH: RichTextValue = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: `${write(20)} ` },
        { type: 'text', text: write(12, 5), marks: [bold] },
        { type: 'text', text: ` ${write(9, 3)}` },
      ],
    },
    { type: 'paragraph' },
    {
      type: 'bullet_list',
      content: [
        {
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: write(30, 2) }] }],
        },
      ],
    },
  ],
};

test.each([
  ['one long paragraph', write(600)],
  ['paragraphs, with an empty one', `${write(40)}\n\n${write(7, 4)}\n${write(25, 9)}`],
  ['marks and a list', RICH],
  ['words that run from the right', 'הסערה באה מעל הסלעים ואיש בבית הקטן לא ראה אור מאז הצהריים '.repeat(6)],
])('each line of %s begins with its own first word', (_, value) => {
  const element = layOut(value);
  const { text, starts, middles } = measureNumberedLines(element);
  expect(starts.map((start) => text.slice(start).split(/\s/)[0])).toEqual(listFirstWords(element));
  expect(middles).toHaveLength(starts.length);
  expect(middles.map((middle, at) => middle > (middles[at - 1] ?? 0))).not.toContain(false);
});

test('a word over several lines begins the first of them', () => {
  const { starts, text } = measureNumberedLines(layOut(`One ${'x'.repeat(90)} two`));
  expect(starts.length).toBeGreaterThan(3);
  expect(text.slice(starts[0]).startsWith('One')).toBe(true);
});

test('of a long text only the paragraph that changes is measured, and a copy of it on the next page not at all', () => {
  const paragraphs = Array.from({ length: 40 }, (_, at) => write(90, at));
  const measureCalls = (value: string) => {
    const element = layOut(value);
    const calls = vi.spyOn(Range.prototype, 'getClientRects');
    measureNumberedLines(element);
    const { length } = calls.mock.calls;
    calls.mockRestore();
    return length;
  };
  const all = measureCalls(paragraphs.join('\n'));
  const changed = paragraphs.with(20, `a${paragraphs[20]}`).join('\n');
  expect(measureCalls(changed)).toBeLessThan(all / 10);
  expect(measureCalls(changed)).toBe(0);
});

test('a font that arrives has every paragraph measured again', () => {
  const element = layOut(write(60));
  const before = measureNumberedLines(element);
  expect(measureNumberedLines(element)).toBe(before);
  forgetNumberedLines();
  expect(measureNumberedLines(element)).not.toBe(before);
});
