// @module-tag slow
import { range } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { type Fixture, listFixtures } from '../support/paper/fixtures.ts';
import type { Glyph } from '../support/paper/group-words.ts';
import { listMisplaced } from '../support/paper/overlaps.ts';
import {
  listLargeRenderings,
  listSides,
  openPdf,
  printOnce,
  type Rendering,
} from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';

const fixtures = listFixtures();
const printed = printOnce();

async function listPageGlyphs(fixture: Fixture, rendering: Rendering): Promise<Glyph[][]> {
  const pdf = await openPdf(await printed(fixture, rendering));
  const pages = range(pdf.numPages).map(async (place) => readGlyphs(await pdf.getPage(place + 1)));
  return Promise.all(pages).finally(() => pdf.loadingTask.destroy());
}

describe.concurrent.each(fixtures)('on the pages of $name', (fixture) => {
  test.for([...listSides(fixture), ...listLargeRenderings(fixture)])(
    '%s: no word stands over another, outside the sheet or below what the page holds',
    async (rendering) => {
      const pages = await listPageGlyphs(fixture, rendering);
      const misplaced = pages.map((glyphs) => listMisplaced(glyphs, fixture.document.paper));
      expect(pages.flat().length).toBeGreaterThan(0);
      expect(misplaced).toEqual(pages.map(() => []));
    },
  );
});

describe('what is misplaced is named', () => {
  const aWord = (text: string, start: number, baseline: number, size = 16): Glyph[] =>
    Array.from(text, (letter, place) => ({
      text: letter,
      start: start + place * 8,
      end: start + place * 8 + 8,
      baseline,
      size,
    }));
  const rain = aWord('rain', 100, 200);
  const onLetter = (...words: Glyph[][]) => listMisplaced(words.flat(), 'letter');

  test.each([
    ['on its own line', aWord('falls', 120, 200)],
    ['as the next line that is too near', aWord('falls', 100, 213)],
    ['as the line before', aWord('falls', 100, 187)],
    ['as a larger word below', aWord('falls', 100, 219, 24)],
  ])('a word over another, %s', (_, falls) => {
    expect(onLetter(rain, falls)).toEqual([expect.stringMatching(/“(rain|falls)”.* stand over each other$/)]);
  });

  test.each([
    ['beside it', aWord('falls', 132, 200)],
    ['below it, line upon line', aWord('falls', 100, 216)],
    ['a power', aWord('2', 132, 194, 11)],
    ['a mark over a letter', [{ text: '\u0301', start: 100, end: 106, baseline: 200, size: 16 }]],
  ])('not what stands %s', (_, other) => {
    expect(onLetter(rain, other)).toEqual([]);
  });

  test.each([
    ['left', aWord('rain', -2, 200)],
    ['right', aWord('rain', 790, 200)],
    ['above', aWord('rain', 100, 10)],
    ['below', aWord('rain', 100, 1054)],
  ])('a word over the edge of the sheet, %s', (_, word) => {
    expect(onLetter(word)).toEqual([expect.stringMatching(/“rain”.* stands outside the sheet$/)]);
  });

  test('a word of the flow in the margin below, and none of the footer', () => {
    expect(onLetter(aWord('rain', 100, 1007))).toEqual([
      expect.stringMatching(/“rain”.* in the margin below$/),
    ]);
    expect(onLetter(aWord('rain', 100, 1025))).toEqual([
      expect.stringMatching(/“rain”.* in the margin below$/),
    ]);
    expect(onLetter(aWord('Page', 100, 1025, 12), aWord('rain', 100, 1003))).toEqual([]);
  });

  test('a line of a printed page that stands half a line higher', async () => {
    const [quiz] = fixtures.filter(({ name }) => name === 'quiz-with-answer-key');
    if (!quiz) throw new Error('There is no such fixture');
    const [page = []] = await listPageGlyphs(quiz, 'student');
    const question = page.filter(({ text, baseline }) => text.trim() && baseline > 300 && baseline < 900);
    const baselines = [...new Set(question.map(({ baseline }) => baseline))].toSorted((a, b) => a - b);
    const [last = 0] = baselines.slice(-1);
    const before = page.filter(({ baseline }) => baseline === baselines.at(-2));
    const moved = page.map((glyph) =>
      glyph.baseline === last ? { ...glyph, baseline: (before[0]?.baseline ?? 0) + glyph.size / 2 } : glyph,
    );
    expect(listMisplaced(page, 'letter')).toEqual([]);
    expect(listMisplaced(moved, 'letter')).not.toEqual([]);
  });
});
