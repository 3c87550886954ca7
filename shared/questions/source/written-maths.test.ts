import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { splitFormulas } from '../../maths/formula-text.ts';
import { typeset } from '../../maths/typeset.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { readQuestionFile } from '../read/formats.ts';
import { readHtml } from './read-html.ts';

const FORMULAS: readonly (readonly [mathMl: string, tex: string])[] = [
  ['<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}'],
  ['<msup><mi>r</mi><mn>2</mn></msup>', 'r^{2}'],
  ['<msub><mi>x</mi><mn>1</mn></msub>', 'x_{1}'],
  ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_{1}^{2}'],
  ['<mroot><mn>8</mn><mn>3</mn></mroot>', '\\sqrt[3]{8}'],
  ['<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>', '\\sqrt{a+b}'],
  ['<munder><mi>lim</mi><mi>n</mi></munder>', '\\lim_{n}'],
  ['<mover><mi>v</mi><mo>→</mo></mover>', '\\vec{v}'],
  ['<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover>', '\\sum_{1}^{n}'],
  ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '{}_{6}^{14}C'],
  ['<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced>', '\\left[a,b\\right]'],
  ['<mfenced separators="; |"><mi>a</mi><mi>b</mi><mi>c</mi></mfenced>', '\\left(a;b|c\\right)'],
  [
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
    '\\begin{matrix}1&2\\end{matrix}',
  ],
  ['<munder><mi>x</mi><mo>_</mo></munder>', '\\underline{x}'],
  ['<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '\\genfrac{}{}{0pt}{}{n}{k}'],
  ['<mi mathvariant="bold">v</mi>', '\\mathbf{v}'],
  ['<maction selection="1"><mi>a</mi><mi>b</mi></maction>', 'a'],
  ['<menclose notation="top"><mi>x</mi></menclose>', '\\overline{x}'],
  ['<mstyle><mfrac><mrow><mi>a</mi></mrow><mi>b</mi></mfrac></mstyle>', '\\frac{a}{b}'],
  ['<munder><mo>lim</mo><mi>n</mi></munder>', '\\lim_{n}'],
  ['<mfrac><mn>1</mn><mn>2</mn></mfrac><mspace/>', '\\frac{1}{2}'],
  ['<msqrt><mi>x</mi><mspace/></msqrt>', '\\sqrt{x}'],
  ['<mi>x</mi><mtext>if</mtext><mi>y</mi>', 'x\\text{if}y'],
];

/** Writes each element on a line of its own, as editors of tests do. */
const indent = (mathMl: string): string => mathMl.replace(/>(?=<)/g, '>\r\n\t  ');
/** Writes the letters of elements on lines of their own too. */
const spread = (mathMl: string): string =>
  indent(mathMl)
    .replace(/>(?=[^<\s])|(?<=[^>\s])</g, '$&\n  ')
    .replace(/<\n {2}/g, '\n  <');
const wrap = (inside: string): string => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`;
const listTex = (text: string): string[] => splitFormulas(text).flatMap(({ tex }) => tex ?? []);

describe.each(FORMULAS)('%s', (mathMl, tex) => {
  test.each([
    ['in one line', wrap(mathMl)],
    ['with room between its elements', indent(wrap(mathMl))],
    ['with room around its letters', spread(wrap(mathMl))],
    ['with a prefix', indent(wrap(mathMl)).replace(/<(\/?)(?=\w)/g, '<$1mml:')],
    ['with comments', wrap(mathMl).replace(/>(?=<)/g, '>\n<!-- part -->\n')],
  ])('is the same formula %s', (_, html) => {
    const text = toPlainText(readHtml(`<p>Is ${html} right?</p>`, { lose: () => undefined }));
    expect(listTex(text)).toEqual([tex]);
    expect(() => typeset(tex)).not.toThrow();
  });
});

test.each([
  [
    'QTI',
    'q.xml',
    (maths: string) =>
      `<assessmentItem><itemBody><p>${maths}</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`,
  ],
  [
    'QTI 1.2',
    'c.xml',
    (maths: string) =>
      `<questestinterop><item ident="a"><presentation><material><mattext texttype="text/html">${maths.replaceAll('<', '&lt;')}</mattext></material><response_str ident="r"><render_fib/></response_str></presentation></item></questestinterop>`,
  ],
  [
    'Moodle',
    'm.xml',
    (maths: string) =>
      `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>${maths}</p>]]></text></questiontext></question></quiz>`,
  ],
  ['GIFT', 'g.gift', (maths: string) => `[html]${maths.replaceAll('=', '\\=').replaceAll(':', '\\:')} {}`],
  ['CSV', 't.csv', (maths: string) => `Question,Answer\n"${maths.replaceAll('"', '""')}",x\n`],
  ['Markdown', 'm.md', (maths: string) => `1. ${maths.replace(/\s*\n\s*/g, ' ')}\n`],
  [
    'H5P',
    'h.h5p',
    (maths: string) => ({
      'h5p.json': JSON.stringify({ title: 'T', mainLibrary: 'H5P.Essay' }),
      'content/content.json': JSON.stringify({ taskDescription: `<p>${maths}</p>` }),
    }),
  ],
])('a formula of %s is read though its elements are on lines of their own', async (_, name, write) => {
  const written = write(indent(wrap('<mfrac><mn>1</mn><mn>2</mn></mfrac>')));
  const bytes =
    typeof written === 'string'
      ? strToU8(written)
      : zipSync(Object.fromEntries(Object.entries(written).map(([path, text]) => [path, strToU8(text)])));
  const { questions } = await readQuestionFile({ name, bytes });
  expect(listTex(JSON.parse(JSON.stringify(questions[0] ?? {})).prompt ?? '')).toEqual(['\\frac{1}{2}']);
});

test('a picture of a formula is its TeX, as Canvas brings it along', () => {
  const html =
    '<p>Is <img class="equation_image" title="\\frac{1}{2}" src="/equation_images/x" alt="LaTeX: \\frac{1}{2}" data-equation-content="\\frac{1}{2}"> right?</p>';
  expect(toPlainText(readHtml(html, { lose: () => expect.unreachable() }))).toBe(
    'Is \u2063$\\frac{1}{2}$\u2063 right?',
  );
});
