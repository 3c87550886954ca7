import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { readQuestionFile } from './formats.ts';

const read = (text: string) => readQuestionFile({ name: 'a.gift', bytes: new TextEncoder().encode(text) });
const listLines = async (text: string) => (await read(text)).questions.map(toQuestionLine);
const listLost = async (text: string) =>
  (await read(text)).losses.map(({ what, text: words }) => `${what}: ${words}`);

const FOLLOWING = `::Faust:: Who wrote Faust? {=Goethe ~Schiller}
::Nathan:: Who wrote Nathan? {
  =Lessing
  ~Kleist
}
The Earth is flat. {F}
Rain falls from {=clouds}
in the sky.
$CATEGORY: Maths
What is 3 + 4? {#7}
A text
on two lines.
::Dogs:: Match {=dog -> bark =cat -> meow}`;

test('questions that follow each other without an empty line are questions of their own, with their keys', async () => {
  const lines = [
    'choice: Who wrote Faust? | *Goethe | Schiller',
    'choice: Who wrote Nathan? | *Lessing | Kleist',
    'choice: The Earth is flat. | True | *False',
    'gaps: Rain falls from _____⏎in the sky. | clouds',
    'open: What is 3 + 4? | 7 (1)',
    'text: A text⏎on two lines.',
    'pairs: Match | dog = bark | cat = meow',
  ];
  expect(await listLines(FOLLOWING)).toEqual(lines);
  expect(await listLines(`\uFEFF${FOLLOWING.replaceAll('\n', '\r\n')}`)).toEqual(lines);
});

describe('no block of answers prints', () => {
  test.each([
    [
      'two in one sentence',
      'Ice {=melts} in {=spring ~autumn}.',
      'gaps: Ice _____ in _____. | melts | spring (autumn)',
    ],
    ['one for each question of a line', 'One? {=1} Two? {=2}', 'open: One? | 1 (1)', 'open: Two? | 2 (1)'],
    [
      'behind statements',
      'Ice is cold {T}. Fire is {F}.',
      'choice: Ice is cold. | *True | False',
      'choice: Fire is. | True | *False',
    ],
    ['without its end', 'Why? {=a ~b\n\nWhen? {=c}', 'choice: Why? | *a | b', 'open: When? | c (1)'],
    [
      'without its end, and no empty line',
      'Why? {=a ~b\nWhen? {=c}',
      'choice: Why? | *a | b',
      'open: When? | c (1)',
    ],
    ['without its beginning', 'Why? =a ~b}\n\nWhen? {=c}', 'open: Why?', 'open: When? | c (1)'],
    ['with empty lines in it', 'Why? {\n=a\n\n~b\n\n}', 'choice: Why? | *a | b'],
    ['below a title alone', '::Why?::{=a}', 'open: Why? | a (1)'],
    ['at the beginning', '{=Rome ~Bonn} is old.', 'gaps: _____ is old. | Rome (Bonn)'],
    ['in a paragraph', '[html]<p>Why?</p><p>{=a ~b}</p>', 'choice: Why? | *a | b'],
  ])('%s', async (_, text, ...lines) => {
    expect(await listLines(text)).toEqual(lines);
  });

  test('and braces of sets and formulas are none', async () => {
    expect(await listLines('Let A be {1, 2}. How many? {=2}\n\nWhat is $\\frac{1}{2}$? {=0.5}')).toEqual([
      'open: Let A be {1, 2}. How many? | 2 (1)',
      'open: What is \u2063$\\frac{1}{2}$\u2063? | 0.5 (1)',
    ]);
  });

  test('and what is out of place is named', async () => {
    expect(await listLost('Why? {=a ~b\n\nWhen? =c ~d}')).toEqual([
      'Answers without their closing brace: ',
      'Answers without their opening brace: =c ~d',
    ]);
  });
});

describe('the weight of an answer says whether it is right', () => {
  test.each([
    [
      'nothing for a choice',
      'Capital? {=%0%Lyon =%100%Paris ~Nice}',
      'choice: Capital? | Lyon | *Paris | Nice',
    ],
    ['nothing for a written answer', 'Town? {=%100%Rome =%0%Paris}', 'open: Town? | Rome (1)'],
    ['nothing for a number', 'Planets? {#=%0%9:0 =%100%8:0.5}', 'open: Planets? | 8 (± 0.5) (1)'],
    ['less than nothing', 'Which? {~%50%a ~%50%b ~%-100%c}', 'choice: Which? | *a | *b | c'],
    [
      'thirds with commas',
      'Which? {~%33,333%a ~%33,333%b ~%33,333%c ~d}',
      'choice: Which? | *a | *b | *c | d',
    ],
    ['a part, for a choice', 'Which? {=a ~%50%b ~c}', 'choice: Which? | *a | b | c'],
    ['a part, beside a whole one', 'Which? {~%100%a ~%50%b ~c}', 'choice: Which? | *a | b | c'],
    ['a part, for a written answer', 'Town? {=Rome =%50%Roma}', 'open: Town? | Rome (1)'],
    ['a part, for a number', 'Planets? {#=8:0 =%50%8:1}', 'open: Planets? | 8 (1)'],
    ['any other answer', 'Town? {=%100%Rome#ok =%0%*#no}', 'open: Town? | Rome (1)'],
    ['any other answer as right', 'Town? {=*}', 'open: Town?'],
    ['a star that is meant', 'What multiplies? {=\\*}', 'open: What multiplies? | * (1)'],
    ['a star to choose', 'What multiplies? {=* ~+}', 'choice: What multiplies? | ** | +'],
    ['right and wrong signs in one', 'Which? {~=a ~b ~}', 'choice: Which? | *a | b'],
  ])('%s', async (_, text, line) => {
    expect(await listLines(text)).toEqual([line]);
  });

  test('and what is not in the key is named', async () => {
    expect(await listLost('Town? {=Rome =%50%Roma =%0%Paris =%0%*}')).toEqual([
      'Answer that earns 50 % of the points: Roma',
      'Expected wrong answer: Paris',
    ]);
  });
});

describe('a text is read as its format says', () => {
  test.each([
    ['html', '[html]<p>a &lt; b</p> {=x}', 'open: a < b | x (1)'],
    ['html without a tag', '[html]one\ntwo {=x}', 'open: one two | x (1)'],
    ['moodle', '[moodle]one<br>two\nthree {=x}', 'open: one⏎two⏎three | x (1)'],
    ['plain', '[plain]a <b> c\n   d {=<i>}', 'open: a <b> c⏎   d | <i> (1)'],
    ['markdown', '[markdown]a **b** `*c`\nd\\n\\n- e {=**x**}', 'open: a b *c d⏎• e | x (1)'],
    ['markdown with code', '[markdown]a\\n\\n    if b\\:\\n        c {=x}', 'open: a⏎if b:⏎    c | x (1)'],
    ['of one answer', 'a {=[html]&lt;i&gt; ~[plain]&amp;}', 'choice: a | *<i> | &amp;'],
    ['lines of code', '[html]<pre>if a\\:\\n\\n    b</pre> {=x}', 'open: if a:⏎    b | x (1)'],
    ['lines of a program in the file', '[html]<pre>if a\\:\n    b</pre> {=x}', 'open: if a:⏎    b | x (1)'],
    ['lines with room', 'if a\\:\\n\\n    b {=x}', 'open: if a:⏎⏎    b | x (1)'],
    ['signs of HTML', 'a {=l&#39;eau ~<b style="color:#f00">b</b>}', "choice: a | *l'eau | b"],
  ])('%s', async (_, text, line) => {
    expect(await listLines(text)).toEqual([line]);
  });
});
