import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { createOption } from '../parts/item-options.ts';
import { addOption, moveOption, removeOption, setOptionText } from '../parts/option-rules.ts';
import { setOptionColumns, setOptionCorrect, setTrueFalse } from './rules.ts';
import {
  createMultipleChoice,
  findMissingInMultipleChoice,
  isEmptyMultipleChoice,
  type MultipleChoiceData,
  multipleChoiceData,
} from './schema.ts';
import { MultipleChoiceView } from './view.tsx';

const withOptions = (...answers: string[]): MultipleChoiceData => ({
  ...createMultipleChoice(),
  options: answers.map((answer) => ({ ...createOption(), answer })),
});
const answers = (data: MultipleChoiceData) => data.options.map((option) => toPlainText(option.answer));
const correct = (data: MultipleChoiceData) => data.options.map((option) => option.correct);

const draw = (data: MultipleChoiceData) => {
  const item = worksheetItem.parse({ id: 'q', type: 'multiple_choice', data }) as ItemOf<'multiple_choice'>;
  return renderToStaticMarkup(
    <MultipleChoiceView item={item} number="1." answerKey={false} style={documentStyle.parse({})} />,
  );
};

test.each([
  ['one', ['roots', 'petals', ''], 2],
  ['several', ['roots', '', ''], 1],
  ['none that stands between others', ['roots', '', 'petals'], 3],
  ['none of a list that was not begun', ['', ''], 2],
] as const)('empty options at the end do not print: %s', (_, answers, printed) => {
  expect(draw(withOptions(...answers)).match(/class="option[ "]/g)).toHaveLength(printed);
});

describe('True/False', () => {
  test('turning it on stashes the options and caps the columns at 2', () => {
    const data = withOptions('a', 'b', 'c');
    setOptionColumns(data, 4);
    setTrueFalse(data, true);
    expect(answers(data)).toEqual(['True', 'False']);
    expect(data.number_of_columns).toBe(2);
  });

  test('turning it off restores the stashed options', () => {
    const data = withOptions('a', 'b', 'c');
    setTrueFalse(data, true);
    setTrueFalse(data, false);
    expect(answers(data)).toEqual(['a', 'b', 'c']);
    expect(data.stashedOptions).toBeNull();
  });

  test('remembers its own answer while it is off', () => {
    const data = withOptions('a');
    setTrueFalse(data, true);
    setOptionCorrect(data, { index: 1, correct: true });
    setTrueFalse(data, false);
    setTrueFalse(data, true);
    expect(correct(data)).toEqual([false, true]);
  });

  test('turning it on twice keeps what was stashed first', () => {
    const data = withOptions('a', 'b');
    setTrueFalse(data, true);
    setTrueFalse(data, true);
    setTrueFalse(data, false);
    expect(answers(data)).toEqual(['a', 'b']);
  });
});

describe('True/False in a file', () => {
  test('prints True and False where the options are left out, in two columns', () => {
    const data = multipleChoiceData.parse({ hasBooleanOptions: true });
    expect(answers(data)).toEqual(['True', 'False']);
    expect(data.number_of_columns).toBe(2);
  });

  test('is refused with more than two columns', () => {
    const { error } = multipleChoiceData.safeParse({ hasBooleanOptions: true, number_of_columns: 3 });
    expect(error?.issues).toMatchObject([
      { path: ['number_of_columns'], message: 'must be from 1 to 2 columns' },
    ]);
    expect(multipleChoiceData.safeParse({ number_of_columns: 3 }).success).toBe(true);
  });

  test.each([true, false])('columns beyond every bound are refused once (True/False: %s)', (on) => {
    const { error } = multipleChoiceData.safeParse({ hasBooleanOptions: on, number_of_columns: 9 });
    expect(error?.issues.map(({ message }) => message)).toEqual([`must be from 1 to ${on ? 2 : 4} columns`]);
    const { error: none } = multipleChoiceData.safeParse({ hasBooleanOptions: on, number_of_columns: 0 });
    expect(none?.issues).toHaveLength(1);
  });
});

