import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { recogniseQuestions } from './recognise-questions.ts';

/** Reads a test; what the key alone prints has "key" before it. */
const readAll = (text: string) =>
  recogniseQuestions(text).questions.map(
    (question) => `${question.shown_on === 'key' ? 'key ' : ''}${toQuestionLine(question)}`,
  );
const CHOOSE = '1. Choose.\na) yes\nb) no\nc) both a and b\n';

describe('an answer', () => {
  test.each([
    [
      'with the words of its option',
      `${CHOOSE}Answer: c) both a and b`,
      'choice: Choose. | yes | no | *both a and b',
    ],
    ['of two options', `${CHOOSE}Answer: a and b`, 'choice: Choose. | *yes | *no | both a and b'],
    ['behind a word for “right”', `${CHOOSE}Correct: b`, 'choice: Choose. | yes | *no | both a and b'],
    ['behind a German one', `${CHOOSE}Richtig: b)`, 'choice: Choose. | yes | *no | both a and b'],
  ])('names the right options: %s', (_, text, line) => {
    expect(readAll(text)).toEqual([line]);
  });

  test.each(['B – because it is cold.', '(B) since ice floats', 'B. It is cold.'])(
    'keeps its reason for the key: %s',
    (answer) => {
      expect(readAll(`1. Choose.\nA. yes\nB. no\nAnswer: ${answer}`)).toEqual([
        'choice: Choose. | yes | *no',
        `key text: Answer: ${answer}`,
      ]);
    },
  );

  test('that says what belongs to what marks no options', () => {
    expect(readAll('1. Match.\nA. dog 1. bark\nB. cat 2. meow\nKey: A-1, B-2')).toEqual([
      'choice: Match. | dog 1. bark | cat 2. meow',
      'key text: Answer: A-1, B-2',
    ]);
  });

  test('“Correct:” above words to correct is none', () => {
    expect(readAll('1. Correct: She go home.\n2. Correct: He eat.')).toEqual([
      'open: Correct: She go home.',
      'open: Correct: He eat.',
    ]);
  });
});

test.each([
  ['English', '1. Ice is warm. (False)\n2. Snow is cold. (True)', ['True | *False', '*True | False']],
  [
    'German',
    '1. Eis ist warm. (falsch)\n2. Schnee ist kalt. (richtig)',
    ['Richtig | *Falsch', '*Richtig | Falsch'],
  ],
  ['Spanish, asked for', '1. Verdadero o falso: El sol es frío. (Falso)', ['Verdadero | *Falso']],
])('a word in brackets behind a statement says whether it is true: %s', (_, text, options) => {
  const lines = readAll(text);
  expect(lines.map((line) => line.split(' | ').slice(1).join(' | '))).toEqual(options);
  expect(lines.join()).not.toContain('(');
});

test('a word in brackets behind a question, or within a sentence, is a word of it', () => {
  expect(readAll('1. Is it cold? (yes)\n2. The answer is (true)')).toEqual([
    'open: Is it cold? (yes)',
    'open: The answer is (true)',
  ]);
});

test.each(['T 1. Ice is cold.\nF 2. Ice is warm.', '(T) 1. Ice is cold.\n(F) 2. Ice is warm.'])(
  'an answer before the number is none of the words: %s',
  (text) => {
    expect(readAll(text)).toEqual(['gaps: ____ Ice is cold. | T', 'gaps: ____ Ice is warm. | F']);
  },
);

describe('boxes, bullets and stars', () => {
  test.each([
    [
      'tasks of Markdown',
      '1. Which?\n- [ ] salt\n- [x] water\n- [ ] oil',
      'choice: Which? | salt | *water | oil',
    ],
    ['a bullet before a ring', '1. Which?\n• ○ salt\n• ● water', 'choice: Which? | salt | *water'],
    ['a word between stars', '1. Which?\na) salt\nb) water *correct*', 'choice: Which? | salt | *water'],
    [
      'bold as it is typed',
      '1. Which?\na) salt\nb) **water**\nc) oil',
      'choice: Which? | salt | *water | oil',
    ],
  ])('mark the right option: %s', (_, text, line) => {
    expect(readAll(text)).toEqual([line]);
  });
});

test('“Question 1 of 10” is the label of a question', () => {
  expect(readAll('Question 1 of 10\nWhich town?\n○ Rome\n● Paris\n\nQuestion 2 of 10\nWhich river?')).toEqual(
    ['choice: Which town? | Rome | *Paris', 'open: Which river?'],
  );
});

test('letters with values in a question are no options', () => {
  expect(readAll('1. A: 5 B: 6, what is A + B?\n2. Why?')[0]).toBe('open: A: 5 B: 6, what is A + B?');
});

test.each([
  [
    'English',
    'Question: Which gas?\nOptions:\nA) Oxygen\nB) Helium\nCorrect Option: B\n\nQuestion: Who?\nOptions:\nA) I\nB) You\nCorrect Option: A',
  ],
  [
    'German',
    'Frage: Which gas?\nAntwortmöglichkeiten:\nA) Oxygen\nB) Helium\nRichtige Antwort: B\n\nFrage: Who?\nOptionen:\nA) I\nB) You\nRichtige Option: A',
  ],
])('a word alone before each question, its options and its answer is none of the words: %s', (_, text) => {
  expect(readAll(text)).toEqual(['choice: Which gas? | Oxygen | *Helium', 'choice: Who? | *I | You']);
});

test('a word before a question within a test with numbers is one of its words', () => {
  expect(readAll('1. Read.\nQuestion: why?\n2. Write.')).toEqual([
    'open: Read.⏎Question: why?',
    'open: Write.',
  ]);
});

test('an answer in a key with the words of its option gives no reason', () => {
  expect(readAll('1. Which gas?\nA. Oxygen\nB. Helium\nANSWERS\n1. B (Helium)')).toEqual([
    'choice: Which gas? | Oxygen | *Helium',
  ]);
});

test('what is pasted between two fences is code, whatever it looks like', () => {
  const text = '1. What prints?\n```python\nfor i in x:\n    print(i)\n# 1. no\n```\na) 0 1\nb) 1 2';
  expect(readAll(text)).toEqual(['choice: What prints?⏎for i in x:⏎    print(i)⏎# 1. no | 0 1 | 1 2']);
  expect(readAll('1. Which sign?\n```\n2. Why?')).toEqual(['open: Which sign?⏎```', 'open: Why?']);
});
