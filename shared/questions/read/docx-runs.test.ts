import { describe, expect, test } from 'vitest';
import {
  cell,
  entry,
  line,
  list,
  readRuns,
  readWord,
  run,
  table,
  toText,
} from '#test/support/word-document.ts';
import { toHtml } from '../source/to-html.ts';

describe('what stands in a run is read', () => {
  const sign = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
  test.each([
    ['an arrow of Wingdings', sign('Wingdings', 'F0E0'), '→'],
    ['a code that is not among the private ones', sign('Symbol', '61'), 'α'],
    ['a sign of a font of letters', sign('MS Gothic', '2611'), '☑'],
    [
      'boxes and ticks',
      ['F0A8', 'F0FE', 'F0FC', 'F0FB'].map((code) => sign('Wingdings', code)).join(''),
      '☐☑✓✗',
    ],
    [
      'signs of other fonts',
      sign('Webdings', 'F061') + sign('Wingdings 2', 'F052') + sign('Wingdings 3', 'F022'),
      '✔☑→',
    ],
    ['letters in the font of signs', run('a \uF0B3 b', font('Symbol')), 'α ≥ β'],
    [
      'an emoji, with its form for older programs',
      '<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F60A"/></mc:Choice><mc:Fallback><w:t>x</w:t></mc:Fallback></mc:AlternateContent></w:r>',
      '😊',
    ],
    [
      'a form for older programs alone',
      '<w:r><mc:AlternateContent><mc:Choice Requires="w99"><w:new/></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent></w:r>',
      'old',
    ],
    [
      'a word with its reading',
      `<w:r><w:ruby><w:rubyPr/><w:rt>${run('かんじ')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r>${run('です')}`,
      '漢字(かんじ)です',
    ],
    [
      'tabs and hyphens',
      '<w:r><w:t>a</w:t><w:ptab/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t><w:softHyphen/><w:t>d</w:t></w:r>',
      'a  b-cd',
    ],
    [
      'wrappers of all sorts',
      `<w:smartTag>${run('a')}</w:smartTag><w:customXml><w:customXmlPr/>${run('b')}</w:customXml><w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${run('c')}</w:sdtContent></w:sdt><w:ins>${run('d')}</w:ins><w:hyperlink>${run('e')}</w:hyperlink>`,
      'abcde',
    ],
    ['underlined room', run('It is ') + run('  \t  ', '<w:u w:val="single"/>') + run('.'), 'It is _____.'],
    ['raised letters', run('m') + run('3', '<w:position w:val="6"/>'), 'm<sup>3</sup>'],
  ])('%s', async (_, inside, text) => {
    expect(await readRuns(inside)).toEqual({ text, losses: [] });
  });

  test.each([
    ['a sign of an unknown font', sign('School Signs', 'F041'), '', 'Sign of a font: School Signs F041'],
    ['a private code among letters', run('x\uF0E0'), 'x', 'Sign of a font: F0E0'],
    [
      'words that only ask for others',
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Tap here')}</w:sdtContent></w:sdt>`,
      '_____',
      'Words in the place of an answer: Tap here',
    ],
    [
      'an embedded object',
      '<w:r><w:object><o:OLEObject xmlns:o="o" ProgID="Excel.Sheet.12"/></w:object></w:r>',
      '',
      'Embedded object: Excel.Sheet.12',
    ],
    [
      'words as a drawing',
      '<w:r><w:pict><v:shape xmlns:v="v"><v:textpath string="Quiz!"/></v:shape></w:pict></w:r>',
      '',
      'Words as a drawing: Quiz!',
    ],
    [
      'what nobody knows',
      '<w:r><w:hologram>ghost</w:hologram></w:r>',
      '',
      'Part of the text that is not known: ghost',
    ],
    ['the number of a page', '<w:r><w:pgNum/></w:r>', '', 'Number of the page: '],
    [
      'words with a line through them',
      run('cat', '<w:strike/>') + run('dog', '<w:dstrike/>'),
      'catdog',
      'Line through the words: catdog',
    ],
    [
      'a tracked change',
      `<w:del><w:r><w:delText>old</w:delText></w:r></w:del>${run('new')}`,
      'new',
      'Deleted text: old',
    ],
  ])('or lost by name: %s', async (_, inside, text, lost) => {
    expect(await readRuns(`${run('A')}${inside}`)).toEqual({ text: `A${text}`, losses: [lost] });
  });
});

