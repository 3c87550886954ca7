import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { addEdges } from '#shared/maths/formula-text.ts';
import { recogniseQuestions } from '#shared/questions/recognise-questions.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { BlockNode, RichTextValue, RichTextVariant } from '#shared/text/rich-text.ts';
import docsBullets from '#test/fixtures/clipboard/docs-bullets.html?raw';
import docsTest from '#test/fixtures/clipboard/docs-test.html?raw';
import wordBullets from '#test/fixtures/clipboard/word-bullets.html?raw';
import wordTest from '#test/fixtures/clipboard/word-test.html?raw';
import { toasts } from '../ui/feedback/toast-queue.ts';
import { RichTextField } from './RichTextField.tsx';
import { readPasted } from './read-pasted.ts';

/** The words of a pasted text that have a colour, each with its colour. */
const listColored = (value: RichTextValue) =>
  typeof value === 'string'
    ? []
    : value.content.flatMap((block) =>
        block.type !== 'paragraph'
          ? []
          : (block.content ?? []).flatMap((node) => {
              const color = node.marks?.find(({ type }) => type === 'color')?.attrs?.color;
              return node.type === 'text' && color ? [[node.text, color]] : [];
            }),
      );

test('a color of Word stays, by its name or by its numbers, and black is the color of the paper', async () => {
  const html =
    '<p class=MsoNormal>Read <span style="color:red">this</span>, <span style="color:#00B050">that</span> and <span style="color:windowtext">more</span><o:p></o:p></p>';
  expect(listColored(await paste('body', html))).toEqual([
    ['this', '#FF0000'],
    ['that', '#00B050'],
  ]);
});

let held: RichTextValue = '';
afterEach(() => {
  held = '';
});

function Field({ variant }: { variant: RichTextVariant }) {
  const [value, setValue] = useState<RichTextValue>('');
  const change = (next: RichTextValue) => {
    held = next;
    setValue(next);
  };
  return <RichTextField variant={variant} label="Text" value={value} onChange={change} />;
}

async function paste(variant: RichTextVariant, html: string): Promise<RichTextValue> {
  await cleanup();
  const drawn = await render(<Field variant={variant} />);
  const box = drawn.getByRole('textbox').element() as HTMLElement;
  box.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return held;
}

/** Writes blocks as lines: "1. " and "- " before the entries of lists, two spaces for each level. */
function toLines(blocks: readonly BlockNode[], indent = ''): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') {
      const text = (block.content ?? []).map((node) => {
        if (node.type === 'hard_break') return '⏎';
        const marks = (node.marks ?? []).map(({ type }) => type);
        return marks.length > 0 ? `[${marks.join()} ${node.text}]` : node.text;
      });
      return [`${indent}${text.join('')}`];
    }
    const first = block.attrs?.order ?? 1;
    return block.content.flatMap(({ content }, place) => {
      const label = block.type === 'ordered_list' ? `${first + place}. ` : '- ';
      return toLines(content, `${indent}  `).map((line, at) =>
        at === 0 ? `${indent}${label}${line.trimStart()}` : line,
      );
    });
  });
}
const lines = (value: RichTextValue) =>
  typeof value === 'string' ? value.split('\n') : toLines(value.content);

test('a list of Word is a list with its levels, without labels and rows of spaces', async () => {
  expect(lines(await paste('body', wordBullets))).toEqual([
    'Bring on Friday: all of this list',
    '- a pencil',
    '  - a [strong sharp] one',
    '- a ruler',
    '',
    '4. a coat',
  ]);
});

test('a numbered list of Word keeps its numbers, and its lettered list inside', async () => {
  expect(lines(await paste('body', wordTest)).slice(0, 6)).toEqual([
    '1. What is the capital of [em France]?',
    '  1. Lyon',
    '  2. [strong Paris]',
    '  3. Nice',
    '2. Rain falls from the ________ in the sky.',
    '3. Why is the sky blue?',
  ]);
});

test('a list of Google Docs is a list with its levels, and only what is bold there is bold', async () => {
  expect(lines(await paste('body', docsBullets))).toEqual([
    'Bring [strong on Friday]',
    '- a pencil',
    '  - a sharp one',
  ]);
});

test('a text longer than its field is cut, and a message says so', async () => {
  expect(await paste('title', `<p>${'word '.repeat(100)}</p>`)).toHaveLength(300);
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toEqual(['Cut to 300 characters.']);
});

test('many words with looks of their own are put in a moment later, as many as can be drawn at once', async () => {
  const line = '<p><b>one</b> <i style="color:red">two</i></p>';
  await paste('body', line.repeat(600));
  await expect.poll(() => lines(held).length).toBe(250);
  expect(lines(held).at(-1)).toBe('[strong one] [em,color two]');
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toContain('Cut to 250 lines.');
});

