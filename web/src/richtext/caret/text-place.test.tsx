import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichRows } from '#shared/items/parts/RichRows.tsx';
import { SliceContext } from '#shared/paper/draw/Unit.tsx';
import { RichText, toBlocks } from '#shared/text/RichText.tsx';
import type { BlockNode, RichTextValue } from '#shared/text/rich-text.ts';
import { findEnd, findPoint, readPlace } from './text-place.ts';

const createList = (...lines: string[]): BlockNode => ({
  type: 'bullet_list',
  content: lines.map((line) => ({ type: 'list_item', content: toBlocks(line) as BlockNode[] })),
});
const createMarked = (...words: string[]): RichTextValue => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: words.map((text, at) => ({
        type: 'text',
        text,
        ...(at % 2 === 1 && { marks: [{ type: 'strong' }, { type: 'em' }] }),
      })),
    },
  ],
});

const draw = async (element: ReactElement): Promise<Element> => {
  const { container } = await render(element);
  return container.querySelector('[data-field]') as Element;
};
const drawText = (value: RichTextValue, blank?: string) =>
  draw(<RichText value={value} field="term" blank={blank} />);
/** Draws the units [from, to) of a text, as the page does that shows them. */
const drawRows = (value: RichTextValue, from: number, to: number, cut?: number) => {
  const excerpts = new Map(cut === undefined ? [] : [[cut, { top: 20, bottom: 60 }]]);
  return draw(
    <SliceContext value={{ from, to, stretch: 0, excerpts }}>
      <RichRows value={value} field="term" />
    </SliceContext>,
  );
};

/** Finds the letters in the first element, walks to them in the second, and returns what is written before them there. */
function walk(from: Element, letters: string, to: Element): string | null {
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode() as Text | null;
  while (node && !node.data.includes(letters)) node = walker.nextNode() as Text | null;
  const place = node && readPlace(from, { node, offset: node.data.indexOf(letters) });
  const point = place && findPoint(to, place);
  if (!point) return null;
  const range = document.createRange();
  range.selectNodeContents(to);
  range.setEnd(point.node, point.offset);
  const before = range.cloneContents();
  for (const emoji of before.querySelectorAll('img')) emoji.replaceWith(emoji.alt);
  return before.textContent;
}

describe('a letter is found where the same text is drawn again', () => {
  test.each<[string, RichTextValue, string, string]>([
    ['in a line', 'Why does it rain?', 'rain', 'Why does it '],
    ['in the second of two equal lines', 'Snow\nSnow falls', ' falls', 'SnowSnow'],
    ['in marked words', createMarked('Why ', 'does', ' it'), 'oes', 'Why d'],
    ['behind marked words', createMarked('Why ', 'does', ' it'), 't', 'Why does i'],
    ['in an item of a list', { type: 'doc', content: [createList('Rain', 'Snow')] }, 'now', 'RainS'],
    ['right behind an emoji', '🍎🇫🇷apple', 'apple', '🍎🇫🇷'],
    ['behind an emoji and in Arabic', 'ماء 👩🏽‍🚀 ماء!', '!', 'ماء 👩🏽‍🚀 ماء'],
  ])('%s', async (_, value, letters, expected) => {
    expect(walk(await drawText(value), letters, await drawText(value))).toBe(expected);
  });

  test('behind a line break', async () => {
    const value: RichTextValue = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Rain' }, { type: 'hard_break' }, { type: 'text', text: 'Snow' }],
        },
      ],
    };
    expect(walk(await drawText(value), 'now', await drawText(value))).toBe('RainS');
  });

  test('in words that are broken into syllables', async () => {
    const [broken, whole] = [await drawText('Kraft\u00ADfahr\u00ADzeug'), await drawText('Kraftfahrzeug')];
    expect(walk(broken, 'zeug', whole)).toBe('Kraftfahr');
    expect(walk(whole, 'zeug', broken)).toBe('Kraft\u00ADfahr\u00AD');
  });

  test('before and behind a line to write on', async () => {
    const [blank, whole] = [await drawText('The ____ falls', '…'), await drawText('The ____ falls')];
    expect(walk(blank, 'he', whole)).toBe('T');
    expect(walk(blank, 'falls', whole)).toBe('The ____ ');
    expect(walk(whole, 'falls', blank)).toBe('The … ');
  });
});

describe('a letter is found on the page that has it', () => {
  const value: RichTextValue = {
    type: 'doc',
    content: [...toBlocks('One\nTwo'), createList('Three', 'Four', 'Five'), ...toBlocks('Six')],
  };

  test('in a paragraph, and in a list that goes on', async () => {
    const [whole, later] = [await drawText(value), await drawRows(value, 3, 9)];
    expect(walk(later, 'our', whole)).toBe('OneTwoThreeF');
    expect(walk(whole, 'ix', later)).toBe('FourFiveS');
    expect(walk(whole, 'wo', later)).toBeNull();
    expect(walk(whole, 'hree', later)).toBeNull();
    expect(walk(whole, 'wo', await drawRows(value, 1, 2))).toBe('T');
  });

  test('in a paragraph and in a list item of which it shows some lines', async () => {
    const whole = await drawText(value);
    for (const [cut, letters, before] of [
      [1, 'wo', 'OneT'],
      [3, 'our', 'OneTwoThreeF'],
    ] as const) {
      const [first, later] = [await drawRows(value, 0, cut + 1, cut), await drawRows(value, cut, 9, cut)];
      expect(walk(first, letters, whole)).toBe(before);
      expect(walk(later, letters, whole)).toBe(before);
      expect(walk(whole, letters, first)).toBe(before);
      expect(walk(whole, letters, later)).toBe(before.slice(-1));
    }
  });
});

test('the end of a text is behind its last letter, in an empty one in its line', async () => {
  const filled = findEnd(await drawText('Rain\nSnow'));
  expect([(filled.node as Text).data, filled.offset]).toEqual(['Snow', 4]);
  expect(findEnd(await drawText('')).offset).toBe(0);
});
