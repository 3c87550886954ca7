import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toFormula } from '#shared/maths/formula-text.ts';
import { readRuns } from '../../web/src/published/pdf/page-words.ts';
import { readPdfFacts } from '../support/paper/pdf-facts.ts';
import { openPdf } from '../support/paper/print-fixtures.ts';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();
const readFacts = async (pdf: Uint8Array) => readPdfFacts(await openPdf(pdf));

const fixture = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/documents/formulas.json'), 'utf8'),
) as object;

test('a formula is tagged as one, with its words, and a price is text', async () => {
  const { pdf, pages } = await print(fixture);
  const { tags, boxes, fonts } = await readFacts(pdf);
  const formulas = tags.filter(({ role }) => role === 'Formula').map(({ alt }) => alt?.replace('\u2063', ''));
  expect(formulas).toContain('1/2 + x²');
  expect(formulas).toContain('3 1/4');
  expect(formulas).toContain('47; + 35');
  expect(formulas).toContain('A = πr²');
  expect(tags.filter(({ role }) => role === 'Figure')).toEqual([]);
  expect(pages[0]?.text).toContain('one costs $5, another $6.50.');
  expect(pages.map(({ text }) => text).join(' ')).toContain('as it was typed: $\\frac{1$.');
  expect(boxes).toBe(0);
  expect(fonts.map(({ name }) => name.replace(/^.*\+/, ''))).toContain('NotoSansMath-Regular');
});

test('who hears a page or a card hears the words of its formulas, once', async () => {
  const { pdf } = await print(fixture);
  const runs = await readRuns(await (await openPdf(pdf)).getPage(1));
  const heard = runs.map(({ text, endsLine }) => `${text}${endsLine ? ' ' : ''}`).join('');
  expect(heard.replace(/\s+/g, ' ')).toContain('A formula in a line is 1/2 + x² , and the line goes on');
  expect(heard.match(/πr²/g)).toHaveLength(1);
});

test('the key writes formulas where a pupil does, and in its tables', async () => {
  const { pdf } = await print({ ...fixture, key_pages: { answers: true, guide: true } }, { answerKey: true });
  const { tags } = await readFacts(pdf);
  const words = tags.filter(({ role }) => role === 'Formula').map(({ alt }) => alt?.replace('\u2063', ''));
  // On the line, in the short answers, and in the guide.
  expect(words.filter((alt) => alt === 'x = 1/2')).toHaveLength(3);
});

test('roots and sums, whose signs a browser draws itself, are said and embedded as any other', async () => {
  const instruction = toFormula('\\sqrt{2}\\le\\sqrt[3]{27}') + toFormula('\\sum_{i=1}^{n} i');
  const { pdf } = await print({
    entity_type: 'worksheet',
    items: [{ id: 'a', type: 'basic_text', data: { instruction } }],
  });
  const { tags, boxes } = await readFacts(pdf);
  const words = tags.filter(({ role }) => role === 'Formula').map(({ alt }) => alt?.replace('\u2063', ''));
  expect(words).toEqual(['√(2) ≤ root 3 of 27', '∑_(i = 1)^n i']);
  expect(boxes).toBe(0);
});

test('a document without formulas brings no font of them', async () => {
  const { pdf } = await print({
    entity_type: 'worksheet',
    items: [{ id: 'a', type: 'basic_text', data: { instruction: 'It costs $5 and $x^2$.' } }],
  });
  const { tags, fonts } = await readFacts(pdf);
  expect(tags.some(({ role }) => role === 'Formula')).toBe(false);
  expect(fonts.map(({ name }) => name.replace(/^.*\+/, ''))).not.toContain('NotoSansMath-Regular');
});

const SUM = (count: number) =>
  Array.from({ length: count }, (_, at) => `a_{${at + 1}}x^{${at + 1}}`).join('+');
const printText = (tex: string) =>
  print({
    entity_type: 'worksheet',
    items: [{ id: 'a', type: 'basic_text', data: { instruction: `It is ${toFormula(tex)}, as said.` } }],
  });

test('a formula wider than its line goes on in the next one, and its text after it', async () => {
  const { pages, warnings } = await printText(`y=${SUM(20)}`);
  const { runs = [], width = 0 } = pages[0] ?? {};
  expect(warnings).toEqual([]);
  const find = (words: string) => runs.find(({ text }) => text.includes(words));
  const [begin, end] = [find('It is'), find('as said')];
  expect(end?.y).toBeGreaterThan(begin?.y ?? 0);
  // The formula begins beside its words, and ends beside them.
  for (const word of [begin, end]) expect(runs.filter(({ y }) => y === word?.y).length).toBeGreaterThan(5);
  expect(Math.max(...runs.map((run) => run.x + run.width))).toBeLessThan(width - 0.5 * 72);
});

test('what cannot break is made smaller, and named where even that does not fit', async () => {
  expect((await printText(`\\frac{${SUM(15)}}{2}`)).warnings).toEqual([]);
  expect((await printText(`\\frac{${SUM(30)}}{2}`)).warnings).toEqual([
    'items.0 has a formula that is wider than its column',
  ]);
});
