import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../source/to-html.ts';
import { readQuestionFile } from './formats.ts';

const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const toText = (words: string) => line(run(words));
const list = (id: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const entry = (text: string, level = 0, id = 1, properties = '') =>
  line(run(text, properties), list(id, level));
const cell = (text: string, properties = '') => `<w:tc>${line(run(text, properties))}</w:tc>`;
const table = (...rows: string[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`;
const wrap = (name: string, inside: string) =>
  `<w:${name} xmlns:w="w" xmlns:mc="mc" xmlns:m="m" xmlns:w16se="s">${inside}</w:${name}>`;

const level = (place: number, format: string, more = '') =>
  `<w:lvl w:ilvl="${place}"><w:numFmt w:val="${format}"/>${more}</w:lvl>`;
const shape = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const USUAL = shape(7, level(0, 'decimal') + level(1, 'lowerLetter')) + num(1, 7);

interface Parts {
  readonly styles?: string;
  readonly numbering?: string;
}

async function readWord(body: readonly string[], { styles = '', numbering = USUAL }: Parts = {}) {
  const files = {
    'word/document.xml': wrap('document', `<w:body>${body.join('')}</w:body>`),
    'word/styles.xml': wrap('styles', styles),
    'word/numbering.xml': wrap('numbering', numbering),
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    { level: 0 },
  );
  const { questions, losses } = await readQuestionFile({ name: 't.docx', bytes });
  return { questions, losses: losses.map(({ what, text }) => `${what}: ${text}`) };
}

/** Reads one paragraph behind "1. "; returns its words as HTML, and what is lost. */
async function readRuns(inside: string, parts: Parts & { readonly look?: string } = {}) {
  const { questions, losses } = await readWord([line(run('1. ') + inside, parts.look)], parts);
  const [question] = questions;
  const prompt = question && 'prompt' in question ? toHtml(question.prompt) : '';
  return { text: prompt.replace(/^<p>|<\/p>$/g, '').replaceAll('</p><p>', '|'), losses };
}

test('its own numbers and letters are questions and options, bold is the answer, two columns are pairs', async () => {
  const { questions } = await readWord([
    entry('Capital of France?'),
    entry('Lyon', 1),
    entry('Paris', 1, 1, '<w:b/>'),
    entry('Rain falls from ____.'),
    table(cell('dew') + cell('drops'), cell('fog') + cell('a cloud')),
    toText('3. Why?'),
  ]);
  expect(questions).toMatchObject([
    {
      type: 'choice',
      prompt: 'Capital of France?',
      options: [{ correct: false }, { text: 'Paris', correct: true }],
    },
    { type: 'gaps', prompt: 'Rain falls from ____.' },
    {
      type: 'pairs',
      pairs: [
        { left: 'dew', right: 'drops' },
        { left: 'fog', right: 'a cloud' },
      ],
    },
    { type: 'open', prompt: 'Why?' },
  ]);
});

describe('parts are found by their links', () => {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
  const links = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;

  test.each([
    ['beside each other', 'word/document2.xml', 'word/', ''],
    ['in folders of their own', '/content/main.xml', 'content/', '/content/'],
  ])('%s, whatever they are called', async (_, target, folder, from) => {
    const files = {
      '_rels/.rels': links(link('a', 'officeDocument', target)),
      [`${folder}_rels/${target.split('/').at(-1)}.rels`]: links(
        link('b', 'numbering', `${from}counting9.xml`),
        link('c', 'styles', `${from}look.xml`),
        link('d', 'header', `${from}top1.xml`),
      ),
      [target.replace(/^\//, '')]: wrap(
        'document',
        `<w:body>${line(run('Why?'), '<w:pStyle w:val="Ask"/>')}</w:body>`,
      ),
      [`${folder}look.xml`]: wrap(
        'styles',
        `<w:style w:type="paragraph" w:styleId="Ask"><w:pPr>${list(1)}</w:pPr></w:style>`,
      ),
      [`${folder}counting9.xml`]: wrap('numbering', USUAL),
      [`${folder}top1.xml`]: wrap('hdr', toText('Class 7b')),
    };
    const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
    const { questions, losses } = await readQuestionFile({
      name: 't.docx',
      bytes: zipSync(Object.fromEntries(entries)),
    });
    expect(questions).toMatchObject([{ type: 'open', prompt: 'Why?' }]);
    expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual(['Header of the pages: Class 7b']);
  });
});

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

describe('fields', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const field = (inside: string, result = '') =>
    mark('begin') + inside + (result === '' ? '' : mark('separate') + run(result)) + mark('end');

  test.each([
    ['EQ \\f(6,8)', '\\frac{6}{8}'],
    ['eq \\f(1;2)', '\\frac{1}{2}'],
    ['EQ \\r(3,8)', '\\sqrt[3]{8}'],
    ['EQ \\r(x+1)', '\\sqrt{x+1}'],
    ['EQ x\\s\\up8(2)', 'x^{2}'],
    ['EQ x\\s\\do8(1)\\s\\up8(2)', 'x_{1}^{2}'],
    ['EQ \\b\\bc\\[(\\f(a,b))', '\\left[\\frac{a}{b}\\right]'],
    ['EQ \\b\\lc\\{(\\a\\al(x=1,y=2))', '\\left\\{\\begin{matrix}x=1\\\\y=2\\end{matrix}\\right.'],
    ['EQ \\a\\co2(1,2,3,4)', '\\begin{matrix}1&2\\\\3&4\\end{matrix}'],
    ['EQ \\i\\su(1,5,x)', '\\sum_{1}^{5}x'],
    ['EQ \\o(x,¯)', '\\overline{x}'],
    ['EQ \\x(a)', '\\boxed{a}'],
    ['EQ \\l(A,B)', 'A,B'],
    ['EQ f\\f(1\\,5,(2,3))', 'f\\frac{1,5}{(2,3)}'],
    ['EQ \\f(\\r(2),\\f(1,x))', '\\frac{\\sqrt{2}}{\\frac{1}{x}}'],
  ])('%s is a formula', async (written, tex) => {
    const expected = {
      text: `\u2063$${tex.replaceAll(',', '{,}').replaceAll('A{,}B', 'A,B').replaceAll('1{,}5', '1,5').replaceAll('2{,}3', '2{,}3')}$\u2063`,
      losses: [],
    };
    expect(
      (await readRuns(field(code(` ${written} `)))).text.replaceAll('{,}', ',').replaceAll('&amp;', '&'),
    ).toBe(expected.text.replaceAll('{,}', ','));
    const simple = `<w:fldSimple w:instr="${written.replaceAll('&', '&amp;')}"/>`;
    expect(await readRuns(simple)).toEqual(
      await readRuns(field(code(written.slice(0, 3)) + code(written.slice(3)))),
    );
  });

  test('the code may be raised, have signs, and be a field in a field', async () => {
    const raised = field(code('EQ \\f(x') + code('2', '<w:vertAlign w:val="superscript"/>') + code(',3)'));
    expect((await readRuns(raised)).text).toBe('\u2063$\\frac{x^{2}}{3}$\u2063');
    const sign = field(`${code('EQ \\f(')}<w:r><w:sym w:font="Symbol" w:char="F070"/></w:r>${code(',2)')}`);
    expect((await readRuns(sign)).text).toBe('\u2063$\\frac{\\pi}{2}$\u2063');
    const inner = field(code('EQ \\f(1,') + field(code('EQ \\r(2)')) + code(')'));
    expect((await readRuns(inner)).text).toBe('\u2063$\\frac{1}{\\sqrt{2}}$\u2063');
  });

  test.each([
    ['its result', field(code(' REF a '), 'Table 2'), 'Table 2', []],
    ['a sign', field(code('SYMBOL 174 \\f "Symbol" \\s 11'), 'x'), '→', []],
    ['a number in a ring', field(code('EQ \\o\\ac(○,7)')), '⑦', []],
    [
      'a word with its reading',
      field(code('EQ \\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(かん),漢)')),
      '漢(かん)',
      [],
    ],
    ['what a button says', field(code('MACROBUTTON NoMacro Click here')), 'Click here', []],
    ['nothing that is known', field(code(' PAGE ')), '', ['Field: PAGE']],
    ['a part of a formula', field(code('EQ \\q(ab)')), '\u2063$ab$\u2063', ['Part of a formula: EQ \\q(ab)']],
  ])('of other sorts are read or lost by name: %s', async (_, inside, text, losses) => {
    expect(await readRuns(`${run('A ')}${inside}`)).toEqual({ text: `A ${text}`.trim(), losses });
  });

  test('a result of several paragraphs keeps them, and a field without an end takes nothing along', async () => {
    const contents = [
      line(mark('begin') + code('TOC') + mark('separate') + run('Chapter 1')),
      line(run('Chapter 2') + mark('end')),
    ];
    expect((await readWord(contents)).questions).toEqual([{ type: 'text', prompt: 'Chapter 1\nChapter 2' }]);
    expect(
      await readWord([line(mark('begin') + code('REF a') + run('1. Why?')), toText('2. How?')]),
    ).toMatchObject({
      questions: [{ prompt: 'Why?' }, { prompt: 'How?' }],
      losses: ['Field without an end: ', 'Field: REF a'],
    });
  });

  test('boxes and blanks of forms are what they print', async () => {
    const begin = (form: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${form}</w:ffData></w:fldChar></w:r>`;
    const box = (inside: string) =>
      begin(`<w:checkBox>${inside}</w:checkBox>`) + code('FORMCHECKBOX') + mark('end');
    const blank = `${begin('<w:textInput/>')}${code('FORMTEXT')}${mark('separate')}${run('\u2002\u2002')}${mark('end')}`;
    expect(
      await readRuns(`${run('Mark ')}${box('<w:default w:val="0"/>')}${box('<w:checked/>')} ${blank}`),
    ).toEqual({
      text: 'Mark ☐☒_____',
      losses: [],
    });
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

describe('lists', () => {
  const style = (id: string, inside: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}">${inside}</w:style>`;
  const styled = (text: string, id: string) => line(run(text), `<w:pStyle w:val="${id}"/>`);
  const listOptions = (questions: readonly unknown[]) =>
    questions.map((question) => {
      const { prompt, options = [] } = question as {
        prompt: string;
        options?: { text: string; correct: boolean }[];
      };
      return [prompt, ...options.map(({ text, correct }) => (correct ? '*' : '') + text)].join(' ');
    });

  test('a list may be that of a style, or of the style below it', async () => {
    const styles =
      style('Q', `<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>`) +
      style('Q2', '<w:basedOn w:val="Q"/>') +
      style('O', `<w:basedOn w:val="Q"/>`) +
      style('Plain', '<w:basedOn w:val="Q"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>');
    const numbering =
      shape(
        7,
        level(0, 'decimal', '<w:pStyle w:val="Q"/>') + level(1, 'lowerLetter', '<w:pStyle w:val="O"/>'),
      ) + num(1, 7);
    const body = [
      styled('Which?', 'Q'),
      styled('ice', 'O'),
      styled('steam', 'O'),
      styled('Capital?', 'Q2'),
      styled('Rome', 'O'),
      styled('Oslo', 'O'),
      styled('The end.', 'Plain'),
    ];
    const { questions } = await readWord(body, { styles, numbering });
    expect(listOptions(questions)).toEqual(['Which? ice steam', 'Capital? Rome Oslo', 'The end.']);
  });

  test.each([
    [
      'its own start',
      shape(7, level(0, 'decimal', '<w:start w:val="11"/>') + level(1, 'lowerLetter')) + num(1, 7),
    ],
    [
      'another start of the same list',
      USUAL.replace(
        '</w:num>',
        '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="11"/></w:lvlOverride></w:num>',
      ),
    ],
    [
      'a level of its own',
      USUAL.replace(
        '</w:num>',
        `<w:lvlOverride w:ilvl="0">${level(0, 'decimal', '<w:start w:val="11"/>')}</w:lvlOverride></w:num>`,
      ),
    ],
  ])('a list from 11 joins its key: %s', async (_, numbering) => {
    const body = [
      entry('Which gas?'),
      entry('air', 1),
      entry('steam', 1),
      entry('Capital?'),
      entry('Rome', 1),
      entry('Oslo', 1),
      toText('11. B  12. A'),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which gas? air *steam', 'Capital? *Rome Oslo']);
  });

  test.each([
    ['go on counting', '', '2. C'],
    [
      'begin anew where they are told to',
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>',
      '2. A',
    ],
  ])('lists of one shape %s', async (_, override, key) => {
    const numbering = USUAL + shape(8, level(0, 'upperLetter')) + num(2, 8) + num(3, 8, override);
    const body = [
      entry('Which?'),
      entry('ice', 0, 2),
      entry('steam', 0, 2),
      entry('Capital?'),
      entry('Rome', 0, 3),
      entry('Oslo', 0, 3),
      toText(`Key: 1. B ${key}`),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which? ice *steam', 'Capital? *Rome Oslo']);
  });

  test.each([
    ['lowerRoman', ['ice', 'steam', 'snow'], 'ii', 'steam'],
    ['upperLetter', ['ice', 'steam'], 'B', 'steam'],
    ['russianLower', ['лёд', 'пар', 'снег'], 'б', 'пар'],
    ['decimal', ['ice', 'steam'], 'b', 'steam'],
  ])('options in a list of their own count by %s', async (format, options, key, right) => {
    const isInner = format === 'decimal';
    const numbering =
      shape(7, level(0, 'decimal') + level(1, format)) + num(1, 7) + shape(8, level(0, format)) + num(2, 8);
    const body = [
      entry('Which?'),
      ...options.map((text) => entry(text, isInner ? 1 : 0, isInner ? 1 : 2)),
      toText(`Answer: ${key}`),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(questions).toMatchObject([
      { type: 'choice', options: options.map((text) => ({ text, correct: text === right })) },
    ]);
  });

  test.each([
    ['Roman figures', shape(7, level(0, 'upperRoman') + level(1, 'lowerLetter')) + num(1, 7)],
    ['letters', shape(7, level(0, 'upperLetter') + level(1, 'decimal')) + num(1, 7)],
  ])('%s count questions where nothing else does', async (_, numbering) => {
    const body = [entry('Which?'), entry('ice', 1), entry('steam', 1), entry('Why does it rain?')];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which? ice steam', 'Why does it rain?']);
  });

  test('and head the questions that numbers below them count', async () => {
    const numbering =
      shape(7, level(0, 'upperLetter') + level(1, 'decimal') + level(2, 'lowerLetter')) + num(1, 7);
    const body = [
      entry('Reading'),
      entry('Who?', 1),
      entry('me', 2),
      entry('you', 2),
      entry('Writing'),
      entry('Why?', 1),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['A) Reading', 'Who? me you', 'B) Writing', 'Why?']);
  });

  test('bullets that are boxes are boxes', async () => {
    const bullet =
      '<w:lvlText w:val="\uF0A8"/><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr>';
    const numbering = USUAL + shape(8, level(0, 'bullet', bullet)) + num(2, 8);
    const { questions } = await readWord([entry('Which?'), entry('ice', 0, 2), entry('steam', 0, 2)], {
      numbering,
    });
    expect(listOptions(questions)).toEqual(['Which? ice steam']);
  });
});

describe('styles of letters', () => {
  const style = (id: string, properties: string) =>
    `<w:style w:type="character" w:styleId="${id}"><w:rPr>${properties}</w:rPr></w:style>`;
  const styles =
    style('Strong', '<w:b/>') + style('Low', '<w:vertAlign w:val="subscript"/>') + style('Em', '<w:i/>');

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

describe('tables', () => {
  const rows = [cell('dew') + cell('drops'), cell('fog') + cell('a cloud')];

  test.each([
    ['its words', [cell('Term') + cell('Definition')], 'Term | Definition'],
    ['bold words', [cell('Wort', '<w:b/>') + cell('Sinn', '<w:b/>')], 'Wort | Sinn'],
    [
      'a colour behind them',
      [
        (cell('Weather') + cell('Looks')).replaceAll(
          '<w:tc>',
          '<w:tc><w:tcPr><w:shd w:fill="D9E2F3"/></w:tcPr>',
        ),
      ],
      'Weather | Looks',
    ],
    [
      'being repeated on each page',
      [`<w:trPr><w:tblHeader/></w:trPr>${cell('Weather')}${cell('Looks')}`],
      'Weather | Looks',
    ],
    ['italics', [cell('Weather', '<w:i/>') + cell('Looks', '<w:i/>')], 'Weather | Looks'],
    [
      'standing in the middle',
      [(cell('Weather') + cell('Looks')).replaceAll('<w:pPr>', '<w:pPr><w:jc w:val="center"/>')],
      'Weather | Looks',
    ],
  ])('a heading row is no pair: told by %s', async (_, heading, lost) => {
    const { questions, losses } = await readWord([toText('1. Match them.'), table(...heading, ...rows)]);
    expect(questions).toMatchObject([
      { type: 'pairs', prompt: 'Match them.', pairs: [{ left: 'dew' }, { left: 'fog' }] },
    ]);
    expect(losses).toEqual([`Heading of a table: ${lost}`]);
  });

  test('told by the style of the table, which is asked for its first row', async () => {
    const styles = `<w:style w:type="table" w:styleId="G0"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="G"><w:basedOn w:val="G0"/></w:style>`;
    const styled = (look: string) =>
      table(cell('Weather') + cell('Looks'), ...rows).replace(
        '<w:tbl>',
        `<w:tbl><w:tblPr><w:tblStyle w:val="G"/><w:tblLook ${look}/></w:tblPr>`,
      );
    for (const look of ['w:val="04A0"', 'w:firstRow="1"']) {
      const { losses } = await readWord([styled(look)], { styles });
      expect(losses).toEqual(['Heading of a table: Weather | Looks']);
    }
    expect((await readWord([styled('w:val="0480"')], { styles })).losses).toEqual([]);
  });

  test.each([
    ['1. Match each gas to its symbols.', 'Gas | Symbol', 2],
    ['1. Match them to the gas.', '', 3],
  ])('a heading row is told by the prompt that names both columns: %s', async (prompt, heading, count) => {
    const all = [cell('Gas') + cell('Symbol'), cell('oxygen') + cell('O'), cell('helium') + cell('He')];
    const { questions, losses } = await readWord([toText(prompt), table(...all)]);
    expect(questions).toMatchObject([{ pairs: { length: count } }]);
    expect(losses).toEqual(heading === '' ? [] : [`Heading of a table: ${heading}`]);
  });

  test('a cell over both columns is no pair, but says what to do', async () => {
    const { questions } = await readWord([table(cell('1. Match them.'), ...rows)]);
    expect(questions).toMatchObject([{ type: 'pairs', prompt: 'Match them.', pairs: [{ left: 'dew' }, {}] }]);
  });

  test.each([
    'Why did they want a bill of rights? Answer in 3–4 sentences.',
    'Explain the water cycle.',
    'Warum regnet es?',
  ])('a question before a table stays its own: %s', async (text) => {
    const { questions } = await readWord([entry(text), table(...rows)]);
    expect(questions).toMatchObject([
      { type: 'open', prompt: text },
      { type: 'pairs', prompt: '' },
    ]);
  });

  test('words that say what to do with a table are its prompt', async () => {
    const { questions } = await readWord([entry('Which words belong together?'), table(...rows)]);
    expect(questions).toMatchObject([{ type: 'pairs', prompt: 'Which words belong together?' }]);
  });

  test('numbers in a column of their own are those of the questions beside them', async () => {
    const { questions } = await readWord([table(cell('1.') + cell('Why?'), cell('2.') + cell('How?'))]);
    expect(questions).toMatchObject([
      { type: 'open', prompt: 'Why?' },
      { type: 'open', prompt: 'How?' },
    ]);
  });
});

test('a paragraph whose end was deleted goes on in the next, and a deleted entry is not counted', async () => {
  const deleted = '<w:rPr><w:del w:author="Ana"/></w:rPr>';
  const { questions } = await readWord([
    entry('Why?'),
    line('<w:del><w:r><w:delText>Who?</w:delText></w:r></w:del>', `${list(1)}${deleted}`),
    line(run('Ho'), `${list(1)}${deleted}`),
    entry('w?'),
    toText('Answers'),
    toText('1. ice'),
    toText('2. steam'),
  ]);
  expect(questions).toMatchObject([
    { prompt: 'Why?', answer: 'ice' },
    { prompt: 'How?', answer: 'steam' },
  ]);
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

test('a tab that prints as a line is a gap, and a form asks for words where it stands', async () => {
  const stop = (leader: string) =>
    `<w:tabs><w:tab w:val="left" w:pos="100"/><w:tab w:val="right" w:pos="900" w:leader="${leader}"/></w:tabs>`;
  const tab = '<w:r><w:tab/></w:r>';
  const asked = async (leader: string, more = '') =>
    (await readRuns(run('It is') + tab + run('a') + tab + more, { look: stop(leader) })).text;
  expect(await asked('underscore', run('.'))).toBe('It is  a _____.');
  expect(await asked('dot')).toBe('It is  a _____');
  expect(await asked('dot', run('7'))).toBe('It is  a  7');
  expect((await readRuns('<w:r><w:ptab w:leader="underscore"/></w:r>')).text).toBe('_____');
  const control = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${toText('Tap here')}</w:sdtContent></w:sdt>`;
  expect(await readWord([toText('1. Why?'), control])).toMatchObject({
    questions: [{ type: 'open', prompt: 'Why?', lines: 1 }],
    losses: ['Words in the place of an answer: Tap here'],
  });
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
    '<p>What does this program print when it is run?</p><p><code>for i in range(2):</code></p><p><code>    if i:</code></p><p><code>    print(i)</code></p>',
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

test('a text box that has a paragraph for itself is read in its place', async () => {
  const box = (...inside: string[]) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="p"><w:txbxContent>${inside.join('')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inside.join('')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const { questions, losses } = await readWord([
    line(box(toText('Word bank'), toText('ice, steam'))),
    toText('1. Which is cold?'),
    line(box(toText('a) ice'), toText('b) steam'))),
    line(run('2. Why?') + box(toText('a note'))),
  ]);
  expect(questions).toMatchObject([
    { type: 'text', prompt: 'Word bank\nice, steam' },
    { type: 'choice', prompt: 'Which is cold?', options: [{ text: 'ice' }, { text: 'steam' }] },
    { type: 'open', prompt: 'Why?' },
  ]);
  expect(losses).toEqual(['Text box: a note']);
});

test('blocks in controls and wrappers are read once, and pictures and text boxes are named', async () => {
  const drawing = '<w:r><w:drawing><wp:docPr xmlns:wp="p" descr="a wave"/></w:drawing></w:r>';
  const box = `<w:r><w:pict><w:txbxContent>${toText('Word')}${toText('bank')}</w:txbxContent></w:pict></w:r>`;
  const { questions, losses } = await readWord([
    `<w:sdt><w:sdtPr/><w:sdtContent>${line(run('1. Why?') + drawing)}</w:sdtContent></w:sdt>`,
    `<mc:AlternateContent><mc:Choice Requires="x">${toText('2. How?')}</mc:Choice><mc:Fallback>${toText('2. How?')}</mc:Fallback></mc:AlternateContent>`,
    `<w:customXml>${line(run('3. When?') + box)}</w:customXml>`,
    '<w:altChunk r:id="rId9" xmlns:r="r"/>',
  ]);
  expect(questions.map((question) => 'prompt' in question && question.prompt)).toEqual([
    'Why?',
    'How?',
    'When?',
  ]);
  expect(losses).toEqual(['Embedded file: rId9', 'Picture: a wave', 'Text box: Word bank']);
});
