// @module-tag slow
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAny, writeAny } from '#shared/conversion/convert.ts';
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
