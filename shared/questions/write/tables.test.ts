import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { wrapData } from '../../items/item.ts';
import { toQuestions } from '../../items/list-questions.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from './format-names.ts';
import { writeQuestions } from './formats.ts';

const rows = [
  [{ text: 'City' }, { text: 'Weather' }, { joins: 'before' }],
  [
    { text: 'Oslo', shade: '#FFF3BF' },
    { text: 'snow', asks: 'blank' },
    { text: 'yes', asks: 'checkbox' },
  ],
  [
    { joins: 'above' },
    { text: 'rain', align: 'center' },
    { image: { id: 'p', name: 'sun.png', alt: 'sun' } },
  ],
];
const ask = (more: object = {}) =>
  toQuestions(wrapData('table', 'a', { subtitle: 'Fill in.', rows, column_widths: [2, 1, 1], ...more }))
    .questions;

async function readWord(questions = ask()): Promise<string> {
  const { bytes } = await writeQuestions('word', { title: 'Weather', questions });
  return strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
}

test('a table with blanks is a question whose answers are those of the blanks; any other is a text', () => {
  expect(ask()).toMatchObject([
    { type: 'open', prompt: 'Fill in.\nCity | Weather\nOslo | _____ | yes\nrain', answer: 'snow' },
  ]);
  expect(ask({ rows: [[{ text: 'a' }]] })).toMatchObject([{ type: 'text', prompt: 'Fill in.\na' }]);
});

test('is Word’s own table: merged, shaded and aligned cells, widths, and the heading that each page repeats', async () => {
  const xml = await readWord();
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
  expect(xml.match(/<w:tr>/g)).toHaveLength(3);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(xml).toContain('<w:gridSpan w:val="2"/>');
  expect(xml.match(/<w:vMerge w:val="(?:restart|continue)"\/>/g)).toHaveLength(2);
  expect(xml).toContain('w:fill="FFF3BF"');
  expect(xml).toContain('<w:jc w:val="center"/>');
  expect(xml.match(/<w:gridCol w:w="\d+"\/>/g)).toEqual(
    ['2880', '1440', '1440'].map((width) => `<w:gridCol w:w="${width}"/>`),
  );
  expect(xml).toContain('☐ ');
});

test('has its answers on the key of Word alone', async () => {
  const xml = await readWord();
  const [sheet = '', key = ''] = xml.split('Answer key');
  expect([sheet.includes('snow'), key.includes('snow')]).toEqual([false, true]);
});

test('runs from the right where its words do', async () => {
  expect(await readWord(ask({ rows: [[{ text: 'شمس' }, { text: 'sun' }]] }))).toContain('<w:bidiVisual/>');
});

test.each(WRITE_FORMAT_NAMES.filter((name) => !WRITE_FORMATS[name].hasTables))(
  'its frame and the pictures in its cells are named as lost by %s, each once',
  async (format) => {
    const { losses } = await writeQuestions(format, { title: 'Weather', questions: ask() });
    expect(losses.filter(({ what }) => what === 'Frame of a table')).toEqual([
      { what: 'Frame of a table', where: 'Question 1', text: 'Fill in.' },
    ]);
    expect(losses.filter(({ what }) => what === 'Picture')).toHaveLength(1);
  },
);
