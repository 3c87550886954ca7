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
