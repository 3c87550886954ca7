import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { BlockNode, RichTextValue } from '../text/rich-text.ts';
import { recogniseQuestions } from './recognise-questions.ts';

const read = (value: RichTextValue) => recogniseQuestions(value).questions.map(toQuestionLine);
const isTest = (value: RichTextValue) => recogniseQuestions(value).isTest;

const CAPITALS = `1. What is the capital of France?
a) Lyon
b) Paris
c) Nice

2. What is the capital of Italy?
a) Rome
b) Milan`;

describe('numbered questions with lettered options', () => {
  test('are choices', () => {
    expect(isTest(CAPITALS)).toBe(true);
    expect(read(CAPITALS)).toEqual([
      'choice: What is the capital of France? | Lyon | Paris | Nice',
      'choice: What is the capital of Italy? | Rome | Milan',
    ]);
  });

  test.each([
    ['1) First?\nA. one\nB. two\n2) Second?\nA. one\nB. two'],
    ['(1) First?\n(a) one\n(b) two\n(2) Second?\n(a) one\n(b) two'],
    ['Question 1: First?\nA) one\nB) two\nQuestion 2: Second?\nA) one\nB) two'],
    ['Q1. First?\n☐ one\n☐ two\nQ2. Second?\n☐ one\n☐ two'],
    ['1.\tFirst?\n\ta.\tone\n\tb.\ttwo\n2.\tSecond?\n\ta.\tone\n\tb.\ttwo'],
    ['1. First?\r\n\r\na. one\r\n\r\nb. two\r\n\r\n2. Second?\r\na. one\r\nb. two\r\n'],
    ['1. First? a) one b) two\n2. Second?\na) one   b) two'],
    ['First?\na) one\nb) two\n\nSecond?\na) one\nb) two'],
    ['1. First?\n- one\n- two\n2. Second?\n- one\n- two'],
    ['1.First?\na)one\nb)two\n2.Second?\na)one\nb)two'],
    ['1: First?\nA: one\nB: two\n2: Second?\nA: one\nB: two'],
    ['1 - First?\na - one\nb - two\n2 – Second?\na – one\nb – two'],
    ['1. First?\n(1) one\n(2) two\n2. Second?\n(1) one\n(2) two'],
    ['1. First?\n1) one\n2) two\n2. Second?\n1) one\n2) two'],
    ['1. First?\ni) one\nii) two\n2. Second?\ni. one\nii. two'],
    ['① First?\n• one\n• two\n② Second?\n· one\n· two'],
    ['1. First?\nA) one / B) two\n2. Second? A) one; B) two'],
    ['1. First?\n• one\n• two\n(2) Second?\nA: one\nB: two'],
  ])('however they are labelled: %j', (text) => {
    expect(read(text)).toEqual(['choice: First? | one | two', 'choice: Second? | one | two']);
    expect(isTest(text)).toBe(true);
  });

  test('in columns are sorted by their letters', () => {
    const text = (between: string) => `1. Which?\na. one${between}c. three\nb. two${between}d. four\n2. Why?`;
    const choice = 'choice: Which? | one | two | three | four';
    expect(read(text('    '))[0]).toBe(choice);
    expect(read(text('\t'))[0]).toBe(choice);
  });

  test('of several lines are one option each', () => {
    const text =
      '1. Which?\na) rain that\nFalls at night\nb) snow\nc) a fog that is\ntoo thick.\n2. Why?\na) it is\nso\n\nand more\nb) no\nAnswer: b';
    expect(read(text)).toEqual([
      'choice: Which? | rain that Falls at night | snow | a fog that is too thick.',
      'choice: Why? | it is so and more | *no',
    ]);
  });

  test.each([
    ['a star before the letter', '1. Two?\na) one\n*b) two'],
    ['a star before the words', '1. Two?\na) one\nb) *two'],
    ['a star behind the words', '1. Two?\na) one\nb) two *'],
    ['a tick', '1. Two?\na) one\nb) two ✓'],
    ['a marked box', '1. Two?\n[ ] one\n[x] two'],
    ['a word in brackets', '1. Two?\na) one\nb) two (correct)'],
    ['the letter below', '1. Two?\na) one\nb) two\nAnswer: B'],
    ['the letter with its words', '1. Two?\na) one\nb) two\nCorrect answer: b) two'],
    ['the words below', '1. Two?\na) one\nb) two\nAns. two'],
    ['a sentence below', '1. Two?\na) one\nb) two\nThe correct answer is B.'],
    ['a bracket behind the question', '1. Two? (Answer: b)\na) one\nb) two'],
    ['the letter without a colon', '1. Two?\na) one\nb) two\nANSWER b'],
    ['a letter with a bullet', '1. Two?\n- A) one\n- B) two\nAnswer: B'],
    ['a roman numeral for bullets', '1. Two?\n• one\n• two\nAnswer: ii'],
    ['another language', '1. Two?\na) one\nb) two\nLösung: b'],
  ])('the answer is marked by %s', (_, text) => {
    expect(read(text)).toEqual(['choice: Two? | one | *two']);
  });

  test('a list of answers at the end marks them', () => {
    expect(read(`${CAPITALS}\n\nAnswer key\n1. B\n2. A`)).toEqual([
      'choice: What is the capital of France? | Lyon | *Paris | Nice',
      'choice: What is the capital of Italy? | *Rome | Milan',
    ]);
    expect(read(`${CAPITALS}\nAnswers:\n1 B, 2 A`)[0]).toContain('*Paris');
  });

  const A_B = 'a) one\nb) two';
  const SECTIONS = `Part 1\n1. First?\n${A_B}\n2. Second?\n${A_B}\nPart 2\n1. Third?\n${A_B}\n2. Fourth?\n${A_B}`;
  /** Reads the key of the sections: the letter that is right of each question, "-" without one; then all texts. */
  function readSections(text: string): string[] {
    const lines = read(text);
    const letters = lines
      .filter((line) => line.startsWith('choice'))
      .map((line) => (line.includes('*one') ? 'A' : line.includes('*two') ? 'B' : '-'));
    return [letters.join(' '), ...lines.filter((line) => line.startsWith('text'))];
  }

  test.each([
    ['in their order', 'Answer key\n1. A\n2. A\n1. B\n2. A'],
    ['below their names', 'Answer key:\nPart 1\n1. A\n2. A\nPart 2\n1. B\n2. A'],
    ['with a name behind the heading', 'Answer key: Part 1\n1. A\n2. A\nPart 2\n1. B\n2. A'],
    ['with a heading for each', 'Answer key: Part 1\n1. A\n2. A\nAnswer key: Part 2\n1. B\n2. A'],
    ['below their names in another order', 'Answers\nPart 2\n1. B\n2. A\nPart 1\n1. A\n2. A'],
    ['with a line for each', 'Answer key\nPart 1: 1. A 2. A\nPart 2: 1. B 2. A'],
    ['with a line and a heading for each', 'Answers: 1. A 2. A\nAnswers: 1-B, 2-A'],
  ])('answers to sections that are numbered anew belong to their own questions: %s', (_, key) => {
    expect(readSections(`${SECTIONS}\n${key}`)).toEqual(['A A B A', 'text: Part 1', 'text: Part 2']);
  });

  test('answers to sections that do not pair up are left as a text', () => {
    const texts = ['text: Part 1', 'text: Part 2'];
    expect(readSections(`${SECTIONS}\nAnswer key\n1. A\n2. B`)).toEqual([
      '- - - -',
      ...texts,
      'text: Answer key⏎1. A⏎2. B',
    ]);
    expect(readSections(`${SECTIONS}\nAnswer key\nPart 2\n1. A\n2. B`)).toEqual(['- - A B', ...texts]);
    expect(readSections(`${SECTIONS}\n3. Fifth?\n${A_B}\nAnswers: 1. A 2. A 3. B`)).toEqual([
      '- - - - B',
      ...texts,
      'text: 1. A⏎2. A',
    ]);
    expect(readSections(`1. First?\n${A_B}\n2. Second?\n${A_B}\nAnswers: 1. A 2. B 1. B`)).toEqual([
      '- B',
      'text: 1. A⏎1. B',
    ]);
  });

  test.each([
    ['Answers: 1. B 2. A'],
    ['Answer key: 1-B, 2-A'],
    ['Answer key – 1: b; 2: a'],
    ['Answers: 1) B 2) A'],
    ['Answers: 1. B. 2. A.'],
    ['Answers: 1. (b) 2. (a)'],
    ['Key: 1B, 2A'],
    ['Answers: B, A'],
    ['Answers\n1 ..... B\n2 ..... A'],
    ['Answers: 1-2 BA'],
    ['答案：1～2：B A'],
    ['1–2 BA'],
    ['Lösungen: 1. B 2. A'],
    ['Answers: 1. Paris 2. Rome'],
    ['1) B 2) A'],
    ['1B 2A'],
    ['Answers\n1. Paris 2. Rome'],
    ['Answers\n1-B, 2-A'],
    ['**Answers:** 1. B 2. A'.replaceAll('*', '')],
  ])('a key on one line marks them and is no text: %j', (key) => {
    expect(read(`${CAPITALS}\n\n${key}`)).toEqual([
      'choice: What is the capital of France? | Lyon | *Paris | Nice',
      'choice: What is the capital of Italy? | *Rome | Milan',
    ]);
  });

  test('a key on one line is read below each section', () => {
    const section = (key: string) => `1. Which?\n${A_B}\n2. Why?\n${A_B}\nAnswers: ${key}`;
    expect(readSections(`${section('1. A 2. B')}\n${section('1. B 2. B')}`)).toEqual(['A B B B']);
  });

  test('roman numerals are answers of a key on one line, whatever the numbers are', () => {
    const options = '\n(i) one\n(ii) two';
    expect(read(`1. A?${options}\n2. Why?\n3. B?${options}\nAnswers: 1. ii 3. i`)).toEqual([
      'choice: A? | one | *two',
      'open: Why?',
      'choice: B? | *one | two',
    ]);
  });

  test('true and false are answers of a key on one line', () => {
    expect(read('1. Ice is cold. True / False\n2. Ice is hot. True / False\nAnswers: 1. T 2. F')).toEqual([
      'choice: Ice is cold. | *True | False',
      'choice: Ice is hot. | True | *False',
    ]);
  });

  test.each([
    ['words for the gaps of one question', '3. The (1) ___ and (2) ___ shine.\nAnswers: 1. sun 2. moon'],
    ['numbers that no question has', '3. Why?\nAnswers: 7. A 8. B'],
    ['steps of one answer', '3. Why?\nSolution: 1. Add. 2. Divide.'],
  ])('what only looks like a key marks nothing: %s', (_, text) => {
    expect(read(`${CAPITALS}\n${text}`).slice(0, 2)).toEqual(read(CAPITALS));
  });

  test('several that are marked are all correct', () => {
    expect(read('1. Two?\n*a) one\n*b) two')).toEqual(['choice: Two? | *one | *two']);
  });

  test('a prompt of several lines, and text before and between them, is kept', () => {
    const text =
      'Unit 3\nName: ____\n1. Look at the map.\nWhich way?\na) up\nb) down\nPart B\n2. Why?\n3. How?';
    expect(read(text)).toEqual([
      'text: Unit 3⏎Name: ____',
      'choice: Look at the map.⏎Which way? | up | down',
      'text: Part B',
      'open: Why?',
      'open: How?',
    ]);
  });
});

