import { expect, test } from 'vitest';
import { changeEntry, listPastedEntries } from './find-what-to-add.ts';

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
