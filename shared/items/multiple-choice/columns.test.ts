import { expect, test } from 'vitest';
import { countOptionColumns } from './columns.ts';
import { createFromQuestion } from './from-question.ts';
import { setAutomaticColumns, setOptionColumns, setTrueFalse } from './rules.ts';
import { createMultipleChoice, multipleChoiceData } from './schema.ts';

const image = { id: 'p', ratio: 2 };
const count = (options: readonly (string | object)[], width: number, more: object = {}) =>
  countOptionColumns(
    multipleChoiceData.parse({
      automatic_columns: true,
      options: options.map((one) => (typeof one === 'string' ? { answer: one } : one)),
      ...more,
    }),
    { font: 'nunito', fontSize: 18, width, pictureHeight: 96 },
  );

test('automatic columns are as many as hold each option on one line', () => {
  expect(count(['11', '12', '13', '14'], 660)).toBe(4);
  expect(count(['evaporation', 'condensation', 'precipitation', 'runoff'], 660)).toBe(2);
  expect(count(['It falls as rain.', 'It rises as vapour and cools down in the air.'], 660)).toBe(1);
  expect(count(['11', '12', '13', '14'], 300)).toBe(4);
  expect(count(['sun', 'rain'], 660)).toBe(2);
});

test('automatic columns leave no option alone in the last row', () => {
  expect(count(['one hundred', 'two', 'three', 'four'], 500)).toBe(2);
  expect(count(['a', 'b', 'c', 'd', 'e'], 660)).toBe(3);
  expect(count(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 660)).toBe(4);
  expect(count(['a'], 660)).toBe(1);
});

test('automatic columns have room for pictures', () => {
  expect(count([{ answer_image: image }, { answer_image: image }, { answer_image: image }], 660)).toBe(2);
  expect(count([{ answer_image: image }, { answer_image: image }], 400)).toBe(1);
});

test('columns that were chosen hold, whatever stands in them', () => {
  expect(count(['11', '12', '13', '14'], 660, { automatic_columns: undefined, number_of_columns: 1 })).toBe(
    1,
  );
});

test('a number that is chosen ends automatic columns; True/False leaves them', () => {
  const data = createMultipleChoice();
  setAutomaticColumns(data);
  setTrueFalse(data, true);
  expect(data.automatic_columns).toBe(true);
  setOptionColumns(data, 2);
  expect(data).not.toHaveProperty('automatic_columns');
});

test('options that were imported have automatic columns, those of a new item have one', () => {
  const options = [
    { text: 'ice', correct: false },
    { text: 'rain', correct: true },
  ];
  expect(createFromQuestion({ type: 'choice', prompt: 'Which?', options })?.automatic_columns).toBe(true);
  expect(createMultipleChoice()).toMatchObject({ number_of_columns: 1 });
  expect(createMultipleChoice()).not.toHaveProperty('automatic_columns');
});
