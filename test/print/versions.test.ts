import { expect, test } from 'vitest';
import type { PdfRun } from '../support/pdf.ts';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const ANSWERS = ['Evaporation', 'Melting', 'Freezing', 'Rain'];
const items = ['First', 'Second', 'Third'].map((subtitle) => ({
  id: subtitle,
  type: 'multiple_choice',
  data: { subtitle, options: ANSWERS.map((answer, at) => ({ answer, correct: at === 0 })) },
}));
const aTest = (given: object = {}) => ({
  entity_type: 'worksheet',
  items,
  versions: { seeds: [1, 22, 333] },
  ...given,
});

const read = async (given: object, answerKey = false) =>
  (await print(given, { answerKey })).pages.map(({ text }) => text);

test('all versions are printed one after the other, each with its letter at the head and foot of every sheet, and numbers from 1', async () => {
  const pages = await read(aTest());
  expect(pages.map((text) => text.at(-1))).toEqual(['A', 'B', 'C']);
  for (const text of pages) {
    expect(text).toMatch(/1\. (First|Second|Third).*2\. (First|Second|Third).*3\. (First|Second|Third)/);
    for (const answer of ANSWERS) expect(text.split(answer)).toHaveLength(4);
  }
  expect(pages.map((text) => text.slice(0, 'Version A'.length))).toEqual([
    'Version A',
    'Version B',
    'Version C',
  ]);
  expect(new Set(pages.map((text) => text.slice('Version A'.length, -1))).size).toBe(3);
});

test('version A is what is printed without versions, but for its letter', async () => {
  const [plain] = await read(aTest({ versions: undefined }));
  expect((await read(aTest()))[0]).toBe(`Version A ${plain} A`);
});

test('the key has the answers of each version, and another print is the same', async () => {
  const keys = await read(aTest(), true);
  expect(keys.slice(0, 3).every((text) => text.startsWith('Answer key'))).toBe(true);
  expect(await read(aTest(), true)).toEqual(keys);
});

test('a version of several pages counts its own', async () => {
  const breaks = [items[0], { id: 'break', type: 'page_break', data: {} }, items[1]];
  const pages = await read(aTest({ items: breaks, versions: { seeds: [1, 2] } }));
  expect(pages.map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual([
    'Page 1 of 2',
    'Page 2 of 2',
    'Page 1 of 2',
    'Page 2 of 2',
  ]);
});

test('a PDF of one version is that part of the PDF of all', async () => {
  const all = await read(aTest());
  for (const version of [0, 1, 2]) {
    const { pages } = await print(aTest(), { copies: version });
    expect(pages.map(({ text }) => text)).toEqual([all[version]]);
  }
});

const NAMES = ['Ann Lee', 'Bo Diaz', 'Cem Öz', 'Łucja Wójcik'];

test('the set of a class has a copy for each in the order of the list, and nothing moves for a name', async () => {
  const all = await print(aTest());
  const { pages } = await print(aTest({ class_list: NAMES }), { copies: 'class' });
  expect(pages).toHaveLength(NAMES.length);
  for (const [at, { text, runs }] of pages.entries()) {
    const name = NAMES[at] ?? '';
    const plain = all.pages[at % 3];
    const letter = 'ABCA'[at];
    expect(text).toMatch(new RegExp(`^Version ${letter} Name ${name} Date .* ${letter} · ${name}$`));
    const listKept = (drawn: readonly PdfRun[] = []) =>
      drawn
        .filter(({ text: words, x, y }) => words.trim() !== '' && y < 740 && !(x > 81 && x < 370 && y < 50))
        .map(({ text: words, x, y }) => [words, x.toFixed(2), y.toFixed(2)]);
    expect(listKept(runs)).toEqual(listKept(plain?.runs));
  }
});

test('a class whose set would take too many sheets is told so', async () => {
  const breaks = Array.from({ length: 9 }, (_, at) => ({ id: `break ${at}`, type: 'page_break', data: {} }));
  const long = breaks.flatMap((item, at) => [
    { ...item, id: `b${at}` },
    { ...items[0], id: `q${at}` },
  ]);
  const class_list = Array.from({ length: 60 }, (_, at) => `Pupil ${at}`);
  await expect(print(aTest({ items: long, class_list }), { copies: 'class' })).rejects.toThrow(
    'The set of a class prints on at most 480 sheets; this one takes 600. Please divide the class list.',
  );
});