describe('other questions', () => {
  test('rows of underscores are gaps, with the answer below', () => {
    expect(
      read('1. Rain falls from the ____.\nAnswer: clouds\n2. The ___ and the ___ shine.\nAnswer: sun, moon'),
    ).toEqual(['gaps: Rain falls from the ____. | clouds', 'gaps: The ___ and the ___ shine. | sun | moon']);
  });

  test.each([
    [
      '1. Two?\na) one\nb) two\nAnswer: b\nExplanation: so\nit is.\nPart B\n2. Why?',
      'Explanation: so⏎it is.',
      'text: Part B',
    ],
    ['1. Two?\na) one\nb) two\nBegründung: so.\nLösung: b\n2. Why?', 'Begründung: so.'],
    ['1. 二？\nA. 一\nB. 二\n答案：B\n【解析】是的。\n2. Why?', '【解析】是的。'],
  ])('what explains an answer is for the key alone: %j', (text, explanation, ...others) => {
    const [question, explains, ...rest] = recogniseQuestions(text).questions;
    expect(question && toQuestionLine(question)).toMatch(/\| \*(?:two|二)$/);
    expect(explains).toEqual({ type: 'text', prompt: explanation.replace('⏎', '\n'), shown_on: 'key' });
    expect(rest.map(toQuestionLine)).toEqual([...others, 'open: Why?']);
  });

  test('an answer keeps its own brackets, and not those around it', () => {
    expect(read('1. Derive it.\nAnswer: cos(x)\n2. And this?\n(Answer: sin(x))')).toEqual([
      'open: Derive it. | cos(x)',
      'open: And this? | sin(x)',
    ]);
  });

  test('parts that ask by themselves are no options', () => {
    expect(read('1. Read page 4.\na) Who came?\nb) Why?\n2. Which is polite?\na) Can I?\nb) May I?')).toEqual(
      ['open: Read page 4.⏎a) Who came?⏎b) Why?', 'choice: Which is polite? | Can I? | May I?'],
    );
  });

  test('an answer stands behind its question, where that has ended', () => {
    expect(read('1. What is 2+2? Answer: 4\n2. Give your answer: yes or no?')).toEqual([
      'open: What is 2+2? | 4',
      'open: Give your answer: yes or no?',
    ]);
  });

  test('a key that fits no question is for the key alone, with its gaps', () => {
    expect(
      recogniseQuestions('1. Why?\n2. Who?\nAnswer key\n8. ____ x\n9. ____ y').questions.at(-1),
    ).toMatchObject({
      type: 'text',
      shown_on: 'key',
    });
  });

  test('an answer to several gaps is that of the whole question', () => {
    expect(read('1. The ___ and the ___ shine.\nAnswer: sun')).toEqual([
      'open: The ___ and the ___ shine. | sun',
    ]);
  });

  test('a question alone is open; rows of underscores below it are its lines', () => {
    expect(
      read('1. Why is the sky blue?\n_______\n_______\n2. What is rain? ________\n3. Who?\nAnswer: me'),
    ).toEqual(['open: Why is the sky blue? (2)', 'open: What is rain? (1)', 'open: Who? | me']);
  });

  test('without numbers are found by the lines to write on, or by the answers below', () => {
    const text = 'Unit 3\nWhat is rain?\n____\nName three clouds.\n____\n____\nWho?\nAnswer: me';
    expect(read(text)).toEqual([
      'text: Unit 3',
      'open: What is rain? (1)',
      'open: Name three clouds. (2)',
      'open: Who? | me',
    ]);
    expect(isTest(text)).toBe(true);
  });

  test('without numbers are found where every line asks', () => {
    const text = 'What is rain?\nRain falls from the ____.\nWhy is the sky blue?';
    expect(read(text)).toEqual([
      'open: What is rain?',
      'gaps: Rain falls from the ____.',
      'open: Why is the sky blue?',
    ]);
    expect(isTest(text)).toBe(true);
  });

  test('dots are written on as underscores are', () => {
    expect(read('1. Was ist Regen?\n………………\n2. Regen fällt aus .......... .')).toEqual([
      'open: Was ist Regen? (1)',
      'gaps: Regen fällt aus ____ .',
    ]);
  });

  test('a dialogue to be completed is no list of options', () => {
    expect(read('1. Complete it.\nA: Where is ____?\nB: It is ____.\n2. Why?')).toEqual([
      'gaps: Complete it.⏎A: Where is ____?⏎B: It is ____.',
      'open: Why?',
    ]);
  });

  test.each([
    ['1. The sun is a star. True / False\nAnswer: True'],
    ['1. The sun is a star. (T/F)\nAnswer: T'],
    ['1. True or false: The sun is a star.\nAnswer: true'],
    ['1. The sun is a star. True or False?\nAnswer: True'],
    ['1. The sun is a star.\nTrue\nFalse\nAnswer: True'],
    ['1. The sun is a star.\na) True\nb) False\nAnswer: A'],
  ])('true or false is a choice: %j', (text) => {
    expect(read(text)).toEqual(['choice: The sun is a star. | *True | False']);
  });

  test('whatever the script', () => {
    expect(read('1. ما عاصمة فرنسا؟\na) ليون\nb) باريس\n2. 水は何ですか？\na) 液体\nb) 気体')).toEqual([
      'choice: ما عاصمة فرنسا؟ | ليون | باريس',
      'choice: 水は何ですか？ | 液体 | 気体',
    ]);
  });

  test('decimal numbers, times and initials are no labels', () => {
    expect(read('1. What is 2.5 + 3.5?\na) 6\nb) 7.5\n2. When is 10:30?\na) A. Lincoln\nb) 12:15')).toEqual([
      'choice: What is 2.5 + 3.5? | 6 | 7.5',
      'choice: When is 10:30? | A. Lincoln | 12:15',
    ]);
  });
});

