import { expect, test } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { readHtml } from './read-html.ts';

const read = (html: string) => toPlainText(readHtml(html, { lose: () => {} }));

test.each([
  [
    '<pre>for i in range(2):\n    if i:\n        print(i)</pre>',
    'for i in range(2):\n    if i:\n        print(i)',
  ],
  ['<pre><code>a:\n  b</code></pre>', 'a:\n  b'],
  ['<p>Look:</p><pre>x\n\ty</pre><p>Why?</p>', 'Look:\nx\n    y\nWhy?'],
  ['<p>one\n   two</p>', 'one two'],
  ['<p>Was druckt <code>print(1)</code>?</p>', 'Was druckt print(1)?'],
  ['<p>Нажмите <kbd>Ctrl</kbd></p>', 'Нажмите Ctrl'],
  ['<pre>रोज़\n  कविता</pre>', 'रोज़\n  कविता'],
])('lines and room that are written stay: %j', (html, text) => {
  expect(read(html)).toBe(text);
});

test('they are code', () => {
  expect(JSON.stringify(readHtml('<pre>x</pre>', { lose: () => {} }))).toContain('"marks":[{"type":"code"}]');
});
