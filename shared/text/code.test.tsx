import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../questions/source/to-html.ts';
import { RichText } from './RichText.tsx';
import type { RichTextValue } from './rich-text.ts';
import { richTextField } from './schema.ts';

const code = (text: string): RichTextValue => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'code' }] }] }],
});
const draw = (value: RichTextValue) => renderToStaticMarkup(<RichText value={value} />);

test.each(['title', 'text', 'line', 'body'] as const)('every rich text may have code: %s', (variant) => {
  expect(richTextField(variant).parse(code('x = 1'))).toEqual(code('x = 1'));
});

test('code is drawn as code, and stays with its marks in HTML', () => {
  expect(draw(code('x = 1'))).toContain('<code>x = 1</code>');
  expect(toHtml(code('x < 1'))).toBe('<p><code>x &lt; 1</code></p>');
});

describe('the paper keeps the room that the field shows', () => {
  test.each(['    print(i)', 'a\n  b', 'one  two', 'a\tb', ' ما', '  子'])('%j', (text) => {
    expect(draw(text)).toContain('white-space:pre-wrap');
  });
  test.each(['one two', 'one two ', 'a\nb'])('and needs none for %j', (text) => {
    expect(draw(text)).not.toContain('white-space');
  });
});