describe('options', () => {
  test('marking one correct takes the mark from the others', () => {
    const data = withOptions('a', 'b', 'c');
    setOptionCorrect(data, { index: 0, correct: true });
    setOptionCorrect(data, { index: 2, correct: true });
    expect(correct(data)).toEqual([false, false, true]);
  });

  test('unmarking the correct one leaves none', () => {
    const data = withOptions('a', 'b');
    setOptionCorrect(data, { index: 0, correct: true });
    setOptionCorrect(data, { index: 0, correct: false });
    expect(correct(data)).toEqual([false, false]);
  });

  test('the last remaining one is emptied instead of removed', () => {
    const data = withOptions('only');
    removeOption(data, 0);
    expect(answers(data)).toEqual(['']);
  });

  test('a new one is added with trimmed text, at the end or after another', () => {
    const data = withOptions('a', 'b');
    addOption(data, { text: '  c ' });
    addOption(data, { text: 'ab', after: 0 });
    expect(answers(data)).toEqual(['a', 'ab', 'b', 'c']);
  });

  test('there are at most 100', () => {
    const data = withOptions(...Array.from({ length: 100 }, () => 'x'));
    addOption(data, { text: 'one more' });
    expect(data.options).toHaveLength(100);
  });

  test('are moved and written in place', () => {
    const data = withOptions('a', 'b', 'c');
    moveOption(data, { from: 2, to: 0 });
    setOptionText(data, { index: 1, answer: 'A' });
    expect(answers(data)).toEqual(['c', 'A', 'b']);
  });

  test('columns stay between 1 and 4', () => {
    const data = withOptions('a');
    setOptionColumns(data, 9);
    expect(data.number_of_columns).toBe(4);
    setOptionColumns(data, 0);
    expect(data.number_of_columns).toBe(1);
  });
});

test('a new item is in its default empty state until something is written', () => {
  const data = createMultipleChoice();
  expect(isEmptyMultipleChoice(data)).toBe(true);
  setOptionText(data, { index: 0, answer: 'a' });
  expect(isEmptyMultipleChoice(data)).toBe(false);
  expect(isEmptyMultipleChoice({ ...createMultipleChoice(), number_of_columns: 2 })).toBe(false);
});