const aText = (text: string, ...marks: 'strong'[]) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, marks: marks.map((type) => ({ type })) }],
});
const aList = (type: 'ordered_list' | 'bullet_list', ...entries: BlockNode[][]): BlockNode => ({
  type,
  content: entries.map((content) => ({ type: 'list_item', content })),
});

describe('formatted text', () => {
  const inList: RichTextValue = {
    type: 'doc',
    content: [
      aList(
        'ordered_list',
        [aText('Capital of France?'), aList('ordered_list', [aText('Lyon')], [aText('Paris', 'strong')])],
        [aText('Why?', 'strong')],
      ),
    ],
  };

  test('lists within a list are options, and the only bold one is correct', () => {
    expect(read(inList)).toEqual(['choice: Capital of France? | Lyon | *Paris', 'open: Why?']);
    expect(isTest(inList)).toBe(true);
    expect(JSON.stringify(recogniseQuestions(inList).questions)).not.toContain('strong');
  });

  test('bold within a prompt stays bold', () => {
    const value: RichTextValue = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '1. Which is ' },
            {
              type: 'text',
              text: 'not',
              marks: [{ type: 'strong' }, { type: 'color', attrs: { color: '#FF0000' } }],
            },
            { type: 'text', text: ' true?' },
          ],
        },
      ],
    };
    expect(recogniseQuestions(value).questions[0]).toHaveProperty('prompt', {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Which is ' },
            { type: 'text', text: 'not', marks: [{ type: 'strong' }] },
            { type: 'text', text: ' true?' },
          ],
        },
      ],
    });
  });
});