test('in a field without lists their entries are paragraphs without labels', async () => {
  expect(lines(await paste('text', wordBullets)).slice(0, 4)).toEqual([
    'Bring on Friday: all of this list',
    'a pencil',
    'a [strong sharp] one',
    'a ruler',
  ]);
  expect(lines(await paste('text', docsTest))[0]).toBe('Which planet is [em nearest] to the sun?');
});

test('a formula of a web page comes as its TeX, and prices stay prices', async () => {
  const mathMl =
    '<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  const katex = `<span class="katex"><span class="katex-mathml">${mathMl}</span><span class="katex-html">x2</span></span>`;
  expect(await paste('text', `<p>Find ${katex} for $5 or $6.</p>`)).toBe(
    `Find ${addEdges('$x^2$')} for $5 or $6.`,
  );
  expect(await paste('text', '<p>Add $\\frac{1}{2}$ for 5$, not $4$ more.</p>')).toBe(
    `Add ${addEdges('$\\frac{1}{2}$')} for 5$, not $4$ more.`,
  );
});

test('MathML of a web page without its TeX is read as that of a file, also where its elements have lines of their own', async () => {
  const half = '<mfrac>\n <mn>1</mn>\n <mn>2</mn>\n</mfrac>';
  const mjx =
    '<mjx-container><mjx-math>r2</mjx-math><mjx-assistive-mml><math><msup><mi>r</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>';
  expect(await paste('text', `<p>Add <math>\n${half}</math> and ${mjx}.</p>`)).toBe(
    `Add ${addEdges('$\\frac{1}{2}$')} and ${addEdges('$r^{2}$')}.`,
  );
});

