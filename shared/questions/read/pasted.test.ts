import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { CELL_SIGN, TABLE_SIGN } from '../table-signs.ts';
import { readQuestionFile } from './formats.ts';
import { recognisePasted } from './recognise-pasted.ts';

const ROWS = [
  ['Question', 'Option A', 'Option B', 'Correct', 'Points', 'Hint'],
  ['Which is cold?', 'ice', 'fire', 'A', '2', 'Think.'],
  ['Which is 2 + 2?', '4', '5', '4', '1', ''],
];
const pasted = (rows: readonly (readonly string[])[]) => ({
  text: rows.map((row) => row.join('\t')).join('\n'),
  table: `${TABLE_SIGN}${rows.map((row) => row.join(CELL_SIGN)).join('\n')}`,
});

describe('a pasted table of questions is read as its file is', () => {
  test.each(['text', 'table'] as const)('from a %s', async (form) => {
    const bytes = new TextEncoder().encode(ROWS.map((row) => row.join(',')).join('\n'));
    const { questions, losses } = await readQuestionFile({ name: 'q.csv', bytes });
    expect(recognisePasted(pasted(ROWS)[form])).toEqual({ isTest: true, questions, losses });
    expect(questions.map(toQuestionLine)[0]).toBe('choice: Which is cold? | *ice | fire');
    expect(losses).toMatchObject([{ what: 'Column “Hint”', text: 'Think.' }]);
  });

  test('with what stands above it, and marks within its cells', () => {
    const line = (...content: object[]) => ({ type: 'paragraph' as const, content });
    const words = (text: string, ...types: string[]) => ({
      type: 'text',
      text,
      marks: types.map((type) => ({ type })),
    });
    const content = [
      line(words('My test')),
      line(words(`${TABLE_SIGN}Question${CELL_SIGN}Answer`)),
      line(words('What is H'), words('2', 'subscript'), words(`O?${CELL_SIGN}water`)),
    ];
    const { questions, losses } = recognisePasted({ type: 'doc', content } as never);
    expect(questions).toMatchObject([{ type: 'open', answer: 'water' }]);
    expect(JSON.stringify(questions)).toContain('subscript');
    expect(losses).toMatchObject([{ what: 'Text above the table', text: 'My test' }]);
  });

  test('but a text that has such words is none', () => {
    expect(recognisePasted('Question\tAnswer\n1. Why?\nThe end.').questions.map(toQuestionLine)).toEqual([
      'text: Question  Answer',
      'open: Why?⏎The end.',
    ]);
  });
});

test('pasted notes of Anki are cards, and what no card has is named', () => {
  const text =
    '#separator:tab\n#html:true\n#tags column:3\nbread\tle <b>pain</b>\tfood\nwater\tl&#x27;eau\tfood\n';
  const { questions, losses, isTest } = recognisePasted(text);
  expect(isTest).toBe(true);
  expect(questions.map(toQuestionLine)).toEqual(['card: bread | le pain', "card: water | l'eau"]);
  expect(losses).toMatchObject([{ what: 'Tag', text: 'food' }, { what: 'Tag' }]);
});
