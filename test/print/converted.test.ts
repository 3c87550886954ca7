// @module-tag slow
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readAny, writeAny } from '#shared/conversion/convert.ts';
import { withDrawnValues } from '../../bin/draw-values.ts';
import { printQuestions } from '../../bin/print-questions.ts';
import { readPdf } from '../support/pdf.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/questions');
const read = (name: string) => readAny({ name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) });

/** The size of a page, in points. */
const A4 = { width: 595, height: 842 };

test('a bank of questions becomes a PDF on the paper that was asked for, with its key', async () => {
  const bank = await read('water.gift');
  const sheet = await readPdf((await printQuestions(bank, { paper: 'a4' })).bytes);
  const key = await readPdf((await printQuestions(bank, { paper: 'a4', key: true })).bytes);
  const [first] = sheet;
  expect(Math.round(first?.width ?? 0)).toBe(A4.width);
  expect(Math.round(first?.height ?? 0)).toBe(A4.height);
  expect(first?.text).toContain('water');
  expect(first?.text).not.toContain('Answer key');
  expect(key[0]?.text).toContain('Answer key');
});

test('a document as a file prints as it is, and not as the questions of it', async () => {
  const deck = await writeAny('handout', await read('words.tsv'));
  const again = await readAny({ name: 'words.handout.json', bytes: deck.bytes });
  const { bytes, losses } = await printQuestions(again);
  expect(losses).toEqual([]);
  const pages = await readPdf(bytes);
  // Fronts and backs.
  expect(pages.length % 2).toBe(0);
});

test('Word gets what was drawn from values as pictures of dots: an item of clocks, a drawing at a question, a card', async () => {
  const drawing = { kind: 'clock', value: '9:15', task: 'alone', size: 40, locale: 'en-US' };
  const image = { id: 'drawn', alt: 'Clock: 9:15', width: 151, drawing };
  const items = [
    { id: 'a', type: 'drawing', data: { values: ['3:30', '4:45'], columns: 2 } },
    { id: 'b', type: 'open_response', data: { subtitle: 'What time is it?', subtitle_image: image } },
  ];
  const file = (document: object) => ({
    name: 'time.handout.json',
    bytes: new TextEncoder().encode(
      JSON.stringify({ format: 'handout', version: 1, document, pictures: {} }),
    ),
  });
  const sheet = await readAny(file({ entity_type: 'worksheet', title: 'Time', items }));
  const { bytes, losses } = await writeAny('word', await withDrawnValues(sheet));
  expect(losses.filter(({ what }) => what === 'Picture')).toEqual([]);
  const pictures = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('.png'));
  expect(pictures).toHaveLength(3);
  for (const [, picture] of pictures) {
    const { width = 0 } = await sharp(picture).metadata();
    const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(width).toBeGreaterThan(400);
    // The hands and the numbers of a face.
    expect(data.filter((dot) => dot < 60).length).toBeGreaterThan(2_000);
  }
  expect(strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array)).toContain('Clock: 9:15');
  const deck = await readAny(file({ entity_type: 'flashcard', items: [{ id: 'c', term_image: image }] }));
  const cards = await writeAny('word', await withDrawnValues(deck));
  expect(cards.losses.filter(({ what }) => what === 'Picture')).toEqual([]);
});
