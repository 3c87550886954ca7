import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockNode } from '../../text/rich-text.ts';
import { RichRows } from './RichRows.tsx';

/** Draws a text of so many paragraphs; returns how often it is asked what kind of block one is. */
function countLooks(paragraphs: number): number {
  let looks = 0;
  const createBlock = () =>
    ({
      get type() {
        looks += 1;
        return 'paragraph';
      },
      content: [{ type: 'text', text: 'A line' }],
    }) as BlockNode;
  const value = { type: 'doc' as const, content: Array.from({ length: paragraphs }, createBlock) };
  renderToStaticMarkup(<RichRows value={value} field="data.instruction" />);
  return looks;
}

test('a text of five times as many lines takes five times the work to draw', () => {
  expect(countLooks(500)).toBeLessThanOrEqual(5 * countLooks(100));
});