describe('what is no test', () => {
  test.each([
    ['a recipe', '1. Preheat the oven.\n2. Mix flour and milk.\n3. Bake for 20 minutes.'],
    [
      'steps with points below',
      '1. Wash your hands.\na) Use soap.\nb) Rinse.\n2. Dry them.\na) Take a towel.\nb) Rub.',
    ],
    ['an outline', '1. Introduction\na) History\nb) Aims\n2. Methods\na) Sample\nb) Design'],
    ['a story with questions in it', 'Why is it so cold? asked Ann.\nWho knows? said Ben.\nThey went home.'],
    ['one question', '1. What is the capital of France?\na) Lyon\nb) Paris'],
    ['a shopping list', '- apples\n- pears\n- milk'],
    ['dates', '3. May: Why we march\n4. June\n5. July'],
    ['nothing', '   \n\n'],
    ['one line', 'What is rain?'],
    ['two questions of a text', 'Is it cold?\nWho knows?'],
    ['what stands above a test', 'Name: ____\nDate: ____\nClass: ____'],
    ['a dialogue', 'A: Hello!\nB: Hi, how are you?\nA: Fine.\nB: And Ann?'],
    ['steps, one of which asks', '1. Open the book.\n2. Read page 4.\n3. What do you see?\n4. Close it.'],
    ['a list of words', '1. rain\n2. snow\n3. hail'],
  ])('%s', (_, text) => {
    expect(isTest(text)).toBe(false);
  });
});

