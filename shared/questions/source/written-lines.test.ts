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

test.each([
  ['<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です</p>', '漢字(かんじ)です', []],
  [
    '<p>A<span style="color:red; display: none">SECRET <b>key</b></span>B<i hidden>SECRET</i></p>',
    'AB',
    ['Hidden text: SECRET key', 'Hidden text: SECRET'],
  ],
  [
    '<p>The cat <s>ba<b>rks</b></s> <span style="text-decoration:line-through">flies</span>.</p>',
    'The cat barks flies.',
    ['Line through the words: barks', 'Line through the words: flies'],
  ],
  ['<p><span style="display:none"><math><mi>x</mi></math></span> is</p>', '\u2063$x$\u2063 is', []],
])('readings, hidden text and lines through words are read or named: %j', (html, text, losses) => {
  const lost: string[] = [];
  const read = readHtml(html, { lose: (what, words = '') => lost.push(`${what}: ${words}`) });
  expect(toPlainText(read)).toBe(text);
  expect(lost).toEqual(losses);
});
