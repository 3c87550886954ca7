import { describe, expect, test } from 'vitest';
import { addEdges } from '../../maths/formula-text.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { createFromQuestion, toQuestion } from './from-question.ts';
import { setBlank, setBlankText } from './rules.ts';
import type { FillInTheBlankData } from './schema.ts';
import { joinTokens } from './tokens.ts';
import { words } from './words.ts';

const HALF = addEdges('$\\frac{1}{2}$');

function make(prompt: string, answers: readonly string[], wrong?: readonly (readonly string[])[]) {
  const data = createFromQuestion({ type: 'gaps', prompt, answers, ...(wrong && { wrong }) });
  if (!data) throw new Error('no text was made');
  return data;
}
/** Writes the text with its blanks in brackets. */
const write = ({ words }: FillInTheBlankData): string =>
  joinTokens(
    words.map((word) => {
      const { start, end } = word.partials[0] ?? { start: 0, end: 0 };
      const { value } = word;
      return end > 0
        ? { ...word, value: `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}` }
        : word;
    }),
  );

describe('a gap of a text that was read', () => {
  test.each([
    ['Rain falls from ____.', ['clouds'], 'Rain falls from [clouds].', 'whole_word'],
    ['He is in ____ now.', ['New York'], 'He is in [New] [York] now.', 'whole_word'],
    ['He walk____ home.', ['ed'], 'He walk[ed] home.', 'partial_word'],
    ['____able', ['un'], '[un]able', 'partial_word'],
    ['雨は____から降る。', ['空の雲'], '雨は[空の雲]から降る。', 'whole_word'],
    ['我的____很好', ['老师'], '我的[老师]很好', 'whole_word'],
    ['One is ____, in all.', [HALF], `One is [${HALF}], in all.`, 'whole_word'],
    ['It is ____.', [`${HALF}cm`], `It is [${HALF}cm].`, 'whole_word'],
    ['Well____ she said.', [','], 'Well[,] she said.', 'whole_word'],
    ['A ____ of ___.', ['cup', ''], 'A [cup] of ___.', 'whole_word'],
  ] as const)('%s with %s is %s', (prompt, answers, written, type) => {
    const data = make(prompt, answers);
    expect([write(data), data.type]).toEqual([written, type]);
    const back = toQuestion(data) as Extract<ReadQuestion, { type: 'gaps' }>;
    expect(back.answers.join(' ').trim()).toBe(answers.join(' ').trim());
  });

  test('that asks to choose among written ones has its choices behind it, and all else to choose is asked', () => {
    const mixed = make('The ____ is ____.', ['sky', 'blue'], [['sea'], []]);
    expect([write(mixed), mixed.multiple_choice]).toEqual(['The [sky] (sea / sky) is [blue].', false]);
    const chosen = make('The ____ is ____.', ['sky', HALF], [['sea'], ['red']]);
    expect(chosen.choices.map(({ answer }) => answer)).toEqual(['sky', 'sea', HALF, 'red']);
    const unknown = make('The ____ is ____.', ['', 'blue'], [['sea', 'sky'], []]);
    expect(write(unknown)).toBe('The ____ (sea / sky) is [blue].');
  });
});

test('an answer of several tokens stays a blank while the text around it is edited', () => {
  const data = make('雨は____から降る。', ['空の雲']);
  setBlankText(data, { text: '雨は空の雲から降る!', locale: 'ja' });
  expect(write(data)).toBe('雨は[空の雲]から降る!');
  const mixed = make('It is ____ long.', [`${HALF}cm`]);
  setBlankText(mixed, { text: `It is ${HALF}cm wide.`, locale: 'en' });
  expect(write(mixed)).toBe(`It is [${HALF}cm] wide.`);
});

test('two blanks without a letter between them stay two', () => {
  const data = make('雨は降る', []);
  setBlank(data, { index: 0, blank: true });
  setBlank(data, { index: 1, blank: true });
  expect(toQuestion(data)).toMatchObject({ prompt: '____ ____降る', answers: ['雨', 'は'] });
});

test('a word of a script without spaces is the gap of its own sentence', () => {
  const { made } = words.create([
    { term: '雲', definition: '雨は雲から降る', term_image: null, definition_image: null },
  ]);
  expect(write(made)).toBe('雨は[雲]から降る');
});