test('200 questions are recognised', () => {
  const text = Array.from(
    { length: 200 },
    (_, at) => `${at + 1}. What is ${at} + 1?\na) ${at + 1}\n*b) ${at}\nc) 0`,
  );
  expect(recogniseQuestions(text.join('\n')).questions).toHaveLength(200);
});

test.each([
  ['spaces', `1. What${' '.repeat(500)}b\n2. Why?`],
  ['underscores', `1. ${'_'.repeat(40_000)}\n2. Why?`],
  ['one line', '('.repeat(20_000)],
  ['numbers', '1.'.repeat(10_000)],
  ['empty lines', `1. Why?${'\n'.repeat(5000)}2. Who?`],
  ['a book', 'Rain falls.\n'.repeat(20_000)],
])('text without end is no test and is not searched for one: %s', (_, text) => {
  expect(recogniseQuestions(text)).toEqual({ questions: [], isTest: false });
});

describe('as programs write tests for a chat, with stars around lines and labels', () => {
  test.each([
    ['**1. Capital?**\nA) Paris\nB) Rome\n**Answer: B**', 'choice: Capital? | Paris | *Rome'],
    ['**1.** Capital?\n**A)** Paris\n**B)** Rome\n**Answer:** A', 'choice: Capital? | *Paris | Rome'],
    ['1. Capital?\nA) Rome\n**B) Paris**', 'choice: Capital? | Rome | *Paris'],
    [
      '## Quiz\n---\n1. **True or False:** Ice is cold.\n**Answer:** True',
      'text: Quiz | choice: Ice is cold. | *True | False',
    ],
    ['1. What is 2**3**?\n**Answer**: 8', 'open: What is 2**3**? | 8'],
  ])('%j', (text, question) => {
    expect(recogniseQuestions(text).questions.map(toQuestionLine).join(' | ')).toBe(question);
  });
});

