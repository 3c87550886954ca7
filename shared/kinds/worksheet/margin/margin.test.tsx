import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { CONTENT_WIDTH, SHEETS } from '../../../paper/sheet/page-sizes.ts';
import { worksheet } from '../schema.ts';
import { createWorksheetContent } from '../view.tsx';
import { isFooterTooLong, setFooter, setMargin, setPageBorder } from './rules.ts';

const drawn = (margin: object, given: object = {}) =>
  createWorksheetContent(
    worksheet.parse({ ...aWorksheet({ title: 'Rain {page}' }), ...given, margin }),
    false,
  );
const FACTS = { page: { number: 2 }, count: 9, credits: '', mark: '', enlarge: 1 };
const fill = (footer: object, given: object = {}, facts: Partial<typeof FACTS> = {}) =>
  renderToStaticMarkup(drawn({ footer }, given).margin?.footer?.({ ...FACTS, ...facts }));
/** Lists the texts of a footer. */
const listTexts = (html: string) =>
  Array.from(html.matchAll(/<span dir="auto">(.*?)<\/span>/g), ([, text]) => text);

test('a worksheet that was stored before has nothing of its own in the margin, and stays of its version', () => {
  const stored = worksheet.parse({ entity_type: 'worksheet' });
  expect(stored).not.toHaveProperty('margin');
  expect(stored.schema_version).toBe(1);
  expect(createWorksheetContent(stored, false)).not.toHaveProperty('margin');
});

test('releases that would drop the margin do not open its document', () => {
  expect(worksheet.parse({ entity_type: 'worksheet', margin: { holes: 'one_sided' } }).schema_version).toBe(
    2,
  );
});

test.each([{ border: { width: 4 } }, { border: { style: 'wavy' } }, { footer: { start: 'a'.repeat(201) } }])(
  'what does not print well is refused: %j',
  (margin) => {
    expect(worksheet.safeParse({ entity_type: 'worksheet', margin }).success).toBe(false);
  },
);

describe('room for holes', () => {
  const shift = (holes: string, sheet: number, locale = 'en-US') =>
    Number.parseFloat(
      Object.entries(drawn({ holes }, { locale }).margin?.getStyle(sheet) ?? {})[0]?.[1] ?? '',
    );

  test('is at the left, in a language that is read from the right at the right', () => {
    expect(shift('one_sided', 0)).toBeGreaterThan(0);
    expect(shift('one_sided', 1)).toBe(shift('one_sided', 0));
    for (const locale of ['he-IL', 'ar', 'fa']) expect(shift('one_sided', 0, locale)).toBeLessThan(0);
    expect(shift('none', 0)).toBe(0);
  });

  test('is on the other side of the backs of sheets that are printed on both sides', () => {
    expect(shift('two_sided', 1)).toBe(-shift('two_sided', 0));
    expect(shift('two_sided', 2)).toBe(shift('two_sided', 0));
  });

  test.each(['letter', 'a4'] as const)(
    'of %s is wider than holes, and leaves what a printer cannot print on at the other side',
    (paper) => {
      const { marginX, width } = SHEETS[paper];
      const mm = (px: number) => (px / 96) * 25.4;
      const left = marginX + shift('one_sided', 0);
      expect(mm(left)).toBeGreaterThan(17);
      // A border reaches 9 px further.
      expect(mm(left - 9)).toBeGreaterThan(15);
      expect(mm(width - left - CONTENT_WIDTH - 9)).toBeGreaterThan(4.3);
    },
  );
});

describe('a border of the page', () => {
  test('is drawn as it was chosen', () => {
    const { margin } = drawn({ border: { style: 'double', width: 3, color: '#0000FF' } });
    expect(renderToStaticMarkup(margin?.frame)).toContain('border:3px double #0000FF');
  });

  test('takes its room above and below from the content', () => {
    expect(drawn({ border: { width: 2 } }).margin?.inset).toBe(10);
    expect(drawn({ holes: 'one_sided' }).margin).toMatchObject({ inset: 0, frame: null });
  });
});

