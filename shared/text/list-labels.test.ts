import { expect, test } from 'vitest';
import { measureLabels } from './list-labels.ts';

const drop = (...lines: string[]) => {
  const labels = measureLabels(lines);
  return lines.map((line, at) => line.slice(labels[at]));
};

test.each([
  ['letters', ['a) rain', 'b) snow']],
  ['capitals', ['A. rain', 'B. snow']],
  ['numbers', ['1. rain', '2. snow']],
  ['numbers that go on', ['11) rain', '12) snow']],
  ['Roman numerals', ['i. rain', 'ii. snow']],
  ['brackets', ['(1) rain', '(2) snow']],
  ['bullets', ['• rain', '• snow']],
  ['boxes', ['☐ rain', '☐ snow']],
  ['boxes in text', ['[ ] rain', '[x] snow']],
  ['dashes', ['- rain', '- snow']],
  ['a list within a list', ['1. rain', 'a. snow']],
  ['tabs', ['1.\train', 'o\tsnow']],
])('%s before lines are labels', (_, lines) => {
  expect(drop(...lines)).toEqual(['rain', 'snow']);
});

test.each([
  [['A. Lincoln', 'G. Washington']],
  [['7. May', 'Easter']],
  [['1.5 l', '2.5 l']],
  [['1.rain', '2.snow']],
  [['-4', '-5']],
  [['a cat', 'b flat']],
  [['1. rain']],
  [['Mr. Fox', 'Dr. No']],
])('%j have none', (lines) => {
  expect(drop(...lines)).toEqual(lines);
});