describe('letters before questions and answers in turn are no words of them', () => {
  test.each([
    ['Q: Why?\nA: So.\nQ: Who?\nA: Me.', ['open: Why? | So', 'open: Who? | Me']],
    ['F: Warum?\nA: Darum\n\nF: Wer?\nA: Ich', ['open: Warum? | Darum', 'open: Wer? | Ich']],
    ['问：为什么？\n答：因为\n问：谁？\n答：我', ['open: 为什么？ | 因为', 'open: 谁？ | 我']],
    ['Ann: Why?\nBen: So.\nAnn: Who?', ['text: Ann: Why?⏎Ben: So.⏎Ann: Who?']],
  ])('%j', (text, questions) => {
    expect(recogniseQuestions(text).questions.map((one) => toQuestionLine(one).replace(/\.$/, ''))).toEqual(
      questions.map((one) => one.replace(/\.$/, '')),
    );
  });
});

test('lettered room to write is none of options, and a list below a text with gaps answers these', () => {
  const text =
    '1. The ____ (1) fell on ____ (2).\nAnswers: (1) rain (2) hills\n2. Name the parts.\na) ________\nb) ________\nAnswer: leaf, stem';
  expect(recogniseQuestions(text).questions.map(toQuestionLine)).toEqual([
    'gaps: The ____ (1) fell on ____ (2). | rain | hills',
    'gaps: Name the parts.⏎a) ________⏎b) ________ | leaf | stem',
  ]);
});

describe('the choices in brackets behind a gap', () => {
  test.each([
    [
      '1. She ____ (go / goes) to school. They ____ (has/have) a dog.\nAnswer: goes; have',
      'gaps: She ____ to school. They ____ a dog. | goes (go) | have (has)',
    ],
    ['1. Ice is ____ (hot / cold).\nAnswer: cold', 'gaps: Ice is ____. | cold (hot)'],
  ])('are its choices where one of them is the answer', (text, question) => {
    expect(recogniseQuestions(text).questions.map(toQuestionLine)).toEqual([question]);
  });

  test.each([
    ['1. He ____ (to be / to have) here.\nAnswer: is', 'gaps: He ____ (to be / to have) here. | is'],
    ['1. He ____ (is / was) here.', 'gaps: He ____ (is / was) here.'],
    ['1. He ____ (be) here.\nAnswer: be', 'gaps: He ____ (be) here. | be'],
  ])('are words of the text elsewhere', (text, question) => {
    expect(recogniseQuestions(text).questions.map(toQuestionLine)).toEqual([question]);
  });
});

describe('what is lettered and empty is room to write', () => {
  test.each([
    [
      '1. Label it.\na) ____\nb) ____\nc) stem\nAnswer: leaf; root',
      'gaps: Label it.⏎a) ____⏎b) ____⏎c) stem | leaf | root',
    ],
    [
      '1. Snow\na) ☐\nb) ☐\nA. scarf\nB. hat\nAnswer: hat; scarf',
      'open: Snow⏎a) ☐⏎b) ☐⏎A. scarf⏎B. hat | hat; scarf',
    ],
  ])('and no option: %j', (text, question) => {
    expect(recogniseQuestions(text).questions.map(toQuestionLine)).toEqual([question]);
  });
});

test.each([
  ['in and out', ['The sun is low,', '    the moon is high,', 'and stars are there', '    to say goodbye.']],
  ['step by step', ['I am', '  going', '    down', '      the stairs']],
])('a poem that is pasted as text keeps the room before its lines: %s', (_, verse) => {
  const [question] = recogniseQuestions(`1. Read the poem.\n${verse.join('\n')}\n2. Who speaks?`).questions;
  expect(question && 'prompt' in question && toPlainText(question.prompt)).toBe(
    ['Read the poem.', ...verse].join('\n'),
  );
});

test('the room before wrapped lines of a question is none', () => {
  const text = '1. This is a long question\n   that is wrapped here\n   and hangs below its number?\n2. Who?';
  const [question] = recogniseQuestions(text).questions;
  expect(question && 'prompt' in question && toPlainText(question.prompt)).not.toMatch(/ {2}|\n /);
});
