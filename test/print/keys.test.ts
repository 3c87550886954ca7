import { expect, test } from 'vitest';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const items = ['First', 'Second', 'Third'].map((subtitle) => ({
  id: subtitle,
  type: 'multiple_choice',
  points: { value: 2 },
  data: {
    subtitle,
    options: ['Evaporation', 'Melting', 'Freezing'].map((answer, at) => ({ answer, correct: at === 1 })),
  },
}));
const aTest = {
  entity_type: 'worksheet',
  items,
  versions: { seeds: [1, 22, 333] },
  key_pages: { answers: true, guide: true },
};

test('the key ends with all answers in short and a marking guide; the sheet has neither', async () => {
  const [sheet, key] = [await print(aTest), await print(aTest, { answerKey: true })];
  expect(sheet.pages).toHaveLength(3);
  expect(key.pages).toHaveLength(5);
  const [answers = '', guide = ''] = key.pages.slice(3).map(({ text }) => text);
  expect(answers).toMatch(
    /Answers Question A B C 1 [ABC] [ABC] [ABC] 2 [ABC] [ABC] [ABC] 3 [ABC] [ABC] [ABC]/,
  );
  expect(guide).toMatch(/Marking guide/);
  expect(guide.match(/Melting 2/g)).toHaveLength(3);
});

const LEVELS = ['support', 'challenge'] as const;
const inThree = items.flatMap((item) => [
  item,
  ...LEVELS.map((level) => ({
    ...{ ...item, id: `${item.id}-${level}`, points: undefined, variant: { of: item.id, level } },
  })),
]);
const eight = { ...aTest, versions: { seeds: [1, 22, 333, 4444, 55_555, 666_666, 7_777_777, 88_888_888] } };

test.each([
  ['eight versions in the largest type', { ...eight, style: { font_size: 24 } }, false],
  ['eight versions in large print', { ...eight, style: { font_size: 24 } }, true],
  ['eight versions in three difficulties', { ...eight, items: inThree }, false],
  ['eight versions in three difficulties in large print', { ...eight, items: inThree }, true],
])('the tables of the key break no word: %s', async (_, given, large) => {
  const { pages } = await print(given, { answerKey: true, large });
  const first = pages.findIndex(({ text }) => /^Answers /.test(text));
  const tables = pages.slice(first);
  const runs = tables.flatMap((page) => page.runs.map(({ text }) => text.trim()));
  // Each question has its prompt and its points once, and its answer as one word.
  for (const word of ['Melting', ...items.map(({ id }) => id)])
    expect(runs.filter((text) => text.includes(word)).length, word).toBeGreaterThan(0);
  const guide = tables.map(({ text }) => text.replaceAll('\u00A0', ' ')).join(' ');
  expect(guide.match(/A \d+ · B \d+ · C \d+ · D \d+ · E \d+ · F \d+ · G \d+ · H \d+/g)).toHaveLength(3);
  const broken = runs.filter((text) => /^(Mel|Me|M|ting|Fir|Sec|Thi|Eva|Quest|Ques)$/.test(text));
  expect(broken).toEqual([]);
  expect(tables.map(({ text }) => text).join(' ')).toMatch(/Question A/);
});

test('a long expected answer goes on on the next page, and nothing of it is lost', async () => {
  const answer = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
  const open = {
    ...{ id: 'open', type: 'open_response' },
    data: { subtitle: 'Why?', has_answer: true, answer },
  };
  const { pages } = await print({ ...aTest, items: [open], versions: undefined }, { answerKey: true });
  const guide = pages.slice(pages.findIndex(({ text }) => text.includes('Marking guide')));
  const found = guide.flatMap(({ text }) => [...text.matchAll(/word\d+/g)].map(([word]) => word));
  expect(new Set(found).size).toBe(900);
  expect(guide.length).toBeGreaterThan(1);
});
