import { describe, expect, test } from 'vitest';
import { line, readRuns, readWord, run, toText } from '#test/support/word-document.ts';

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
