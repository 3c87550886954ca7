import { afterAll, describe, expect, type TestOptions, test } from 'vitest';
import { isBeyond } from '../support/paper/compare-pictures.ts';
import { listDifferingWords, listMovedWords } from '../support/paper/compare-words.ts';
import {
  type Fixture,
  type FixturePart,
  hasItemsForOneSide,
  listFixtures,
  takePart,
} from '../support/paper/fixtures.ts';
import type { Glyph } from '../support/paper/group-words.ts';
import { Pictures } from '../support/paper/picture-worker-client.ts';
import { Visits } from '../support/paper/preview-visits.ts';
import {
  listLargeRenderings,
  listSides,
  openPdf,
  printOnce,
  type Rendering,
} from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { sharedTest } from '../support/shared-product.ts';

/**
 * Compares every document of a part of the fixtures, and its twin in large print, in the editor with its PDFs. `optionsOf`
 * says of each fixture in which tier of tests it is.
 */
export function testPreviewedIsPrinted(
  part: FixturePart,
  optionsOf: (fixture: Fixture) => TestOptions,
): void {
  const printed = printOnce();
  let visits: Visits;
  let pictures: Pictures;

  sharedTest.beforeAll(({ browser, product }) => {
    visits = new Visits(browser, product);
    pictures = new Pictures();
  });
  afterAll(() => Promise.all([visits.close(), pictures.stop()]));

  const readSeen = async <R extends Rendering>(fixture: Fixture, rendering: R) =>
    (await visits.of(fixture))[rendering];

  for (const fixture of takePart(listFixtures(), part))
    describe.concurrent(fixture.name, optionsOf(fixture), () => testFixture(fixture));

  function testFixture(fixture: Fixture): void {
    test.for(listSides(fixture))('%s: every word of the preview prints where it stands', async (side) => {
      const [{ sheets }, pdf] = await Promise.all([readSeen(fixture, side), printed(fixture, side)]);
      const document = await openPdf(pdf);
      expect(sheets.length, 'pages').toBe(document.numPages);
      const differences = sheets.map(async (sheet, place) =>
        listDifferingWords(sheet, await readGlyphs(await document.getPage(place + 1))),
      );
      expect(await Promise.all(differences)).toEqual(sheets.map(() => []));
    });

    test.for(listSides(fixture))('%s: every page of the preview looks as it prints', async (side) => {
      const [{ pictures: previews }, pdf] = await Promise.all([
        readSeen(fixture, side),
        printed(fixture, side),
      ]);
      const differences = await pictures.differences({ pdf, previews });
      expect(differences.filter(isBeyond)).toEqual([]);
    });

    test('every word of its twin in large print is printed where the preview has it, in its key too, which has the same pages unless an item is for one of the two', async () => {
      const pages: Glyph[][] = [];
      for (const rendering of listLargeRenderings(fixture)) {
        const [{ sheets }, pdf] = await Promise.all([
          readSeen(fixture, rendering),
          printed(fixture, rendering),
        ]);
        const document = await openPdf(pdf);
        expect(document.numPages).toBe(sheets.length);
        for (const [place, sheet] of sheets.entries()) {
          const page = await readGlyphs(await document.getPage(place + 1));
          expect(sheet.glyphs.length).toBeGreaterThan(0);
          expect(listDifferingWords(sheet, page)).toEqual([]);
          if (!hasItemsForOneSide(fixture))
            expect(listMovedWords(pages[place] ?? [], page), 'between the twin and its key').toEqual([]);
          pages[place] ??= page;
        }
        if (!hasItemsForOneSide(fixture)) expect(pages).toHaveLength(document.numPages);
        await document.loadingTask.destroy();
      }
    });
  }
}
