import { describe, expect, test } from 'vitest';
import { findFormulas, findTypedFormula, markFormulas } from './find-formulas.ts';
import { FORMULA_EDGE, splitFormulas, toFormula } from './formula-text.ts';

/** Lists the formulas of a text, `$$` before one that stands large. */
const listTex = (text: string) =>
  splitFormulas(markFormulas(text)).flatMap(({ tex, isDisplay }) =>
    tex === null ? [] : [isDisplay ? `$$${tex}` : tex],
  );

describe('a price is no maths', () => {
  test.each([
    'It costs $5 and $6.',
    '$5.00',
    'from $5 to $10',
    '$5/$10',
    '$5-$10',
    'US$5 and AU$6',
    '$5 and AU$ too',
    '$20 or 30$ each',
    'a $ b $ c',
    '\\$5$',
    '$ 5$',
    '$5 $',
    '$$',
    '5$',
    'has $a lot and 5$ ',
    'cost $4, 5$.',
    'echo $i+$j',
    '$foo,$bar',
    '$PATH:$HOME',
    'a$b_c$d',
    'export $x and y$',
  ])('%s', (text) => {
    expect(findFormulas(text)).toEqual([]);
    expect(findTypedFormula(text)).toBeNull();
    expect(markFormulas(text)).toBe(text);
  });
});

describe('TeX between its signs is', () => {
  test.each([
    ['Add $\\frac{1}{2}$ and $x^2$.', ['\\frac{1}{2}', 'x^2']],
    ['$x$', ['x']],
    ['$2+3$ or $2 \\text{ cm}$?', ['2+3', '2 \\text{ cm}']],
    ['$a\\$b$', ['a\\$b']],
    ['It costs $5. What is $\\sqrt{2}$?', ['\\sqrt{2}']],
    ['\\(x\\) and \\[y\\]', ['x', '$$y']],
    ['$$\\sum x$$', ['$$\\sum x']],
    ['($x$)', ['x']],
    ['the $n$th term', ['n']],
    ['$AB = CD$ and $a b$ and $4,5$', ['AB = CD', 'a b', '4,5']],
    ['$sin x$', ['sin x']],
    ['$1, 2, \\dots$', ['1, 2, \\dots']],
    ['\\(\\text{50\\% of \\$5}\\)', ['\\text{50\\% of \\$5}']],
    ['\\[\\begin{matrix}1\\\\[2pt]2\\end{matrix}\\]', ['$$\\begin{matrix}1\\\\[2pt]2\\end{matrix}']],
    ['\\(a $5 b\\)', []],
  ])('%s', (text, tex) => {
    expect(listTex(text)).toEqual(tex);
  });

  test('found in a moment, whatever brackets and signs a text begins and never ends', () => {
    const begun = performance.now();
    for (const part of ['\\(', '\\[', '\\(\\', '$a\\', '$$a']) findFormulas(part.repeat(10_000));
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  test('marked once, however often it is read', () => {
    const marked = markFormulas('Add $x^2$ to $y$');
    expect(markFormulas(marked)).toBe(marked);
  });
});

describe('what is typed', () => {
  test('is a formula with its last sign where it has what only TeX has', () => {
    expect(findTypedFormula('Add $x^2$')).toMatchObject({ from: 4, dollars: '$x^2$' });
    expect(findTypedFormula('Add $x$')).toBeNull();
  });
  test('is else one with the sign behind it, unless that makes a price', () => {
    expect(findTypedFormula('Add $x$,')).toMatchObject({ dollars: '$x$' });
    expect(findTypedFormula('from $5-$1')).toBeNull();
  });
});

test('a stored text is never read for dollar signs, and an edge alone is no formula', () => {
  expect(splitFormulas('costs $5$ now')).toEqual([{ text: 'costs $5$ now', tex: null }]);
  expect(splitFormulas(`a ${FORMULA_EDGE} b $x$`)).toEqual([{ text: `a ${FORMULA_EDGE} b $x$`, tex: null }]);
});

test('formulas side by side are several', () => {
  expect(splitFormulas(toFormula('a') + toFormula('b')).map(({ tex }) => tex)).toEqual(['a', 'b']);
});
