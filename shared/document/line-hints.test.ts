import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { listLineHints } from './line-hints.ts';
import { listQuestions } from './list-questions.ts';

const text = (data: object = {}) => ({
  id: 'text',
  type: 'basic_text',
  data: { instruction: 'The sea was calm.\nThen the storm broke.', line_numbers: true, ...data },
});
const aSheet = (prompt: string, data?: object) =>
  aWorksheet({ items: [text(data), anOpenResponse(prompt, 'q')] });

test('a reference to words that no numbered text has is named, with its question', () => {
  expect(listLineHints(aSheet('Read {line: the whale}.'))).toEqual([
    {
      where: 'items.1',
      message: 'Question 1 refers to the line of “the whale”, which no text with numbered lines has.',
    },
  ]);
  expect(listLineHints(aSheet('Read {line: Sea … storm}.'))).toEqual([]);
  expect(listLineHints(aSheet('Read {line: the sea}.', { line_numbers: undefined }))).toHaveLength(1);
  expect(listLineHints(aSheet('Why?'))).toEqual([]);
});

test('a file of questions has the glossary of a text, and names the line numbers and references that it lacks', () => {
  const sheet = aSheet('Read {line: the sea}.', { glossary: [{ word: 'calm', meaning: 'still' }] });
  const { questions, unasked } = listQuestions(sheet);
  expect(JSON.stringify(questions)).toContain('calm: still');
  expect(unasked.map(({ what, text: words }) => [what, words])).toEqual([
    ['Line numbers', 'The sea was calm. Then the storm broke.'],
    ['Reference to a line', 'the sea'],
  ]);
});
