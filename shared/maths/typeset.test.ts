import { describe, expect, test } from 'vitest';
import { readSum, toColumns } from './column-arithmetic.ts';
import { describeFormula } from './describe-formula.ts';
import type { MathsElement } from './node/maths-node.ts';
import { MATHS_ELEMENTS, type MathsNode } from './node/maths-node.ts';
import { toTex } from './to-tex.ts';
import { typeset } from './typeset.ts';

const describeTex = (tex: string) => describeFormula(typeset(tex));

describe('hostile TeX', () => {
  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://a.example}',
    '\\includegraphics{https://a.example/a.png}',
    '\\htmlId{a}{x}',
    '\\class{a}{x}',
    '\\def\\a{\\a\\a}\\a',
    '\\newcommand{\\a}{\\a\\a}\\a',
    '\\label{a}\\ref{a}',
    `${'\\frac{'.repeat(400)}1`,
    'x'.repeat(2001),
  ])('is refused: %s', (tex) => {
    expect(() => typeset(tex)).toThrow();
  });

  test.each([
    '\\rule{9999em}{9999em}',
    '\\hspace{9999em}x',
    '\\kern9999em x',
    '\\raisebox{9999em}{x}',
    '\\kern-9999em x',
    '\\hspace{-9999em}x',
    '\\kern-9999in x',
    '\\hskip-9999pt x',
    '\\mkern-99999mu x',
    '\\raisebox{-9999em}{x}',
    '\\rule[-9999em]{1em}{1em}',
    'a\\\\[-9999em]b',
  ])('has no length beyond bounds, either way: %s', (tex) => {
    expect(JSON.stringify(typeset(tex))).not.toMatch(/\d{4}/);
  });

  test('has lengths within bounds as they are written', () => {
    expect(JSON.stringify(typeset('\\kern-1.5em x\\kern2cm y'))).toMatch(/"-1.5em".*"2cm"/);
  });

  test('names no address as a colour', () => {
    expect(() => typeset('\\textcolor{url(https://a.example)}{x}')).toThrow('Invalid color');
  });

  test.each(['\\color{red}x', '\\colorbox{blue}{x}', '\\text{<b onclick=a>}', '\\text{https:x}'])(
    'draws known elements alone, with no address: %s',
    (tex) => {
      const list = (node: MathsNode): string[] =>
        typeof node === 'string' ? [] : [node.name, ...node.children.flatMap(list)];
      const nodes = typeset(tex);
      expect(nodes).not.toEqual([]);
      expect(
        nodes.flatMap(list).filter((name) => !(MATHS_ELEMENTS as readonly string[]).includes(name)),
      ).toEqual([]);
      expect(JSON.stringify(nodes)).not.toMatch(/url\(|href|src/);
    },
  );

  test('a long formula is typeset in a moment', () => {
    const begun = performance.now();
    typeset(Array.from({ length: 100 }, () => '\\frac{1}{2}').join('+'));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('an error says what cannot be read, and where', () => {
  test.each([
    ['1 + \\foo', 'There is no command \\foo', 4],
    ['\\frac{1', 'A closing brace } is missing', 7],
    ['x + \\url{a}', '\\url cannot be used here', 4],
  ])('%s', (tex, message, place) => {
    expect(() => typeset(tex)).toThrow(expect.objectContaining({ message, place }));
    expect(() => typeset(tex, true)).toThrow(expect.objectContaining({ message, place }));
  });

  test('a formula that stands large has as many characters as another', () => {
    const longest = `x${' '.repeat(1999)}`;
    expect(JSON.stringify(typeset(longest, true))).toContain('"displaystyle":"true"');
    expect(() => typeset(`${longest} `, true)).toThrow('at most 2000');
  });
});

describe('a formula in words', () => {
  test.each([
    ['3\\frac{1}{2} + x^2', '3 1/2 + x²'],
    ['\\frac{a+b}{2}', '(a + b)/2'],
    ['\\sqrt{2} \\le \\sqrt[3]{27}', '√(2) ≤ root 3 of 27'],
    ['a_1 \\times b^{10}', 'a_1 × b^10'],
    [toColumns({ numbers: ['47', '35'], sign: '+' }), '47; + 35'],
    [toColumns({ numbers: ['84', '7'], sign: '÷' }), '7 into 84'],
    ['45^\\circ', '45°'],
    ['0.\\overline{3}', '0.3 bar'],
    ['\\overline{AB}', 'AB bar'],
    ['\\binom{5}{2}', '(5 over 2)'],
    ['a = \\underline{\\hspace{2cm}}', 'a = blank'],
    ['\\prescript{2}{3}{X}', '_2³ X'],
  ])('%s', (tex, words) => {
    expect(describeTex(tex)).toBe(words);
  });
});

describe('bare words of a script that TeX has no variables for', () => {
  test.each(['שָׁלוֹם', 'سرعة', 'वेग', '速度'])('are one text, in their order and shape: %s', (word) => {
    expect(JSON.stringify(typeset(`${word}=\\frac{${word}}{2}`)).split(`["${word}"]`)).toHaveLength(3);
  });
  test.each(['\\frac{□}{□}', '\\frac{\\text{a}}{\\text{b}}', '□^{□}', '□_{□}', '\\sqrt[ש]{ש}'])(
    'stay where they are placed above and below each other: %s',
    (tex) => {
      const [part] = (typeset(tex) as MathsElement[]).flatMap(({ children }) => children as MathsElement[]);
      expect(part?.children).toHaveLength(2);
    },
  );
  test('stand apart from signs, and from words that are written as such', () => {
    expect(describeTex('א+ב')).toBe('א + ב');
    expect(describeTex('\\text{שלום לך}')).toBe('שלום לך');
  });
});

describe('a sum in columns', () => {
  test.each([
    ['47+35', '+'],
    ['82 − 35 =', '-'],
    ['24 x 13', '×'],
    ['24\\times13', '×'],
    ['84 : 7', '÷'],
  ])('is read from %s', (text, sign) => {
    expect(readSum(text)?.sign).toBe(sign);
  });
  test('has as many addends as are written, and two numbers where it is no addition', () => {
    expect(readSum('47 + 35 + 1,208 =')).toEqual({ numbers: ['47', '35', '1,208'], sign: '+' });
    expect(readSum('1 + 2 - 3')).toBeNull();
    expect(readSum('9 - 2 - 3')).toBeNull();
    expect(readSum('x + 2')).toBeNull();
    expect(toColumns({ numbers: ['4.5', '12', '0.25'], sign: '+' })).toContain(
      '&4.5\\phantom{0}\\\\&12\\phantom{.00}\\\\+&0.25\\\\\\hline',
    );
  });
  test('has its points below each other, and can be typeset', () => {
    const tex = toColumns({ numbers: ['4.5', '12'], sign: '+' });
    expect(tex).toContain('12\\phantom{.0}');
    expect(toColumns({ numbers: ['4,5', '12'], sign: '+' })).toContain('12\\phantom{.0}');
    expect(describeTex(tex)).toContain('4.5');
  });
});

describe('a comma in a sum in columns', () => {
  test.each([
    ['1,234', '56', ['1{,}234', '56']],
    ['1,234', '5.5', ['1{,}234\\phantom{.0}', '5.5']],
    ['1,234,567.25', '1,000', ['1{,}234{,}567.25', '1{,}000\\phantom{.00}']],
    ['1,234', '0,5', ['1{,}234', '0{,}5\\phantom{00}']],
    ['0,125', '3', ['0{,}125', '3\\phantom{.000}']],
    ['1.234.567', '1', ['1.234.567', '1']],
  ])('of %s + %s is between thousands or before decimals', (first, second, [above, below]) => {
    expect(toColumns({ numbers: [first, second], sign: '+' })).toContain(`&${above}\\\\+&${below}\\\\`);
  });
});

describe('MathML of elsewhere as TeX', () => {
  const TEX = [
    '\\frac{1}{2}+x^{2}',
    '\\sqrt{2}\\le \\sqrt[3]{27}',
    'a_{1}\\times b_{2}^{3}',
    '\\overline{AB}',
    '\\sin x=\\pi ',
    '\\begin{matrix}1&2\\\\3&4\\end{matrix}',
    '25\\%',
    '\\text{50\\% of \\$5 \\& \\#1 a\\_b \\{c\\} d\\textbackslash{}e\\textasciicircum{}}',
    'a\\not=b\\not\\in C\\not\\to d\\not\\Vdash e',
    'x\\in\\mathbb{R}^2\\subset\\mathbb{k}',
    '\\prescript{2}{3}{X}',
    '\\sideset{_a^b}{_c^d}\\sum x',
    '\\xcancel{12}',
    '\\ell+\\hbar',
  ];
  test.each(TEX)('says the same: %s', (tex) => {
    const row: MathsNode = { name: 'mrow', attributes: {}, classes: [], style: {}, children: typeset(tex) };
    expect(describeTex(toTex(row))).toBe(describeTex(tex));
  });
});
