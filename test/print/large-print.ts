import { range } from 'es-toolkit';
import { afterAll, expect, test } from 'vitest';
import type { Person } from '../support/browser.ts';
import { listDifferingWords, listMovedWords } from '../support/paper/compare-words.ts';
import { type FixturePart, listFixtures, takePart } from '../support/paper/fixtures.ts';
import type { Glyph } from '../support/paper/group-words.ts';
import { Preview } from '../support/paper/preview.ts';
import { LARGE, listLargeRenderings, openPdf, printOnce } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { sharedTest } from '../support/shared-product.ts';

/** Compares the large-print copy of every document of a part of the fixtures with its PDFs. */
export function testLargePrint(part: FixturePart): void {
  const fixtures = takePart(listFixtures(), part);
  const printed = printOnce(fixtures, LARGE);
  let teacher: Person;
  let preview: Preview;

  sharedTest.beforeAll(async ({ browser, product }) => {
    teacher = await browser.person({ width: 1440, height: 1200 });
    preview = new Preview(teacher.page, product);
  });
  afterAll(() => teacher.context.close());

  test.each(fixtures)(
    'every word of the twin of $name in large print is printed where the preview has it, in its key too, which has the same pages',
    async (twin) => {
      await preview.open({ ...twin.document, large_print: true, show_answer_key: false });
      await preview.showLarge();
      const pages: Glyph[][] = [];
      for (const rendering of listLargeRenderings(twin)) {
        if (rendering === 'large key') await preview.showKey();
        const document = await openPdf(await printed(twin, rendering));
        expect(document.numPages).toBe(await preview.count());
        for (const place of range(document.numPages)) {
          const { sheet } = await preview.read(place);
          const page = await readGlyphs(await document.getPage(place + 1));
          expect(sheet.glyphs.length).toBeGreaterThan(0);
          expect(listDifferingWords(sheet, page)).toEqual([]);
          expect(listMovedWords(pages[place] ?? [], page), 'between the twin and its key').toEqual([]);
          pages[place] ??= page;
        }
        expect(pages).toHaveLength(document.numPages);
        await document.loadingTask.destroy();
      }
    },
  );
}
