// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { decodePng, isBeyond } from '../support/paper/compare-pictures.ts';
import { listDifferingWords, type Sheet } from '../support/paper/compare-words.ts';
import { listFixtures } from '../support/paper/fixtures.ts';
import { type Glyph, groupIntoWords } from '../support/paper/group-words.ts';
import { Pictures } from '../support/paper/picture-worker-client.ts';
import { Preview } from '../support/paper/preview.ts';
import { openPdf, printAll } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import type { Product } from '../support/product.ts';
import { sharedTest } from '../support/shared-product.ts';

/** The comparison of preview and print would notice what it is there to notice. */
const fixture = listFixtures().filter(({ name }) => name === 'water-cycle-first-half');
/** Of its first page, the smallest: in the footer and in a text. */
const SMALL_WORDS = ['1', 'it'];
const printed = printAll(fixture);
const pictures = new Pictures();
let product: Product;
let fine: TestBrowser;
let preview: Preview;

sharedTest.beforeAll(async ({ browser, product: shared }) => {
  product = shared;
  fine = await aBrowser('--font-render-hinting=none');
  preview = new Preview((await browser.person({ width: 1440, height: 1200 })).page, product);
});
afterAll(async () => {
  await Promise.all([preview.editor.page.context().close(), fine.close(), pictures.stop()]);
});

const [first] = fixture;
if (!first) throw new Error('There is no such fixture');
const compareFirstSheet = async () => {
  const pdf = await printed(first, 'student');
  const { sheet, png } = await preview.look(0);
  const [difference] = await pictures.differences({ pdf, previews: [png] });
  const document = await openPdf(pdf);
  return { words: listDifferingWords(sheet, await readGlyphs(await document.getPage(1))), difference };
};

describe('one word of a page', () => {
  beforeAll(() => preview.open(first.document));

  test.each(SMALL_WORDS)(
    '“%s” that is lost or stands 1 px aside is noticed, in words and in pixels',
    async (word) => {
      for (const style of [
        'visibility: hidden',
        'position: relative; left: 1px',
        'position: relative; top: -1px',
      ]) {
        const putBack = await preview.restyleWord(word, style);
        const { words, difference } = await compareFirstSheet();
        await putBack();
        expect
          .soft(difference && isBeyond(difference), `${style} in pixels: ${difference?.worst.pixels}`)
          .toBe(true);
        if (style.startsWith('position')) expect.soft(words, style).not.toEqual([]);
      }
      const { words, difference } = await compareFirstSheet();
      expect(words).toEqual([]);
      expect(difference && isBeyond(difference)).toBe(false);
    },
  );
});

test('a sheet looks the same at device scale 3 without hinting as on the screen that the suite looks at', async () => {
  const { page } = await fine.person({ width: 1440, height: 1200, scale: 3 });
  const unhinted = new Preview(page, product);
  await Promise.all([preview.open(first.document), unhinted.open(first.document)]);
  const [ordinary, other] = await Promise.all([preview.look(0), unhinted.look(0)]);
  expect(other.sheet).toEqual(ordinary.sheet);
  const [a, b] = await Promise.all([decodePng(ordinary.png), decodePng(other.png)]);
  expect(Buffer.from(a.data).equals(Buffer.from(b.data))).toBe(true);
});

describe('words', () => {
  const aGlyph = (text: string, start: number, more: Partial<Glyph> = {}): Glyph => ({
    text,
    start,
    end: start + 8,
    baseline: 100,
    size: 16,
    ...more,
  });
  const rain = [...'rain'].map((letter, place) => aGlyph(letter, place * 8));
  const falls = [...'falls'].map((letter, place) => aGlyph(letter, 36 + place * 8));
  const sheet = (...glyphs: Glyph[]): Sheet => ({ glyphs, markers: [] });
  const moved = (glyphs: readonly Glyph[], by: Partial<Record<'start' | 'baseline', number>>) =>
    glyphs.map((glyph) => ({
      ...glyph,
      start: glyph.start + (by.start ?? 0),
      end: glyph.end + (by.start ?? 0),
      baseline: glyph.baseline + (by.baseline ?? 0),
    }));
  const space = aGlyph(' ', 32, { end: 36 });

  test('agree within half a px, whatever order they were drawn in', () => {
    const near = moved([...falls, space, ...rain], { start: 0.4, baseline: -0.4 });
    expect(listDifferingWords(sheet(...rain, space, ...falls), near)).toEqual([]);
  });

  test.each([{ start: 0.6 }, { start: -0.6 }, { baseline: 0.6 }])('do not agree beyond it: %o', (by) => {
    expect(
      listDifferingWords(sheet(...rain, space, ...falls), [...rain, space, ...moved(falls, by)]),
    ).toEqual([
      expect.stringMatching(/“falls”.*is not printed there, but “falls”/),
      expect.stringMatching(/“falls”.*is printed and not in the preview/),
    ]);
  });

  test('of another size beside each other are two, however near: each is compared with its own', () => {
    const larger = moved(falls, { start: -3 }).map((glyph) => ({ ...glyph, size: 17 }));
    expect(groupIntoWords([...rain, ...larger]).map(({ text }) => text)).toEqual(['rain', 'falls']);
    const near = moved(larger, { baseline: 0.4 });
    expect(listDifferingWords(sheet(...rain, ...larger), [...rain, ...near])).toEqual([]);
  });

  test('that are lost, added or spelled otherwise are named', () => {
    expect(listDifferingWords(sheet(...rain, space, ...falls), [...rain, space])).toHaveLength(1);
    expect(listDifferingWords(sheet(...rain), [...rain, space, ...falls])).toHaveLength(1);
    const spelled = [...rain.slice(0, 3), aGlyph('m', 24)];
    expect(listDifferingWords(sheet(...rain), spelled)[0]).toContain('“rain”');
  });
});
