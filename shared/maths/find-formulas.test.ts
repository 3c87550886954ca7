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
    '$a^b c$d',
    'a$b^c$ d',
    'echo $x$t',
  ])('%s', (text) => {
    expect(findFormulas(text)).toEqual([]);
    expect(findTypedFormula(text)).toBeNull();
    expect(markFormulas(text)).toBe(text);
  });
});

describe('money and variables stay text, while they are typed too', () => {
  test.each([
    '$my_var, $x',
    '$my_var,$x',
    '($my_var,$x)',
    '$my_var/$x',
    '$my_var-$x',
    '$x_1,$x_2',
    '$my_var$',
    '$x_$y',
    '$5^$6',
    '$HOME_DIR:$PATH',
    '\u0024{HOME}/\u0024{USER}',
    '\u0024{a} and \u0024{b}',
    '$_GET["a"] and $_POST["b"]',
    '$(a) and $(b)',
    '$x = $y_1;',
    '$5-$6',
    '$5k-$6k',
    '$5_000 and $6_000',
    '$5 + $6 = $11',
    '$1,000 or $2,000',
    '$$5 and $$6',
    'win $$$ now $$$',
    'R$ 5,00 e R$ 6,00',
    'a $20 bill and a $5 bill$',
    '$5\\each and $6',
  ])('%s', (text) => {
    expect(findFormulas(text)).toEqual([]);
    for (let end = 1; end <= text.length; end++) expect(findTypedFormula(text.slice(0, end))).toBeNull();
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
    ['求$x^2$的值, ש$y$, $n$-й', ['x^2', 'y', 'n']],
    ['$AB = CD$ and $a b$ and $4,5$', ['AB = CD', 'a b', '4,5']],
    ['$sin x$', ['sin x']],
    ['$my_var, $x$ and $x_1$, $x_2$', ['x', 'x_1', 'x_2']],
    ['$2+3=$ and $v_{max}$ and $v_max$', ['2+3=', 'v_{max}', 'v_max']],
    ['$-5$ and $x\\,$', ['-5', 'x\\,']],
    ['$1, 2, \\dots$', ['1, 2, \\dots']],
    ['\\(\\text{50\\% of \\$5}\\)', ['\\text{50\\% of \\$5}']],
    ['\\[\\begin{matrix}1\\\\[2pt]2\\end{matrix}\\]', ['$$\\begin{matrix}1\\\\[2pt]2\\end{matrix}']],
    ['\\(a $5 b\\)', []],
  ])('%s', (text, tex) => {
    expect(listTex(text)).toEqual(tex);
  });

  test('found in a moment, whatever brackets and signs a text begins and never ends', () => {
    // Processor time, because other work on the machine says nothing about how the time grows with the text.
    const begun = process.threadCpuUsage();
    for (const part of ['\\(', '\\[', '\\(\\', '$a\\', '$$a']) findFormulas(part.repeat(10_000));
    expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(3000);
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

test('the edge of a formula that is alone in a text is a character', () => {
  expect(markFormulas('a\u2063b $x^2$')).toBe('a\u2063b \u2063$x^2$\u2063');
});