describe('hidden text is never printed', () => {
  const style = (id: string, type: string, inside: string) =>
    `<w:style w:type="${type}" w:styleId="${id}">${inside}</w:style>`;
  const hidden = '<w:rPr><w:vanish/></w:rPr>';

  test.each([
    ['by the run', run('SECRET', '<w:vanish/>'), {}],
    [
      'by a style of letters',
      run('SECRET', '<w:rStyle w:val="H"/>'),
      { styles: style('H', 'character', hidden) },
    ],
    [
      'by the style below it',
      run('SECRET', '<w:rStyle w:val="I"/>'),
      { styles: style('H', 'character', hidden) + style('I', 'character', '<w:basedOn w:val="H"/>') },
    ],
    [
      'by the whole document',
      run('SECRET', ' '),
      { styles: `<w:docDefaults><w:rPrDefault>${hidden}</w:rPrDefault></w:docDefaults>` },
    ],
    ['in an equation', `<m:oMath><m:r><w:rPr><w:vanish/></w:rPr><m:t>SECRET</m:t></m:r></m:oMath>`, {}],
  ])('%s', async (_, inside, parts) => {
    const shown = run('shown', '<w:vanish w:val="0"/>');
    const { questions, losses } = await readWord([line(shown + inside)], parts);
    expect(questions).toEqual([{ type: 'text', prompt: 'shown' }]);
    expect(losses).toEqual(['Hidden text: SECRET']);
  });

  test('nor is a hidden paragraph, a hidden entry is not counted, and a hidden row is left out', async () => {
    const { questions, losses } = await readWord(
      [
        entry('Why?'),
        line(run('SECRET', '<w:vanish/>'), `${list(1)}<w:rPr><w:vanish/></w:rPr>`),
        line(run('Answer: ice'), '<w:pStyle w:val="H"/>'),
        entry('How?'),
        `<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr>${cell('x')}${cell('y')}</w:tr><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr>${cell('c')}${cell('d')}</w:tr></w:tbl>`,
        toText('Answers: 1. ice 2. steam'),
      ],
      { styles: style('H', 'paragraph', hidden) },
    );
    expect(questions).toMatchObject([
      { prompt: 'Why?', answer: 'ice' },
      { prompt: 'How?', answer: 'steam' },
      { type: 'pairs', pairs: [{ left: 'a' }, { left: 'c' }] },
    ]);
    expect(losses).toEqual(['Hidden text: SECRET', 'Hidden text: Answer: ice', 'Hidden text: xy']);
  });

  test('two styles that hide a text cancel each other, as in Word', async () => {
    const styles = style('P', 'paragraph', hidden) + style('H', 'character', hidden);
    const { questions } = await readWord(
      [line(run('shown', '<w:rStyle w:val="H"/>'), '<w:pStyle w:val="P"/>')],
      { styles },
    );
    expect(questions).toEqual([{ type: 'text', prompt: 'shown' }]);
  });
});

describe('styles of letters', () => {
  const style = (id: string, properties: string) =>
    `<w:style w:type="character" w:styleId="${id}"><w:rPr>${properties}</w:rPr></w:style>`;
  const styles =
    style('Strong', '<w:b/>') + style('Low', '<w:vertAlign w:val="subscript"/>') + style('Em', '<w:i/>');

  test('the only option in a colour is right, and no option has the colour', async () => {
    const red = '<w:color w:val="FF0000"/>';
    const read = async (...looks: string[]) => {
      const options = looks.map((look, at) => line(run(`${'abc'.charAt(at)}) `) + run(`word ${at}`, look)));
      return (await readWord([toText('1. Which?'), ...options])).questions;
    };
    expect(await read('', red, '<w:color w:val="000000"/>')).toEqual([
      {
        type: 'choice',
        prompt: 'Which?',
        options: [
          { text: 'word 0', correct: false },
          { text: 'word 1', correct: true },
          { text: 'word 2', correct: false },
        ],
      },
    ]);
    expect(JSON.stringify(await read(red, red))).not.toContain('true');
  });

  test('bold is the mark for right, and an index is one', async () => {
    const right =
      run('H', '<w:rStyle w:val="Strong"/>') +
      run('2', '<w:rStyle w:val="Low"/><w:b/>') +
      run('O', '<w:rStyle w:val="Strong"/>');
    const { questions } = await readWord([entry('Water?'), entry('CO', 1), line(right, list(1, 1))], {
      styles,
    });
    expect(questions).toMatchObject([{ options: [{ correct: false }, { correct: true }] }]);
    expect(JSON.stringify(questions)).toContain('subscript');
    expect(
      await readRuns(
        run('a', '<w:rStyle w:val="Em"/>') + run('b', '<w:rStyle w:val="Strong"/><w:b w:val="0"/>'),
        { styles },
      ),
    ).toEqual({ text: '<i>a</i>b', losses: [] });
  });
});