describe('on paper', () => {
  const item = worksheetItem.parse({
    id: 'q',
    type: 'multiple_choice',
    data: {
      subtitle: 'Which?',
      number_of_columns: 2,
      options: [{ answer: 'a' }, { answer: 'b', correct: true }, { answer: 'c' }],
    },
  }) as ItemOf<'multiple_choice'>;
  const draw = (answerKey: boolean, number = '3.') =>
    renderToStaticMarkup(
      <MultipleChoiceView
        item={item}
        number={number}
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );

  test('the prompt and each row of options are units, and the prompt stays with the first row', () => {
    expect(draw(false).match(/data-unit="(\w*)"/g)).toEqual([
      'data-unit="keep"',
      'data-unit=""',
      'data-unit=""',
    ]);
  });

  test('options are lettered row by row', () => {
    expect([...draw(false).matchAll(/<small[^>]*>(\w)<\/small>/g)].map(([, letter]) => letter)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  test('pictures of prompt and options stand with their words, in the size of the document, and keep their room', () => {
    const image = { id: 'p', alt: 'a cat', ratio: 2, width: 200 };
    const pictured = worksheetItem.parse({
      id: 'q',
      type: 'multiple_choice',
      data: {
        subtitle_image: image,
        options: [{ answer: 'cat', answer_image: image }, { answer_image: image }],
      },
    }) as ItemOf<'multiple_choice'>;
    const style = documentStyle.parse({ images: { size: 60, alignment: 'left', text_placement: 'above' } });
    const drawn = renderToStaticMarkup(
      <MultipleChoiceView item={pictured} number="1." answerKey={false} style={style} />,
    );
    expect(drawn.match(/data-picture="p"[^>]*aria-label="a cat"/g)).toHaveLength(3);
    expect(drawn.match(/class="inline-picture" style="width:120px;aspect-ratio:2"/g)).toHaveLength(3);
    expect(drawn).toMatch(/with-picture-left"><div[^>]*><p[^>]*>cat<\/p><\/div><span class="inline-picture"/);
    expect(findMissingInMultipleChoice(pictured.data)).toEqual(['answer']);
  });

  test.each([
    ['Which is a plant?', 'below', /class="question-prompt"><span[^>]*>1\.<.*inline-picture.*Which/],
    ['Which is a plant?', 'above', /class="question-prompt"><span[^>]*>1\.<.*Which.*inline-picture/],
    ['', 'below', /class="question-prompt"><span[^>]*>1\.<.*inline-picture/],
  ] as const)(
    'has its number where it begins, be the words “%s” %s its picture',
    (subtitle, place, drawn) => {
      const subtitle_image = { id: 'p', alt: 'a cat', ratio: 2, width: 200 };
      const pictured = worksheetItem.parse({
        id: 'q',
        type: 'multiple_choice',
        data: { subtitle, subtitle_image },
      }) as ItemOf<'multiple_choice'>;
      const style = documentStyle.parse({ images: { text_placement: place } });
      expect(
        renderToStaticMarkup(
          <MultipleChoiceView item={pictured} number="1." answerKey={false} style={style} />,
        ),
      ).toMatch(drawn);
    },
  );

  test.each([
    ['99.', false],
    ['(9)', false],
    ['100.', true],
    ['(10)', true],
    ['Question 1', false],
  ])(
    '%s: a number with three digits or more takes the rows below along to where the prompt begins',
    (number, isWide) => {
      expect(draw(false, number).includes('--indent:')).toBe(isWide);
    },
  );

  test('only the answer key marks the correct option', () => {
    expect(draw(false)).not.toContain('option-marked');
    expect(draw(true).match(/option-marked/g)).toHaveLength(1);
  });
});

describe('columns that are too narrow for their words', () => {
  const columns = (font_size: number, ...answers: string[]) => countColumns({ font_size }, answers);
  const countColumns = (style: object, answers: readonly string[]) => {
    const options = answers.map((answer) => ({ answer }));
    const item = worksheetItem.parse({
      id: 'q',
      type: 'multiple_choice',
      data: { options, number_of_columns: 4 },
      style,
    });
    const html = renderToStaticMarkup(
      <MultipleChoiceView
        item={item as ItemOf<'multiple_choice'>}
        number="1."
        answerKey={false}
        style={documentStyle.parse({})}
      />,
    );
    return [...html.matchAll(/repeat\((\d), /g)].map(([, count]) => Number(count));
  };

  test('stand as a person chose in usual type, whatever is written in them', () => {
    expect(columns(14, 'Mississippi', 'Amazon', 'Nile', 'Rhine')).toEqual([4]);
    expect(columns(14, 'internationalization', 'b', 'c', 'd')).toEqual([4]);
  });

  test('give way in large type, where words would break letter by letter', () => {
    expect(columns(24, 'Amazon', 'Nile', 'Rhine', 'Elbe')).toEqual([3, 3]);
    expect(columns(64, 'Amazon', 'Nile')).toEqual([1, 1]);
    expect(columns(24, 'a', 'b', 'c', 'd')).toEqual([4]);
  });

  test('give way sooner within a border, which takes some of their room', () => {
    const rivers = ['Amazon', 'Nile', 'Rhine', 'Danube'];
    expect(countColumns({ font_size: 26 }, rivers)).toEqual([3, 3]);
    expect(countColumns({ font_size: 26, has_border: true, border_width: 8 }, rivers)).toEqual([2, 2]);
  });
});

/** Draws a question and reads the letters in its bubbles. */
const readMarks = (subtitle: string, ...texts: string[]) =>
  [...draw({ ...withOptions(...texts), subtitle }).matchAll(/<small[^>]*>([^<]+)</g)].map(
    ([, letter]) => letter,
  );

test.each([
  ['Hebrew', 'מהי הבירה?', ['פריז', 'ליון', 'ניס'], ['א', 'ב', 'ג']],
  ['Arabic', 'ما العاصمة؟', ['باريس', 'ليون', 'نيس'], ['أ', 'ب', 'ج']],
  ['Persian', 'پایتخت کجاست؟', ['پاریس', 'لیون'], ['أ', 'ب']],
  ['Hebrew with figures', 'כמה הם 3 + 4?', ['6', '7'], ['א', 'ב']],
  ['Hebrew in its options alone', '', ['פריז', 'ליון'], ['א', 'ב']],
  ['English with a word of Hebrew', 'What is מים?', ['water', 'fire'], ['A', 'B']],
  ['English', 'What is it?', ['water', 'fire'], ['A', 'B']],
])('options are lettered in the script of their question: %s', (_, question, options, letters) => {
  expect(readMarks(question, ...options)).toEqual(letters);
});

test('an option with letters from right to left follows its question', () => {
  const html = draw({ ...withOptions('H2O هو الماء.', 'CO2'), subtitle: 'ما هو الماء؟' });
  expect(html).toContain('<p dir="rtl">H2O هو الماء.</p>');
  expect(html).toContain('<p dir="auto">CO2</p>');
});
