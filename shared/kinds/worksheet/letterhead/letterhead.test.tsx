import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { listPictures } from '../../../document/pictures.ts';
import { worksheet } from '../schema.ts';
import { createWorksheetContent } from '../view.tsx';
import { letterheadDrawer } from './letterhead-drawer.ts';
import { getLogoSize } from './logo-size.ts';
import { findLogoProblem, setLetterhead, toKeptLetterhead, toNewLetterhead } from './rules.ts';
import { sheetLetterhead } from './sheet-letterhead.ts';

beforeAll(async () => void (await letterheadDrawer.load()));

const LOGO = { id: 'logo', name: 'logo', ratio: 2 };
const drawn = (letterhead: object, given: object = {}) =>
  createWorksheetContent(worksheet.parse({ ...aWorksheet({ title: 'Rain' }), ...given, letterhead }), false);
const draw = (letterhead: object, given: object = {}) =>
  renderToStaticMarkup(drawn(letterhead, given).head as never);

test('a worksheet that was stored before has no letterhead, and stays of its version', () => {
  const stored = worksheet.parse({ entity_type: 'worksheet' });
  expect(stored).not.toHaveProperty('letterhead');
  expect(stored.schema_version).toBe(1);
});

test('releases that would drop the letterhead do not open its document', () => {
  const { schema_version } = worksheet.parse({ entity_type: 'worksheet', letterhead: { school: 'Elm' } });
  expect(schema_version).toBe(2);
});

test('stands above the student info and the title', () => {
  expect(draw({ school: 'Elm Street School' })).toMatch(/Elm Street School.*Name.*Rain/);
});

test('stands there too where the sheet has no other head', () => {
  const bare = { title_visible: 0, student_info_visible: 0 };
  expect(draw({ school: 'Elm' }, bare)).toContain('Elm');
  expect(drawn({ details: ' ' }, bare).head).toBeNull();
});

describe('words in braces', () => {
  test('are filled in once, and what is empty is a line to write on', () => {
    const html = draw({
      school: '{date}',
      details: '{teacher}, {class}: {title} {odd}\n{date}',
      teacher: 'Ms Lee {class}',
      date: '1 May',
    });
    expect(html).toMatch(
      /Ms Lee \{class\}<\/span><span>, <\/span><span class="letterhead-blank"><\/span>.*Rain.*\{odd\}.*1 May/,
    );
  });
});

test('reads from right to left where its words do', () => {
  expect(draw({ school: 'בית ספר', details: '' })).toContain('dir="rtl"');
  expect(draw({ school: 'Elm', details: '' })).not.toContain('dir="rtl"');
});

test('its logo is a picture of the document, so it is sent, copied and credited like the others', () => {
  const found = listPictures(worksheet.parse({ entity_type: 'worksheet', letterhead: { logo_image: LOGO } }));
  expect(found.map(({ where }) => where)).toEqual(['letterhead.logo_image']);
});

test.each([0.001, 0.5, 1, 3, 1000])('a logo of %d fits its box', (ratio) => {
  const { width, height } = getLogoSize(ratio);
  expect(width).toBeLessThanOrEqual(200);
  expect(height).toBeLessThanOrEqual(60);
});

test('a logo that prints as a thin line is named', () => {
  const withRatio = (ratio: number) => sheetLetterhead.parse({ logo_image: { ...LOGO, ratio } });
  expect(findLogoProblem(withRatio(2))).toBeNull();
  expect(findLogoProblem(withRatio(40))).toContain('wide');
  expect(findLogoProblem(withRatio(1 / 4000))).toContain('narrow');
  expect(findLogoProblem(sheetLetterhead.parse({}))).toBeNull();
});

test('is kept without its day, and a new sheet has its own day where the letterhead says one', () => {
  const kept = toKeptLetterhead(sheetLetterhead.parse({ details: '{date}', date: '1 May' }));
  expect(kept.date).toBe('');
  expect(toNewLetterhead(kept, 'en-US').date).toMatch(/\d{4}/);
  expect(toNewLetterhead({ ...kept, details: '' }, 'en-US').date).toBe('');
});

test('cuts what is longer than it may be, and goes without a trace', () => {
  const sheet = aWorksheet();
  const before = structuredClone(sheet);
  setLetterhead(sheet, { school: 'a'.repeat(300) });
  expect(worksheet.safeParse(sheet).success).toBe(true);
  setLetterhead(sheet, null);
  expect(sheet).toEqual(before);
});