test('letters that are written large are large, and the room before the lines of a poem stays', async () => {
  expect((await readRuns(run('eu', '<w:caps/>'))).text).toBe('EU');
  const poem = [
    toText('1. What is the poem about?'),
    line(run('  Rain on the roof')),
    line('<w:r><w:tab/><w:t>and on the road</w:t></w:r>'),
    toText('  a) rain'),
    toText('   b) the sun'),
  ];
  const { questions } = await readWord(poem);
  expect(questions).toMatchObject([
    {
      prompt: 'What is the poem about?\n  Rain on the roof\n  and on the road',
      options: [{ text: 'rain' }, {}],
    },
  ]);
});

test('room before the words of a test is none of theirs', async () => {
  const indented = (words: string) => line(`<w:r><w:tab/><w:t>${words}</w:t></w:r>`);
  const { questions } = await readWord([
    toText('1. Ice floats.'),
    indented('True'),
    indented('False'),
    toText('2. Capital?'),
    indented('Lyon'),
    indented('Answer: Paris'),
  ]);
  expect(questions).toMatchObject([
    { type: 'choice', prompt: 'Ice floats.', truth: true },
    { type: 'open', prompt: 'Capital?\nLyon', answer: 'Paris' },
  ]);
});

test('a text with gaps keeps its indices and exponents, though it has no marks', async () => {
  const low = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>');
  const high = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
  const inside = `${run('H')}${low('2')}${run('O is 10')}${high('-3')}${run(' of SO')}${low('4')}${high('2−')}${run(' ____')}`;
  expect((await readRuns(inside)).text).toBe('H₂O is 10⁻³ of SO₄²⁻ ____');
});

test('code keeps its lines and their indentation, and labels in its font are labels', async () => {
  const code = (text: string) => line(run(text, '<w:rFonts w:ascii="Courier New"/>'));
  const { questions } = await readWord([
    toText('1. What does this program print when it is run?'),
    code('for i in range(2):'),
    code('    if i:'),
    line('<w:r><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr><w:tab/><w:t>print(i)</w:t></w:r>'),
    code('a) 0'),
    code('b) 1'),
  ]);
  const [question] = questions;
  expect(question && 'prompt' in question && toHtml(question.prompt)).toBe(
    '<p>What does this program print when it is run?</p><p><code>for i in range(2):</code></p><p><code>\u00A0\u00A0\u00A0\u00A0if i:</code></p><p><code>\u00A0\u00A0\u00A0\u00A0print(i)</code></p>',
  );
  expect(question).toMatchObject({ type: 'choice', options: [{}, {}] });
});

test('a document that is all written with the letters of a typewriter has no code', async () => {
  const typed = (text: string) => line(run(text, '<w:rFonts w:ascii="Courier New"/>'));
  const { questions } = await readWord([typed('1. Rain falls from ____.'), typed('2. Why?')]);
  expect(questions).toMatchObject([{ type: 'gaps' }, { type: 'open', prompt: 'Why?' }]);
});

test('white letters are not seen on paper, unless a colour is behind them', async () => {
  const white = '<w:color w:val="FFFFFF"/>';
  expect(await readRuns(run('Lisbon') + run(' SECRET', white))).toEqual({
    text: 'Lisbon',
    losses: ['White text: SECRET'],
  });
  expect((await readRuns(run('Lisbon', `${white}<w:shd w:val="clear" w:fill="000000"/>`))).losses).toEqual(
    [],
  );
  const dark = (words: string) =>
    cell(words, white).replace('<w:tc>', '<w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>');
  const { losses } = await readWord([
    table(dark('Term') + dark('Definition'), cell('dew') + cell('drops'), cell('fog') + cell('a cloud')),
  ]);
  expect(losses).toEqual(['Heading of a table: Term | Definition']);
});

test.each([
  ['a highlight of Word', '<w:highlight w:val="yellow"/>', true],
  ['a highlight of Google Docs', '<w:shd w:val="clear" w:fill="ffff00"/>', true],
  ['the grey behind code', '<w:shd w:val="clear" w:fill="F2F2F2"/>', false],
])('the option with a colour behind it is right: %s', async (_, look, correct) => {
  const { questions } = await readWord([
    toText('1. Capital?'),
    line(run('a) Paris', look)),
    toText('b) Lyon'),
    toText('2. Why?'),
  ]);
  expect(questions).toMatchObject([{ type: 'choice', options: [{ correct }, { correct: false }] }, {}]);
});
