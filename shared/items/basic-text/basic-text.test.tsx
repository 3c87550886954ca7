import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { markWords } from './mark-words.ts';
import { passageDrawer } from './passage-drawer.ts';
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

const draw = (data: object) => {
  const item = createItem('basic_text', 'a');
  Object.assign(item.data, data);
  return renderToStaticMarkup(
    <BasicTextView item={item} number={null} answerKey={false} style={documentStyle.parse({})} />,
  );
};

describe('a reading passage', () => {
  beforeAll(async () => void (await passageDrawer.load()));

  test('that was stored before has neither line numbers nor a glossary', () => {
    expect(basicTextData.parse({ instruction: 'Rain' })).toEqual({ instruction: 'Rain' });
  });

  test('with line numbers is one text that breaks between any of its lines', () => {
    const html = draw({ instruction: 'One\nTwo', line_numbers: true });
    expect(html.match(/data-unit/g)).toHaveLength(1);
    expect(html).toContain('data-lines="whole"');
  });

  test('marks a word of its glossary where it stands first by itself, and lists it below', () => {
    const html = draw({
      instruction: 'The restless man had a rest. Rest!',
      glossary: [{ word: 'rest', meaning: 'a pause' }],
    });
    expect(html).toContain('The restless man had a <u>rest</u>. Rest!');
    expect(html).toContain('<b>rest</b> a pause');
  });

  test('keeps other marks, and names the words that it does not have', () => {
    const { value, missing } = markWords(listed, ['rain', 'snow', '', ' ']);
    expect(JSON.stringify(value)).toContain('[{"type":"strong"},{"type":"underline"}]');
    expect(missing).toEqual(['snow']);
    expect(markWords(listed, []).value).toBe(listed);
  });

  test('has at most sixty words to explain', () => {
    const glossary = Array.from({ length: 61 }, () => ({ word: 'a', meaning: 'b' }));
    expect(basicTextData.safeParse({ glossary }).success).toBe(false);
  });
});
