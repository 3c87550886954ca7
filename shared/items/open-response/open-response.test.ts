import { describe, expect, test } from 'vitest';
import { listOfferedLines, setAnswerType, setLinePosition } from './rules.ts';
import { createOpenResponse, isEmptyOpenResponse, openResponseData } from './schema.ts';

describe('answer types', () => {
  test('begin with three standard lines of 0.35 in', () => {
    expect(createOpenResponse()).toMatchObject({
      answer_type: 'standard_lines',
      number_of_lines: 3,
      line_height: 0.35,
    });
  });

  test('each remembers where its line stands', () => {
    const data = createOpenResponse();
    setLinePosition(data, 'after');
    setAnswerType(data, 'single');
    setLinePosition(data, 'below');
    setAnswerType(data, 'standard_lines');
    expect(data.line_position).toBe('after');
    setAnswerType(data, 'single');
    expect(data.line_position).toBe('below');
  });

  test('blank space stands below the question, handwriting lines where lines were put', () => {
    const data = createOpenResponse();
    setLinePosition(data, 'after');
    setAnswerType(data, 'blank');
    expect(data.line_position).toBe('below');
    setAnswerType(data, 'handwriting');
    expect(data.line_position).toBe('after');
  });

  test('the short list of numbers of lines has the number that there is, too', () => {
    const list = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 38];
    expect(listOfferedLines({ number_of_lines: 3 })).toEqual(list);
    expect(listOfferedLines({ number_of_lines: 7 })).toEqual(list.toSpliced(6, 0, 7));
  });

  test('a file may leave out what follows from the type', () => {
    expect(openResponseData.parse({ answer_type: 'handwriting' }).line_height).toBe(0.75);
    expect(openResponseData.parse({ answer_type: 'single' }).line_position).toBe('after');
    expect(openResponseData.parse({ answer_type: 'blank' }).line_position).toBe('below');
  });

  test('a position that a file names is remembered for its type', () => {
    const data = openResponseData.parse({ answer_type: 'single', line_position: 'below' });
    setAnswerType(data, 'standard_lines');
    setAnswerType(data, 'single');
    expect(data.line_position).toBe('below');
  });

  test('handwriting lines are 0.75 in high unless a person chose a height', () => {
    const data = createOpenResponse();
    setAnswerType(data, 'handwriting');
    expect(data.line_height).toBe(0.75);
    data.line_height = 0.5;
    setAnswerType(data, 'standard_lines');
    expect(data.line_height).toBe(0.5);
  });
});

describe('bounds', () => {
  test.each([
    ['number_of_lines', 39],
    ['number_of_lines', 2.5],
    ['line_height', 0.1],
    ['line_length', 7.4],
    ['answer_height', 8.1],
  ])('%s refuses %s', (field, value) => {
    expect(openResponseData.safeParse({ [field]: value }).success).toBe(false);
  });
});

test('an item with an answer, or with lines of its own, is not empty', () => {
  expect(isEmptyOpenResponse(createOpenResponse())).toBe(true);
  expect(isEmptyOpenResponse({ ...createOpenResponse(), number_of_lines: 5 })).toBe(false);
  expect(isEmptyOpenResponse({ ...createOpenResponse(), answer: '100' })).toBe(false);
});
