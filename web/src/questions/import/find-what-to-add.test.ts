import { expect, test } from 'vitest';
import { changeEntry, findInSlices, findWhatToAdd, listPastedEntries, SLICE } from './find-what-to-add.ts';

const question = {
  type: 'choice',
  prompt: 'Capital?',
  options: [
    { text: 'Lyon', correct: true },
    { text: 'Paris', correct: false },
  ],
  points: { value: 2, bonus: false, words: '(2 points)' },
} as const;

test('an entry that is corrected stays the same one, with its points and its new key', () => {
  const [entry] = listPastedEntries([question]);
  if (!entry) throw new Error('No entry was made');
  const options = question.options.map((option) => ({ ...option, correct: !option.correct }));
  expect(changeEntry(entry, { ...question, options })).toMatchObject({
    id: entry.id,
    item: {
      points: { value: 2 },
      data: { options: [{ correct: false }, { answer: 'Paris', correct: true }] },
    },
  });
});

test('an entry of which several options are made right asks for all of them', () => {
  const [entry] = listPastedEntries([question]);
  if (!entry) throw new Error('No entry was made');
  const options = question.options.map((option) => ({ ...option, correct: true }));
  const changed = changeEntry(entry, { ...question, options, several: true });
  expect(changed).toMatchObject({
    id: entry.id,
    item: { data: { options: [{ correct: true }, { correct: true }] } },
  });
});

test('a large file makes the same in several tasks as in one, and a look that is over ends', async () => {
  const card = { type: 'card', term: 'sun', definition: 'star' } as const;
  const lost = { type: 'text', prompt: 'Read this.' } as const;
  const questions = Array.from(
    { length: 2 * SLICE + 5 },
    (_, at) => [question, card, lost][at % 3] ?? question,
  );
  const file = { questions, losses: [], files: new Map() };
  const withoutIds = (content: object) => JSON.stringify(content).replace(/"id":"[^"]*"/g, '');
  for (const hasItems of [true, false]) {
    const { signal } = new AbortController();
    const found = await findInSlices(file, hasItems, signal);
    expect(withoutIds(found)).toBe(withoutIds(findWhatToAdd(file, hasItems)));
  }
  let tasks = 0;
  const counting = setInterval(() => {
    tasks += 1;
  });
  await findInSlices(file, true, new AbortController().signal);
  clearInterval(counting);
  expect(tasks).toBeGreaterThan(0);
  await expect(findInSlices(file, true, AbortSignal.abort())).rejects.toThrow();
});
