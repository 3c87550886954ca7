import { describe, expect, test } from 'vitest';
import type { FontFile } from '#shared/items/letters/font-file.ts';
import { getFontFile, getFontSize } from '#shared/items/letters/font-files.ts';
import {
  getDrawing,
  HANDWRITING_FONTS,
  type HandwritingFont,
  listStyles,
  PRINT_FONTS,
} from '#shared/items/letters/handwriting-fonts.ts';
import { getLetterHeight, getRulingHeight, RULINGS, type RulingId } from '#shared/items/letters/rulings.ts';
import { schoolHands } from '#shared/items/letters/school-hand.ts';
import { CONTENT_WIDTH, millimetresToPx, SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { aWorksheet } from '../support/builders.ts';
import { openFont } from '../support/open-font.ts';
import { openPdf, printAll } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { readRuleHeights } from '../support/paper/rule-heights.ts';

await schoolHands.load();

/** Every font in every style at the lowest, the usual and the highest lines, one row each. */
const HEIGHTS = [24, 72, 144] as const;
const FONTS = Object.keys(HANDWRITING_FONTS) as HandwritingFont[];
/** An ascender, a letter of the x-height that stands flat, one with a descender. */
const WORD = 'lxg';

const rows = HEIGHTS.flatMap((height) =>
  FONTS.flatMap((font) => listStyles(font).map((style) => ({ height, font, style }))),
);
const isPrint = (font: HandwritingFont) => PRINT_FONTS.some((one) => one === font);
const createItem = ({ height, font, style }: (typeof rows)[number], subtitle: string) => ({
  type: 'handwriting',
  numbering: { hidden: true },
  data: {
    cursive_style: isPrint(font) ? 'print' : 'cursive',
    ...(isPrint(font) ? { hw_font_print: font } : { hw_font_cursive: font }),
    line_height: height,
    items: [{ id: 'a', subtitle, line_style: style }],
  },
});
const items = rows.map((row, index) => ({ id: `row-${index}`, ...createItem(row, WORD) }));
/** Wide, narrow, joined, accented, unbroken, of other scripts. */
const AWKWARD =
  'fluff wow Mississippi “quoted” naïve Ångström WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW ffffffffffffffffffffffffffffffff ttttttttttttttttttttttttttttttttt 水の循環はとても大切です 😀😀😀😀😀😀😀😀😀😀😀😀 end';
const awkward = FONTS.map((font) => ({
  ...createItem({ font, style: 'solid', height: 72 }, AWKWARD),
  id: `awkward-${font}`,
}));
const createFixture = (name: string, all: readonly object[]) => ({
  name,
  document: aWorksheet({ title: '', title_visible: 0, student_fields: [], items: all }),
});
const fixture = createFixture('rows', items);
const longTexts = createFixture('long texts', awkward);

/** The usual print, and the hands that schools teach. */
const HANDS = ['andika', 'de-grund', 'de-sas', 'fr-moderne', 'fr-trad', 'es', 'gb-joined', 'mx'] as const;
/** A ruling in each of them. */
const ruled = RULINGS.flatMap((ruling) => HANDS.map((font) => ({ ruling, font })));
const rulings = createFixture(
  'rulings',
  ruled.map(({ ruling, font }, index) => {
    const item = createItem({ font, style: 'solid', height: 72 }, WORD);
    return { ...item, id: `ruled-${index}`, data: { ...item.data, ruling } };
  }),
);
const print = printAll([fixture, longTexts, rulings], ['student']);

/** In px: what stands in the margin is set smaller. */
const FOOTER = 14.5;

interface PrintedRow {
  readonly baseline: number;
  readonly size: number;
  readonly rules: readonly number[];
}

/** Each row's base line and font size as the PDF has them, with the rules of its page; in px. */
async function readPrintedRows(of: typeof fixture): Promise<PrintedRow[]> {
  const pdf = await openPdf(await print(of, 'student'));
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const onPages = pages.map(async (number) => {
    const page = await pdf.getPage(number);
    const [glyphs, rules] = [await readGlyphs(page), await readRuleHeights(page)];
    const letters = glyphs.filter(({ size }) => size > FOOTER);
    const lines = [...Map.groupBy(letters, ({ baseline }) => baseline.toFixed(1)).values()];
    return lines
      .flatMap(([first]) => (first ? [{ baseline: first.baseline, size: first.size, rules }] : []))
      .sort((a, b) => a.baseline - b.baseline);
  });
  return (await Promise.all(onPages)).flat();
}
const all = readPrintedRows(fixture);

/** How high a letter of the face reaches over its font size, as the font file draws it. */
function readGlyphTops({ file }: FontFile) {
  const font = openFont(file);
  const box = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.bbox;
  // A round pen reaches as far above the head line as below the base line.
  const halfPen = Math.max(0, -box('l').minY) / font.unitsPerEm;
  return { l: box('l').maxY / font.unitsPerEm - halfPen, x: box('x').maxY / font.unitsPerEm - halfPen };
}

/** In px: a letter that is shifted by half a px stands off its line. Letters differ a little in height. */
const ON_LINE = 0.1;
/** Lines of squares fill whole dots of a fine screen, so that none is blurred: 0.07 mm at most from where they belong. */
const WITH_SQUARES = 0.26;
const AT_LINE = 0.4;
const getDistanceToNearest = (rules: readonly number[], height: number): number =>
  Math.min(...rules.map((rule) => Math.abs(rule - height)));

describe('every letter stands on its base line, reaches the head line and touches the middle line', () => {
  test('one row is printed for each font and style', async () => {
    expect(await all).toHaveLength(rows.length);
  });

  test.each(rows.map((row, index) => ({ ...row, index })))('$font, $style, $height px', async (row) => {
    const found = (await all)[row.index];
    if (!found) throw new Error('The row is not printed');
    const { fontFile: id } = getDrawing(row.font, row.style, 'l');
    const face = getFontFile(id);
    const size = getFontSize(face, row.height);
    // A guided face says with its rules how high its letters are; they hide the letters' own boxes.
    const tops = face.rules ? { l: face.ascender, x: face.xHeight } : readGlyphTops(face);
    const lift = (at: number) => face.rules?.find((rule) => Math.abs(rule.at - at) < 0.02)?.at ?? at;
    expect(getDistanceToNearest(found.rules, found.baseline - lift(0) * size), 'base line').toBeLessThan(
      ON_LINE,
    );
    expect(getDistanceToNearest(found.rules, found.baseline - lift(tops.l) * size), 'head line').toBeLessThan(
      AT_LINE,
    );
    expect(
      getDistanceToNearest(found.rules, found.baseline - lift(tops.x) * size),
      'middle line',
    ).toBeLessThan(AT_LINE);
  });
});

/** In mm above the base line, as the sources in `rulings.ts` give them. */
const LINES: Readonly<Record<RulingId, readonly number[]>> = {
  lineatur_1: [10, 5, -5],
  lineatur_2: [8, 4, -4],
  lineatur_3: [3.5],
  lineatur_4: [],
  seyes: [6, 4, 2, -2, -4],
  seyes_25: [7.5, 5, 2.5, -2.5, -5],
  seyes_3: [9, 6, 3, -3, -6],
};
/** The height of a small letter where no line says it, in mm. */
const WITHOUT_LINE = 3.5;

describe('a ruling of a school book is printed in its true measures, and each hand stands on it', () => {
  const found = readPrintedRows(rulings);

  test('one row is printed for each ruling and hand', async () => {
    expect(await found).toHaveLength(ruled.length);
  });

  test.each(ruled.map((row, index) => ({ ...row, index })))('$ruling, $font', async (row) => {
    const { baseline, size, rules } = (await found)[row.index] as PrintedRow;
    const near = row.ruling.startsWith('seyes') ? WITH_SQUARES : ON_LINE;
    for (const line of [0, ...LINES[row.ruling]])
      expect(getDistanceToNearest(rules, baseline - millimetresToPx(line)), `${line} mm`).toBeLessThan(near);
    const face = getFontFile(getDrawing(row.font, 'solid', 'l').fontFile);
    const small = LINES[row.ruling][LINES[row.ruling].filter((line) => line > 0).length - 1];
    expect(size * readGlyphTops(face).x).toBeCloseTo(millimetresToPx(small ?? WITHOUT_LINE), 0);
    const height = { height: getRulingHeight(row.ruling), ruling: row.ruling };
    expect(size).toBeCloseTo(getFontSize(face, getLetterHeight(height, face)), 1);
  });
});

test('no letter of a long text reaches beyond the ends of its row, in any font', async () => {
  const pdf = await openPdf(await print(longTexts, 'student'));
  const { marginX } = SHEETS.letter;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const outside = pages.map(async (number) => {
    const glyphs = await readGlyphs(await pdf.getPage(number));
    const letters = glyphs.filter(({ size }) => size > FOOTER);
    return letters.filter(({ start, end }) => start < marginX || end > marginX + CONTENT_WIDTH);
  });
  expect((await Promise.all(outside)).flat()).toEqual([]);
  expect(pdf.numPages).toBeGreaterThan(FONTS.length);
});