const word = (inside: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${inside}</body></html>`;
const normal = (inside: string) => `<p class=MsoNormal>${inside}<o:p></o:p></p>`;

test('letters of a font of signs are its signs', async () => {
  const symbol = (font: string, sign: string) =>
    `<span style='font-family:${font};mso-ascii-font-family:Calibri;mso-char-type:symbol;mso-symbol-font-family:${font}'><span style='mso-char-type:symbol;mso-symbol-font-family:${font}'>${sign}</span></span>`;
  const html = word(
    normal(
      `Angle ${symbol('Symbol', 'a')}, A ${symbol('Wingdings', 'à')} B ${symbol('Wingdings', 'þ')} ${symbol('Webdings', 'a')}`,
    ) +
      normal(
        '<font face="Symbol">b</font> and <span style="font-family:Symbol">\uF0B3</span> and <span style="font-family:Wingdings">\u0178</span>',
      ),
  );
  expect(lines(await paste('text', html))).toEqual(['Angle α, A → B ☑ ✔', 'β and ≥ and •']);
});

test('hidden and deleted text stays behind, a reading follows its word in brackets, and what is left out is said', async () => {
  const html = word(
    normal(
      `Lisbon<span style='display:none;mso-hide:all'> SECRET</span> is <del cite="mailto:Ana">ugly</del><ins>nice</ins>.`,
    ) +
      normal(
        '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby> <s>cat</s> <span style="mso-hide:all">SECRET</span>',
      ),
  );
  expect(lines(await paste('text', html)).map((line) => line.replace('[underline nice]', 'nice'))).toEqual([
    'Lisbon is nice.',
    '漢字(かんじ) cat',
  ]);
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toContain('Left out: hidden text, deleted text, lines through words.');
});

test('white text stays behind, unless a colour is behind it or all of a page is white', async () => {
  const white = (words: string) => `<span style='color:white;mso-themecolor:background1'>${words}</span>`;
  const dark = `<table><tr><td style='background:#1F3864'>${white('Term')}</td><td>ice</td></tr></table>`;
  expect(lines(await paste('text', word(normal(`Lisbon${white(' SECRET')} is nice.`) + dark)))).toEqual([
    'Lisbon is nice.',
    'Term | ice',
  ]);
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toContain('Left out: white text.');
  expect(await paste('text', '<p style="color: rgb(255, 255, 255)">Of a dark page</p>')).toBe(
    'Of a dark page',
  );
});

const PROGRAM = ['[code for i in range(2):]', '[code     if i:]', '', '[code         print(i)]'];

test.each([
  [
    'a web page',
    '<p>Run:</p><pre><code>for i in range(2):\n    <b>if</b> i:\n\n\tprint(i)</code></pre>'.replace(
      '\t',
      '        ',
    ),
  ],
  [
    'an editor of programs',
    `<p>Run:</p><div style="color: #d4d4d4;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;"><div><span style="color: #c586c0;">for</span><span> i in range(2):</span></div><div><span>&nbsp;&nbsp;&nbsp; if i:</span></div><br><div><span>&nbsp; &nbsp; &nbsp; &nbsp; print(i)</span></div></div>`,
  ],
])('a program of %s keeps its lines and their indentation, as code', async (_, html) => {
  expect(lines(await paste('text', html))).toEqual(['Run:', ...PROGRAM]);
});

test('paragraphs of Word in the letters of a program are code; their labels are not', async () => {
  const courier = (inside: string) => normal(`<span style='font-family:"Courier New"'>${inside}</span>`);
  const room = (count: number) => `<span style='mso-spacerun:yes'>${'\u00A0'.repeat(count - 1)} </span>`;
  const html = word(
    normal('1. What is printed?') +
      courier('for i in\nrange(2):') +
      courier(`${room(4)}if i:`) +
      courier("<span style='mso-tab-count:2'>\u00A0\u00A0\u00A0\u00A0 </span>print(i)") +
      courier('a) print(1)'),
  );
  expect(lines(await paste('text', html))).toEqual([
    '1. What is printed?',
    ...PROGRAM.filter((line) => line !== ''),
    'a) [code print(1)]',
  ]);
});

test('the room before the lines of a poem stays, in a test too, and no other room', async () => {
  const room = (count: number) => `<span style='mso-spacerun:yes'>${'\u00A0'.repeat(count - 1)} </span>`;
  const html = word(
    normal(`1. What is ${room(3)}the poem about?`) +
      normal(`<span lang=EN-US>${room(2)}Rain on\nthe roof</span><br>\n${room(5)}and on the old road`) +
      normal("<span style='mso-tab-count:1'>\u00A0\u00A0\u00A0 </span><b>and the river too</b>") +
      normal(`${room(3)}a) rain`) +
      normal('\n<i>\n b) the sun</i>'),
  );
  expect(lines(await paste('text', html))).toEqual([
    '1. What is the poem about?',
    '  Rain on the roof⏎     and on the old road',
    '[strong     and the river too]',
    '   a) rain',
    '[em b) the sun]',
  ]);
  const text = readPasted({ getData: (type) => (type === 'text/html' ? html : '') });
  const [question] = recogniseQuestions(text).questions;
  expect(question).toMatchObject({ type: 'choice', options: [{ text: 'rain' }, {}] });
  expect(question && 'prompt' in question && toPlainText(question.prompt)).toBe(
    'What is the poem about?\n  Rain on the roof\n     and on the old road\n    and the river too',
  );
  const docs =
    '<p><span style="white-space:pre-wrap;">   Rain on the roof</span></p><p><span style="white-space:pre-wrap;"><span class="Apple-tab-span" style="white-space:pre;">\t</span>and the road</span></p>';
  expect(lines(await paste('text', docs))).toEqual(['   Rain on the roof', '    and the road']);
  expect(await paste('line', docs)).toBe('Rain on the roof and the road');
});

test('a text of many lines that is a test, and not a program, has lines alone', async () => {
  const html = '<pre style="white-space: pre-wrap">1. Rain falls from ____.\n2. Why?</pre>';
  expect(lines(await paste('text', html))).toEqual(['1. Rain falls from ____.', '2. Why?']);
});

test('the cells of a table do not run together, and of a test its tables are pairs', async () => {
  const html = word(
    `<table><tr><td>${normal('Person')}</td><td>${normal('Role')}</td></tr><tr><td>Adams</td><td>leader</td></tr></table>`,
  );
  expect(lines(await paste('text', html))).toEqual(['Person | Role', 'Adams | leader']);
  const asked = word(
    `${normal('1. Match them.')}<table><thead><tr><th>Weather</th><th>Looks</th></tr></thead><tr><td>dew</td><td>drops</td></tr><tr><td>fog</td><td>a <b>cloud</b></td></tr></table>${normal('2. Why?')}`,
  );
  const text = readPasted({ getData: (type) => (type === 'text/html' ? asked : '') });
  expect(recogniseQuestions(text).questions).toMatchObject([
    { type: 'pairs', prompt: 'Match them.', pairs: [{ left: 'dew', right: 'drops' }, { left: 'fog' }] },
    { type: 'open', prompt: 'Why?' },
  ]);
});

test('a formula that is hidden below its picture is read, and drawn once where a page draws it twice', async () => {
  const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
  const wiki = `<span><span style="display: none;">${half}</span><img alt="half"></span>`;
  const canvas = '<img class="equation_image" data-equation-content="r^2" alt="LaTeX: r^2">';
  const old = `<span class="MathJax"><nobr>12</nobr><span class="MJX_Assistive_MathML">${half}</span></span>`;
  expect(await paste('text', `<p>${wiki} is ${old}, ${canvas}</p>`)).toBe(
    `${addEdges('$\\frac{1}{2}$')} is ${addEdges('$\\frac{1}{2}$')}, ${addEdges('$r^2$')}`,
  );
});

test('equations of Word are formulas, not the pictures of them', async () => {
  const math = (inside: string) => `<span style='font-family:"Cambria Math",serif'>${inside}</span>`;
  const letter = (text: string) =>
    `<i style='mso-bidi-font-style:\nnormal'>${math(`<m:r>${text}</m:r>`)}</i>`;
  const properties = `<m:fPr>${math('<m:ctrlPr></m:ctrlPr>')}</m:fPr>`;
  const picture = '<![if !msEquation]><span lang=EN-US><img width=9 src="file:///c:/a.png"></span><![endif]>';
  const equation = (inside: string) => `<!--[if gte msEquation 12]>${inside}<![endif]-->${picture}`;
  const html = word(
    normal(
      `Solve ${equation(`<m:oMath><m:sSup><m:e>${letter('x')}</m:e><m:sup>${math('<m:r><m:rPr><m:sty m:val="p"/></m:rPr>2</m:r>')}</m:sup></m:sSup>${letter('&lt;&#8734;')}</m:oMath>`)} now.`,
    ) +
      normal(
        equation(
          `<m:oMathPara><m:oMath><m:f>${properties}<m:num>${letter('a\n+b')}</m:num><m:den><m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e>${letter('c')}</m:e></m:rad></m:den></m:f></m:oMath></m:oMathPara>`,
        ),
      ),
  );
  expect(lines(await paste('text', html))).toEqual([
    `Solve ${addEdges('$x^{2}<\\infty$')} now.`,
    addEdges('$\\frac{a+b}{\\sqrt{c}}$'),
  ]);
});

test("Word's EQ fields are formulas; its comments and broken equations stay behind, and that is said", async () => {
  const field = (inside: string) => `<!--[if supportFields]><span lang=EN-US>${inside}</span><![endif]-->`;
  const html = word(
    normal(
      `Simplify ${field("<span style='mso-element:field-begin'></span><span style='mso-spacerun:yes'> </span>EQ \\f(6,\n8)")}${field("<span style='mso-element:field-end'></span>")} now.<a class=msocomanchor>[A1]</a>`,
    ) + normal('Is <!--[if gte msEquation 12]><m:oMath><m:r>x</m:oMath><![endif]--> big?'),
  );
  expect(lines(await paste('text', html))).toEqual([
    `Simplify ${addEdges('$\\frac{6}{8}$')} now.`,
    'Is big?',
  ]);
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toContain('Left out: comments, equations.');
});

test('what the classes of Word hide is hidden, and what they set as a program is code', async () => {
  const sheet = `<style><!-- /* Styles */ p.MsoNormal, li.MsoNormal {font-family:"Calibri",sans-serif;} span.Secret {mso-style-name:Secret; display:none; mso-hide:all;} p.Code, li.Code {margin:0in; font-family:"Courier New";} --></style>`;
  const html = `${sheet}${normal('1. Capital?<span class=Secret> Paris</span>')}<p class=Code>x = <span style='mso-spacerun:yes'>\u00A0 </span>1</p>`;
  expect(lines(await paste('text', html))).toEqual(['1. Capital?', '[code x =   1]']);
});

test('boxes that are ticked, and words that are marked with a highlighter, say which option is right', async () => {
  const entry = (words: string, isTicked: boolean) =>
    `<li role="checkbox" aria-checked="${isTicked}"><p><span>${words}</span></p></li>`;
  const docs = (inside: string) => `<b id="docs-internal-guid-1" style="font-weight:normal">${inside}</b>`;
  for (const html of [
    docs(`<p>1. Capital?</p><ul>${entry('Lyon', false)}${entry('Paris', true)}</ul>`),
    '<p>1. Capital?</p><p><input type="radio"> Lyon</p><p><input type="radio" checked> Paris</p>',
    word(
      `${normal('1. Capital?')}${normal('a) Lyon')}${normal("b) <span style='background:yellow;mso-highlight:yellow'>Paris</span>")}`,
    ),
    docs('<p>1. Capital?</p><p>a) Lyon</p><p>b) <span style="background-color:#ffff00">Paris</span></p>'),
    '<p>1. Capital?</p><p>a) Lyon</p><p>b) <mark>Paris</mark></p>',
    word(`${normal('1. Capital?')}${normal('a) Lyon')}${normal("b) <span style='color:red'>Paris</span>")}`),
  ]) {
    const text = readPasted({ getData: (type) => (type === 'text/html' ? html : '') });
    expect(recogniseQuestions(text).questions).toMatchObject([
      {
        options: [
          { text: 'Lyon', correct: false },
          { text: 'Paris', correct: true },
        ],
      },
    ]);
  }
});
