import { expect, test } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { readHtml } from './read-html.ts';
import { toHtml } from './to-html.ts';

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

const toHtmlOf = (html: string) => toHtml(readHtml(html, { lose: () => {} }));

test.each([
  ['<p>A <span style="text-decoration: underline;">word</span>.</p>', '<p>A <u>word</u>.</p>'],
  ['<p>x<span style="vertical-align:super">2</span></p>', '<p>x<sup>2</sup></p>'],
  ['<p>H<span style="font-size: 9px; vertical-align: sub;">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
  [
    '<p><span style="font-weight: 700">b</span> <span style="font-style:italic">i</span></p>',
    '<p><b>b</b> <i>i</i></p>',
  ],
  ['<p><b>b<span style="font-weight:bold">c</span></b>d</p>', '<p><b>b</b><b>c</b>d</p>'],
  ['<p><math><mi>x</mi></math> <u>u</u>n</p>', '<p>\u2063$x$\u2063 <u>u</u>n</p>'],
])('what a style says of words is their mark: %j', (html, read) => {
  expect(toHtmlOf(html)).toBe(read);
});

test.each([
  ['<p><span style="font-family: Symbol">a<b>b</b></span>a</p>', 'αβa'],
  [
    '<p><font face="Wingdings">&#xF0FC;</font> <span style="font-family:\'Wingdings 2\', serif">P</span></p>',
    '✓ ✓',
  ],
  ['<p><span style="font-family:Symbol">p<span style="font-family:Arial">p</span></span></p>', 'πp'],
])('letters in a font of signs are its signs: %j', (html, text) => {
  expect(read(html)).toBe(text);
});

test.each([
  ['<ol type="A"><li>ice</li><li>dew</li></ol>', 'A. ice\nB. dew'],
  ['<ol style="list-style-type: lower-alpha;"><li>ice</li><li>dew</li></ol>', 'a. ice\nb. dew'],
  ['<ol type="I" start="3"><li>ice</li><li>dew</li></ol>', 'III. ice\nIV. dew'],
  ['<ol start="5"><li>ice</li><li value="9">dew</li><li>fog</li></ol>', '5. ice\n9. dew\n10. fog'],
  ['<ol type="i"><li>a<ul><li>b</li></ul></li><li>c</li></ol>', 'i. a\n• b\nii. c'],
])('the entries of a list are counted as it says: %j', (html, text) => {
  expect(read(html)).toBe(text);
});

test('a sign that the font does not have is named', () => {
  const lost: string[] = [];
  const html = '<p>x<span style="font-family:Symbol">\uF080</span></p>';
  expect(readHtml(html, { lose: (what) => lost.push(what) })).toBe('x');
  expect(lost).toEqual(['Sign of a font']);
});
