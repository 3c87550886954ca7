import { expect, test } from 'vitest';
import { listBlankAnswers } from './fill-in-the-blank/blanks.ts';
import { getItemExcerpt, type ItemOf } from './item.ts';
import { newItemFrom } from './new-item-from.ts';
import type { ReadQuestion } from './parts/read-question.ts';

const make = (question: ReadQuestion) => newItemFrom(question, 'new');
const options = (...texts: string[]) =>
  texts.map((text) => ({ text, correct: text === 'Paris' || text === 'False' }));

test('a question with options is multiple choice', () => {
  const item = make({ type: 'choice', prompt: 'Capital?', options: options('Lyon', 'Paris') });
  expect(item).toMatchObject({
    type: 'multiple_choice',
    data: {
      subtitle: 'Capital?',
      hasBooleanOptions: false,
      options: [{ answer: 'Lyon', correct: false }, { correct: true }],
    },
  });
});

test('True and False are those of the switch', () => {
  const item = make({ type: 'choice', prompt: 'Flat?', options: options('True', 'False') });
  expect(item).toMatchObject({
    data: { hasBooleanOptions: true, options: [{}, { answer: 'False', correct: true }] },
  });
});

test('known answers of gaps are blanks, an unknown one is a line', () => {
  const gaps = (answers: string[]) =>
    make({
      type: 'gaps',
      prompt: 'Rain falls from the ___, in New ____.',
      answers,
    }) as ItemOf<'fill_in_the_blank'>;
  const known = gaps(['clouds', 'York City']);
  expect(listBlankAnswers(known.data)).toEqual(['clouds', 'York', 'City']);
  expect(getItemExcerpt(known)).toBe('Rain falls from the clouds, in New York City.');
  expect(getItemExcerpt(gaps([]))).toBe('Rain falls from the ___, in New ____.');
});

test('a question alone is an open response with its lines and its answer', () => {
  expect(make({ type: 'open', prompt: 'Why?', answer: 'So.', lines: 60 })).toMatchObject({
    type: 'open_response',
    data: { subtitle: 'Why?', answer: 'So.', has_answer: true, number_of_lines: 38 },
  });
  expect(make({ type: 'open', prompt: 'Why?', answer: '', lines: null })).toMatchObject({
    data: { has_answer: false, number_of_lines: 3 },
  });
});

test('text between questions is basic text', () => {
  expect(make({ type: 'text', prompt: 'Part B' })).toMatchObject({
    type: 'basic_text',
    data: { instruction: 'Part B' },
  });
});
