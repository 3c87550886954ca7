import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { wrapData } from '../../items/item.ts';
import { toQuestions } from '../../items/list-questions.ts';
import { listNeededParts } from '../../items/needed-parts.ts';
import { listReadPictures } from '../../items/parts/read-picture.ts';
import type { PictureFile } from '../source/picture-files.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from './format-names.ts';
import { writeQuestions } from './formats.ts';

beforeAll(async () => {
  await Promise.all(listNeededParts([{ type: 'drawing' }]).map((part) => part.load()));
});

const ask = (data: object) => toQuestions(wrapData('drawing', 'a', data), 'en-US').questions;
const clocks = { values: ['3:30', '4:00', '5:15'], columns: 2 };

test('Word gets a table of pictures in their true size, and the times on the page of keys alone', async () => {
  const questions = ask(clocks);
  const png = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );
  const file: PictureFile = { name: 'clock.png', type: 'image/png', bytes: png, width: 20, height: 20 };
  const files = new Map(questions.flatMap(listReadPictures).map(({ id }) => [id, file] as const));
  const { bytes, losses } = await writeQuestions('word', { title: 'Time', questions, files });
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
  expect(losses).toEqual([]);
  const sizes = [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(
    ([, width]) => Number(width) / 36_000,
  );
  expect(sizes).toHaveLength(3);
  // Rounded to whole px.
  for (const size of sizes) expect(size).toBeCloseTo(35, 0);
  const [sheet = '', key = ''] = xml.split('Answer key');
  expect([sheet.includes('3:30</w:t>'), key.includes('3:30; 4:00; 5:15')]).toEqual([false, true]);
});

test('Word names the drawings that nobody has drawn into dots', async () => {
  const { losses } = await writeQuestions('word', { title: 'Time', questions: ask(clocks) });
  expect(losses.map(({ what, text }) => [what, text])).toEqual([
    ['Picture', 'Clock: 3:30'],
    ['Picture', 'Clock: 4:00'],
    ['Picture', 'Clock: 5:15'],
  ]);
});

test.each(['moodle', 'qti', 'qti3'] as const)('%s holds one drawing as a picture', async (format) => {
  const questions = ask({ values: ['3:30'] });
  const { bytes, losses } = await writeQuestions(format, { title: 'Time', questions });
  const names = format === 'moodle' ? strFromU8(bytes) : Object.keys(unzipSync(bytes)).join();
  expect(names).toMatch(/\.svg/);
  expect(losses.filter(({ what }) => what === 'Picture')).toEqual([]);
});

test.each(WRITE_FORMAT_NAMES.filter((name) => !WRITE_FORMATS[name].hasTables))(
  'several drawings are named as lost by %s, which has no tables',
  async (format) => {
    const { losses } = await writeQuestions(format, { title: 'Time', questions: ask(clocks) });
    expect(losses.filter(({ what }) => what === 'Picture').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Clock: 3:30', 'Clock: 4:00', 'Clock: 5:15']),
    );
  },
);