describe('a footer of one’s own', () => {
  test('says the number of the page, how many there are, and the title', () => {
    const html = fill({ start: '{title}', middle: '7b', end: '{page}/{pages}' });
    expect(listTexts(html)).toEqual(['Rain {page}', '7b', '2/9']);
  });

  test('keeps braces that mean nothing', () => {
    expect(listTexts(fill({ start: '{name} {}', end: '{1, 2}' }))).toEqual(['{name} {}', '{1, 2}']);
  });

  test('begins where its language does', () => {
    expect(fill({ start: 'א' }, { locale: 'he-IL' })).toContain('dir="rtl"');
    expect(fill({ start: 'a' })).toContain('dir="ltr"');
  });

  test('leaves the credits and the mark of the copy', () => {
    const html = fill({ start: '7b', end: '{page}' }, {}, { credits: 'Sun: OpenMoji', mark: 'B' });
    expect(html).toMatch(/7b.*Sun: OpenMoji.*page-version">B<.*>2</);
  });

  test('has three equal parts as soon as something stands in its middle', () => {
    expect(fill({ start: 'a', middle: 'b', end: 'c' }).split('page-footer-equal')).toHaveLength(4);
    expect(fill({ start: 'a', end: 'c' })).not.toContain('page-footer-equal');
  });

  test('prints what is longer than its room small, and sooner in large print', () => {
    const footer = { start: 'a'.repeat(30), middle: 'b', end: 'c' };
    expect(fill(footer)).not.toContain('page-footer-long');
    expect(fill(footer, {}, { enlarge: 1.5 }).split('page-footer-long')).toHaveLength(2);
    expect(fill({ start: 'a'.repeat(200) }).split('page-footer-long')).toHaveLength(2);
  });

  test('has the fonts that its letters need', () => {
    const plain = drawn({ footer: { start: 'a' } }).fallbackFonts;
    expect(drawn({ footer: { start: 'שלום' } }).fallbackFonts).not.toBe(plain);
  });
});

describe('setting the margin', () => {
  test('back to what every sheet has leaves the worksheet as it was', () => {
    const sheet = aWorksheet();
    const before = structuredClone(sheet);
    setMargin(sheet, { holes: 'two_sided' });
    setPageBorder(sheet, {});
    setFooter(sheet, {});
    expect(worksheet.parse(sheet).margin).toEqual(sheet.margin);
    setMargin(sheet, { holes: 'none' });
    setPageBorder(sheet, null);
    setFooter(sheet, null);
    expect(sheet).toEqual(before);
  });

  test('begins with a plain border, and with a footer that says what sheets say by themselves', () => {
    const sheet = aWorksheet();
    setPageBorder(sheet, {});
    setFooter(sheet, {});
    expect(sheet.margin).toEqual({
      holes: 'none',
      border: { style: 'solid', width: 2, color: '#1A1A1A' },
      footer: { start: '{title}', middle: '', end: '{page} / {pages}' },
    });
  });

  test('changes one thing and keeps the others', () => {
    const sheet = aWorksheet();
    setPageBorder(sheet, { style: 'double' });
    setPageBorder(sheet, { width: 3 });
    setFooter(sheet, { middle: '7b' });
    expect(sheet.margin?.border).toMatchObject({ style: 'double', width: 3 });
    expect(sheet.margin?.footer).toMatchObject({ start: '{title}', middle: '7b' });
  });

  test('cuts a text that is longer than a footer may be', () => {
    const sheet = aWorksheet();
    setFooter(sheet, { start: 'a'.repeat(300) });
    expect(worksheet.safeParse(sheet).success).toBe(true);
  });
});

test.each([
  { footer: { start: 'a'.repeat(91), middle: 'b', end: '' }, is: true },
  { footer: { start: 'a'.repeat(200), middle: '', end: 'b' }, is: false },
  { footer: { start: 'a'.repeat(200), middle: '', end: 'b'.repeat(100) }, is: true },
])('the panel says which footer is longer than two lines of small type: $is', ({ footer, is }) => {
  expect(isFooterTooLong(footer)).toBe(is);
});
