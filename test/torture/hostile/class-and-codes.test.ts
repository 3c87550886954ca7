// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorksheet } from '../../support/builders.ts';
import { createHostileTexts } from './hostile-texts.ts';
import { WatchedPrinter } from './printed-texts.ts';
import { findMarks } from './shown-texts.ts';

const ADDRESS = 'https://handout.example/d/3f1c9a52-7d0e-4b8e-9a55-0c2f6f3b1d20';

let printer: WatchedPrinter;
beforeAll(async () => {
  printer = await WatchedPrinter.open();
});
afterAll(() => printer.close());

test('names of pupils that mean harm are words on each sheet, and the code of each leads to the document alone', async () => {
  const texts = createHostileTexts(7, 400, 'https://trap.example');
  const names = texts.map(({ text }) => text).filter((text) => text.length <= 60);
  const pupils = names.slice(0, 25);
  const document = aWorksheet({
    title: texts.at(-1)?.text ?? '',
    filename: texts.at(-2)?.text ?? '',
    class_list: pupils,
    versions: { seeds: [1, 2] },
    codes: { sheet: 'page' },
  });
  const { text, links, parts } = await printer.print(document, false, { copies: 'class', address: ADDRESS });
  // Signs that turn the direction are read in another order.
  const wanted = pupils.filter((name) => !/[\u202A-\u202E\u2066-\u2069]/.test(name));
  expect(findMarks(text).size).toBeGreaterThanOrEqual(wanted.length - 2);
  expect(new Set(links)).toEqual(new Set([ADDRESS]));
  expect(parts).toEqual([]);
  expect([printer.ran, printer.fetched]).toEqual([[], []]);
});
