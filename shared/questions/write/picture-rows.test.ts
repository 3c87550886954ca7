import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { wrapData } from '../../items/item.ts';
import { toQuestions } from '../../items/list-questions.ts';
import type { PictureFiles } from '../source/picture-files.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from './format-names.ts';
import { writeQuestions } from './formats.ts';

const image = (id: string) => ({ id, name: `${id}.png`, alt: `a ${id}`, ratio: 2 });
const labels = [
  { text: 'nucleus', x: 0.7, y: 0.5 },
  { text: 'cell wall', x: 0.1, y: 0.5, given: true },
];
const ask = (fields: object = {}) =>
  toQuestions(
    wrapData('picture', 'a', {
      subtitle: 'Label the cell.',
      pictures: [{ image: image('cell'), caption: 'A cell', credit: 'Photo: Ann', labels }],
      width: 3,
      ...fields,
    }),
  ).questions;

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files: PictureFiles = new Map(
  ['cell', 'leaf'].map((id) => [
    id,
    { id, name: `${id}.png`, type: 'image/png', bytes: new Uint8Array(DOT), width: 1, height: 1 } as never,
  ]),
);
async function readWord(questions = ask()) {
  const { bytes, losses } = await writeQuestions('word', { title: 'Cells', questions, files });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
  return { xml, losses, words: xml.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

test('pictures with labels to fill in are a question with their answers, and any others a text', () => {
  expect(ask()).toMatchObject([
    { type: 'open', prompt: 'Label the cell.\nA cell\nPhoto: Ann\ncell wall', answer: 'nucleus' },
  ]);
  expect(ask({ label_type: 'text' })).toMatchObject([{ type: 'text' }]);
});

test('Word has the picture as wide as on the sheet, its caption, and the answers on the key alone', async () => {
  const { xml, words, losses } = await readWord();
  expect(losses).toEqual([]);
  // A pixel is 9,525 of Word’s units.
  expect(xml).toContain(`<a:ext cx="${288 * 9525}" cy="${144 * 9525}"/></a:xfrm><a:prstGeom prst="rect">`);
  const [sheet = '', key = ''] = words.split('Answer key');
  expect(sheet).toMatch(/Label the cell\. cell wall A cell Photo: Ann/);
  expect([sheet.includes('nucleus'), key.includes('nucleus')]).toEqual([false, true]);
});

test('Word has the words of which numbers are written, and boxes for these', async () => {
  const { words, xml } = await readWord(ask({ label_type: 'number' }));
  expect(words).toMatch(/cell wall A cell Photo: Ann 1\. nucleus/);
  // The box of the number, beside the words of the label that is given.
  expect(
    listShapes(xml).filter(({ shape, width, height }) => shape === 'rect' && width === height),
  ).toHaveLength(1);
});

/** Lists the shapes beside the pictures, in px. */
const listShapes = (xml: string) =>
  [
    ...xml.matchAll(
      /<wps:spPr>.*?<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>.*?prst="(\w+)"/g,
    ),
  ].map(([, x, y, width, height, shape]) => {
    const [left, top, across, down] = [x, y, width, height].map((length) => Number(length) / 9525);
    return { shape, left, top, width: across, height: down };
  });

test('Word draws the labels as one group with the picture: a line to each point, and a line to write on', async () => {
  const { xml } = await readWord();
  expect(xml.match(/<wpg:wgp>/g)).toHaveLength(1);
  const [, left = '', top = ''] = /<pic:spPr><a:xfrm><a:off x="(\d+)" y="(\d+)"/.exec(xml) ?? [];
  const picture = { left: Number(left) / 9525, top: Number(top) / 9525 };
  const lines = listShapes(xml).filter(({ shape }) => shape === 'line');
  // A line to each of the two points, and one to write on.
  expect(lines).toHaveLength(3);
  const ends = lines.flatMap((line) => [line.left, (line.left ?? 0) + (line.width ?? 0)]);
  for (const { x } of labels)
    expect(Math.min(...ends.map((end) => Math.abs((end ?? 0) - picture.left - x * 288)))).toBeLessThan(1);
});

test('Word makes pictures with their labels smaller in a column', async () => {
  const [question] = ask({ width: 7 });
  const { xml } = await readWord([{ ...question, columns: 3 } as never]);
  const [, width] = /<wp:extent cx="(\d+)"/.exec(xml) ?? [];
  expect(Number(width) / 9525).toBeLessThanOrEqual(213);
});

test('Word has the pictures of a row beside each other', async () => {
  const pictures = [{ image: image('cell') }, { image: image('leaf'), caption: 'A leaf' }];
  const { xml, losses } = await readWord(ask({ pictures }));
  expect(xml.match(/<w:tc>/g)).toHaveLength(2);
  expect(xml.match(/<wp:extent /g)).toHaveLength(2);
  expect(losses).toEqual([]);
});

test.each(WRITE_FORMAT_NAMES.filter((name) => !WRITE_FORMATS[name].hasLabels))(
  'labels, and pictures behind the first, are named as lost by %s, each once',
  async (format) => {
    const pictures = [{ image: image('cell'), labels }, { image: image('leaf') }];
    const { losses } = await writeQuestions(format, { title: 'Cells', questions: ask({ pictures }), files });
    expect(losses.filter(({ what }) => what === 'Labels of a picture')).toEqual([
      { what: 'Labels of a picture', where: 'Question 1', text: 'Label the cell.' },
    ]);
    const lost = losses.filter(({ what, text }) => what === 'Picture' && text === 'a leaf');
    expect(lost).toHaveLength(1);
  },
);
