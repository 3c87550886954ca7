import * as fc from 'fast-check';
import { toQuestions } from '#shared/items/list-questions.ts';
import { newItemFrom } from '#shared/items/new-item-from.ts';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { addEdges } from '#shared/maths/formula-text.ts';
import type { RichMark, RichTextValue } from '#shared/text/rich-text.ts';

/** Signs that mean something in one of the formats, among words of several scripts. */
const SIGNS = [
  '=',
  '~',
  '{x}',
  '#',
  ':',
  '%50%',
  '->',
  '\\',
  '<b>',
  '&amp;',
  '&',
  '"',
  "'",
  '[[1]]',
  '//',
  '*',
  ';',
];
export const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('water', 'Wasser', 'el agua', 'вода', 'ماء', '水', '12', 'I', '=3'),
  },
  { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `a${words.join(' ')}`);
const marks = fc.constantFrom<RichMark['type'][]>([], ['strong'], ['em', 'underline'], ['subscript']);
export const rich = fc.oneof(
  { weight: 3, arbitrary: line },
  {
    weight: 1,
    arbitrary: fc.tuple(line, line, marks).map(
      ([first, second, types]): RichTextValue => ({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: `${first} ` },
              { type: 'text', text: second, marks: types.map((type) => ({ type })) },
            ],
          },
        ],
      }),
    ),
  },
);
const token = fc.constantFrom(
  ...['clouds', 'Meer', 'sea', 'вода', 'x2', '3,5', '空の雲', '(rain)', ','],
  ...[addEdges('$\\frac{1}{2}$'), addEdges('$x^2 / y$'), `${addEdges('$2\\pi$')}cm`],
);
/** What stands before a gap; the last is the beginning of a word, and of one without spaces. */
const before = fc.constantFrom('Rain falls from ', 'und dann ', 'so ', 'walk', '雨は');
const gapText = fc
  .array(fc.tuple(before, token, fc.array(token, { maxLength: 3 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((gaps): ReadQuestion => {
    const wrong = gaps.map(([, answer, others]) => [...new Set(others)].filter((one) => one !== answer));
    return {
      type: 'gaps',
      prompt: `${gaps.map(([words]) => `${words}____`).join(' ')} at last`,
      answers: gaps.map(([, answer]) => answer),
      ...(wrong.some((others) => others.length > 0) && { wrong }),
    };
  });
const option = fc.record({ text: rich, correct: fc.boolean() });
const options = fc.array(option, { minLength: 2, maxLength: 6 });
/** Questions of every type that a worksheet holds. */
export const question: fc.Arbitrary<ReadQuestion> = fc.oneof(
  fc
    .record({ type: fc.constant('choice' as const), prompt: rich, options })
    .map(({ options: all, ...rest }) => {
      const first = all.findIndex(({ correct }) => correct);
      return { ...rest, options: all.map(({ text }, at) => ({ text, correct: at === first })) };
    }),
  fc.record({ type: fc.constant('choice' as const), prompt: rich, options, several: fc.constant(true) }),
  gapText,
  fc.record({
    type: fc.constant('pairs' as const),
    prompt: rich,
    pairs: fc.array(fc.record({ left: rich, right: rich }), { minLength: 2, maxLength: 5 }),
    extras: fc.array(rich, { maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant('open' as const),
    prompt: rich,
    answer: fc.oneof(fc.constant(''), rich),
    lines: fc.constantFrom(1, 3, 8),
  }),
);

/** Takes the questions the way of a document: as items, and as questions of these. */
export const throughItems = (questions: readonly ReadQuestion[]) =>
  questions.flatMap((asked, at) => {
    const item = newItemFrom(asked, `item-${at}`);
    return item ? toQuestions(item).questions : [];
  });
