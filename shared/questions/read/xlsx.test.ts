import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toInline } from '../source/to-html.ts';
import { readQuestionFile } from './formats.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const links = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;
const words = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADING = `<row>${words('A1', 'Term')}${words('B1', 'Definition')}</row>`;
const sheet = (rows: string, before = '') => `<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`;
const workbook = (sheets: string, properties = '') =>
  `<workbook xmlns:r="r">${properties}<sheets>${sheets}</sheets></workbook>`;
const tab = (name: string, id: string, more = '') => `<sheet name="${name}" r:id="${id}"${more}/>`;

async function readFiles(files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  const { questions, losses } = await readQuestionFile({
    name: 'a.xlsx',
    bytes: zipSync(Object.fromEntries(entries)),
  });
  return {
    cards: questions.map((card) =>
      card.type === 'card' ? [card.term, card.definition].map(toInline) : card.type,
    ),
    losses: losses.map(({ what, where, text }) => `${where}: ${what}: ${text}`),
  };
}

/** Reads cells as definitions: each is the XML of a cell, whose style has the format. */
async function readCells(cells: readonly string[], pattern = 'General', properties = '') {
  const rows = cells.map((cell, at) => `<row>${words(`A${at + 2}`, 'x')}${cell}</row>`);
  const { cards, losses } = await readFiles({
    'xl/workbook.xml': workbook(tab('S', 'a'), properties),
    'xl/worksheets/sheet1.xml': sheet(HEADING + rows.join('')),
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${pattern.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="46"/></cellXfs></styleSheet>`,
  });
  return { shown: cards.map(([, definition]) => definition), losses };
}
const number = (value: number | string, style = 1) => `<c r="B2" s="${style}"><v>${value}</v></c>`;

describe('a number is read as its cell shows it', () => {
  test.each([
    ['d mmmm yyyy', 25404, '20 July 1969'],
    ['[$-407]d. mmmm yyyy', 32950, '18. März 1990'],
    ['yyyy-mm-dd hh:mm', 45000.5, '2023-03-15 12:00'],
    ['[$-411]ggge"年"m"月"', 45000, '令和5年3月'],
    ['[$-411]ge.m.d', 32000, 'S62.8.11'],
    ['[$-411]ggge"年"', 43600, '令和1年'],
    ['[$-ja-JP-x-gannen]ggge"年"', 43600, '令和元年'],
    ['[$-404]e/m/d', 45000, '112/3/15'],
    ['h:mm', 1 / 3, '8:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['[h]:mm', 1.25, '30:00'],
    ['mm:ss.0', 0.00123, '01:46.3'],
    ['0.0%', 0.125, '12.5%'],
    ['# ?/?', 0.75, '3/4'],
    ['# ??/??', 2.3125, '2 5/16'],
    ['# ?/?', 0.999, '1'],
    ['# ?/8', 2.97, '3'],
    ['# ?/?', -0.95, '-1'],
    ['0.00', 2, '2.00'],
    ['0.00', 1.005, '1.01'],
    ['0.00', -0.145, '-0.15'],
    ['0.0%', 0.2855, '28.6%'],
    ['General" kg"', 3.7, '3.7 kg'],
    ['0.00" m"', 2.5, '2.50 m'],
    ['#,##0', 1234567, '1,234,567'],
    ['[$€-407] #,##0.00', 12.5, '€ 12.50'],
    ['_-* #,##0.00 [$kr-41D]_-', 99.5, '99.50 kr'],
    ['0.00E+00', 299792458, '3.00E+08'],
    ['00000', 123, '00123'],
    ['+0;-0;"none"', -5, '-5'],
    ['+0;-0;"none"', 0, 'none'],
    ['[<1]0.00;0', 0.5, '0.50'],
    ['@', 7, '7'],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1 / 3, '0.333333333333333'],
    ['General', 123456789012345, '123456789012345'],
    ['General', 1e-7, '0.0000001'],
    ['no "format', 5, '5'],
  ])('%s of %s', async (pattern, value, shown) => {
    expect(await readCells([number(value)], pattern)).toEqual({ shown: [shown], losses: [] });
  });

  test('by the formats that every workbook has, and from 1904 where the workbook says so', async () => {
    const cells = [number(16565, 2), number(0.5, 3), number(1.5, 4)];
    expect((await readCells(cells)).shown).toEqual(['5/8/1945', '50%', '36:00:00']);
    expect((await readCells([number(15103, 2)], '0', '<workbookPr date1904="1"/>')).shown).toEqual([
      '5/8/1945',
    ]);
    expect((await readCells(['<c r="B2" t="d"><v>1945-05-08T00:00:00</v></c>'])).shown).toEqual(['5/8/1945']);
  });

  test('and what it does not show is named', async () => {
    const cells = [
      number(5),
      '<c r="B3" t="e"><v>#DIV/0!</v></c>',
      '<c r="B4"><f>A1+1</f><v/></c>',
      '<c r="B5" t="b"><v>1</v></c>',
      '<c r="B6" t="str"><f>A1</f><v>word</v></c>',
    ];
    expect(await readCells(cells, ';;;')).toEqual({
      shown: ['', '', '', 'TRUE', 'word'],
      losses: [
        'Sheet “S”: Cell that shows nothing: 5',
        'Sheet “S”: Error in a cell: B3 #DIV/0!',
        'Sheet “S”: Formula without a value: B4 A1+1',
      ],
    });
  });
});

test('a definition without a term is kept', async () => {
  const { shown, losses } = await readCells([`<c r="A2"/>${words('B2', 'drops')}`]);
  expect({ shown, losses }).toEqual({ shown: ['drops'], losses: [] });
});

test('raised and lowered letters, and signs of fonts, are read within a cell', async () => {
  const run = (text: string, properties = '') =>
    `<r><rPr>${properties}</rPr><t xml:space="preserve">${text}</t></r>`;
  const rich = (inside: string) => `<c r="B2" t="inlineStr"><is>${inside}</is></c>`;
  const cells = [
    rich(
      run('10') +
        run('3', '<vertAlign val="superscript"/>') +
        run(' &amp; &lt;H') +
        run('2', '<vertAlign val="subscript"/>'),
    ),
    rich(run('angle ') + run('a', '<rFont val="Symbol"/>')),
    rich(`${run('漢字')}<rPh><t>カンジ</t></rPh>`),
    rich(run('not ') + run('this', '<strike/>')),
  ];
  expect(await readCells(cells)).toEqual({
    shown: ['10<sup>3</sup> &amp; &lt;H<sub>2</sub>', 'angle α', '漢字', 'not this'],
    losses: ['Sheet “S”: Reading over the words: カンジ', 'Sheet “S”: Line through the words: this'],
  });
});

test('the first tab that is seen is read, without what is hidden in it, and all else is named', async () => {
  const row = (at: number, text: string, more = '') =>
    `<row${more}>${words(`A${at}`, text)}${words(`B${at}`, `${text}?`)}</row>`;
  const files = {
    '_rels/.rels': links(link('x', 'officeDocument', 'book/main.xml')),
    'book/main.xml': workbook(tab('Keys', 'h', ' state="hidden"') + tab('New', 'n') + tab('Old', 'o')),
    'book/_rels/main.xml.rels': links(
      link('o', 'worksheet', 'worksheets/sheet1.xml'),
      link('n', 'worksheet', '/book/worksheets/sheet9.xml'),
      link('h', 'worksheet', 'worksheets/sheet2.xml'),
    ),
    'book/worksheets/sheet1.xml': sheet(HEADING + row(2, 'old')),
    'book/worksheets/sheet2.xml': sheet(row(1, 'secret')),
    'book/worksheets/sheet9.xml': sheet(
      `<row>${words('A1', 'Term')}${words('B1', 'Note')}${words('C1', 'Definition')}</row><row>${words('A2', 'dew')}${words('B2', 'mine')}${words('C2', 'drops')}</row>${row(3, 'fog', ' hidden="1"')}${row(4, 'ice', ' ht="0"')}`,
      '<cols><col min="2" max="2" hidden="1"/></cols>',
    ),
    'book/worksheets/_rels/sheet9.xml.rels': links(
      link('c', 'comments', '../comments1.xml'),
      link('d', 'drawing', '../drawings/drawing1.xml'),
    ),
    'book/comments1.xml':
      '<comments><commentList><comment ref="A2"><text><r><t>ask Ana</t></r></text></comment></commentList></comments>',
  };
  expect(await readFiles(files)).toEqual({
    cards: [['dew', 'drops']],
    losses: [
      'Sheet “Keys”: Hidden sheet: secret secret?',
      'Sheet “New”: Hidden row: fog fog?',
      'Sheet “New”: Hidden row: ice ice?',
      'Sheet “New”: Hidden column: Note mine',
      'Sheet “New”: Comment: ask Ana',
      'Sheet “New”: Picture: ',
      'Sheet “Old”: Another sheet: Term Definition old old?',
    ],
  });
});

test('numerals of another script are named where a cell shows them', async () => {
  const { shown, losses } = await readCells([number(1234)], '[DBNum1]0');
  expect(shown).toEqual(['1234']);
  expect(losses.join()).toContain('Numerals of another script: 1234');
});
