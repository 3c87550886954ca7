import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { basicTextData, createBasicText, isEmptyBasicText } from './schema.ts';
import { BasicTextView } from './view.tsx';

const listed: RichTextValue = {
  type: 'doc',
  content: [
    {
      type: 'bullet_list',
      content: [
        {
          type: 'list_item',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'rain', marks: [{ type: 'strong' }] }] },
          ],
        },
      ],
    },
  ],
};

test('holds lists and marks, and at most 20,000 characters', () => {
  expect(basicTextData.parse({ instruction: listed }).instruction).toEqual(listed);
  expect(basicTextData.safeParse({ instruction: 'x'.repeat(20_001) }).success).toBe(false);
});

test('is empty until something is written', () => {
  expect(isEmptyBasicText(createBasicText())).toBe(true);
  expect(isEmptyBasicText({ instruction: listed })).toBe(false);
});

test.each([false, true])('prints the same with and without the key (%s)', (answerKey) => {
  const item = createItem('basic_text', 'a');
  item.data.instruction = listed;
  const html = renderToStaticMarkup(
    <BasicTextView item={item} number={null} answerKey={answerKey} style={documentStyle.parse({})} />,
  );
  expect(html).toMatch(/<ul><li[^>]*><p[^>]*><strong>rain<\/strong><\/p><\/li><\/ul>/);
});

test('breaks between its paragraphs and the items of its lists, which count on', () => {
  const item = createItem('basic_text', 'a');
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  });
  const entry = (text: string) => ({ type: 'list_item' as const, content: [paragraph(text)] });
  const list = {
    type: 'ordered_list' as const,
    attrs: { order: 4 },
    content: ['four', 'five', 'six'].map(entry),
  };
  item.data.instruction = { type: 'doc', content: [paragraph('first'), list, paragraph('last')] };
  const part = (from: number, to: number) =>
    renderToStaticMarkup(
      <SliceContext value={{ from, to, stretch: 0, excerpts: WHOLE }}>
        <BasicTextView item={item} number={null} answerKey={false} style={documentStyle.parse({})} />
      </SliceContext>,
    );
  const [above, below] = [part(0, 2), part(2, 5)];
  expect(above).toMatch(/first.*<ol start="4">.*four/);
  expect(above).not.toContain('five');
  expect(below).toMatch(/<ol start="5"[^>]*>.*five.*six.*last/);
  expect(above.match(/data-unit/g)).toHaveLength(2);
});
