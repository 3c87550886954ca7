import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { InlineNode, RichTextValue } from '../text/rich-text.ts';
import { recogniseQuestions } from './recognise-questions.ts';

/** Reads the options of the first question, a star before each right one, and what was taken off. */
function readOptions(text: RichTextValue): string {
  const [question] = recogniseQuestions(text).questions;
  if (question?.type !== 'choice') return question ? toQuestionLine(question) : 'nothing';
  const options = question.options.map((one) => `${one.correct ? '→' : ''}${toPlainText(one.text)}`);
  const taken = question.taken ? ` {${question.taken.join(' ')}}` : '';
  return options.join(' | ') + taken;
}

describe('a sign of mathematics or of a program is no mark of the right option, and stays', () => {
  test.each([
    ['roots', '1. Which equals 5?\nA. √25\nB. √10\nC. √5', '√25 | √10 | √5'],
    ['one root', '1. Which is 2?\nA. √4\nB. 3\nC. 5', '√4 | 3 | 5'],
    ['a root of a letter', '1. Which is c?\na) √x\nb) y', '√x | y'],
    ['a root with room', '1. Which is 5?\na) √ 25\nb) 4', '√ 25 | 4'],
    ['roots, with the key', '1. Which is 3?\na) √9\nb) √4\nAnswer: a', '→√9 | √4'],
    ['operators', '1. Power in Python?\na) *\nb) **\nc) ^', '* | ** | ^'],
    ['a factor', '1. Twice?\na) *2\nb) /2\nc) +2', '*2 | /2 | +2'],
    ['a number with a star', '1. Which?\na) 5*\nb) 5\nc) 15', '5* | 5 | 15'],
    [
      'a pointer',
      '1. Declares a pointer?\na) int p\nb) *p\nc) int p[x]\nAnswer: a',
      '→int p | *p | int p[x]',
    ],
    ['an address', '1. Reads it?\na) *p\nb) &p\nc) p', '*p | &p | p'],
    ['an index', '1. Which?\na) list[x]\nb) list(x)', 'list[x] | list(x)'],
    ['a pattern of files', '1. All texts?\na) *.txt\nb) report.txt', '*.txt | report.txt'],
    ['a variable', '1. Which is linear?\na) f (x)\nb) the rest', 'f (x) | the rest'],
    ['a variable of the prompt', '1. Solve for x.\na) one root (x)\nb) none', 'one root (x) | none'],
    ['chess', '1. The rook?\na) takes (x)\nb) gives check (+)', 'takes (x) | gives check (+)'],
    ['a direction', '1. Where?\na) turn (right)\nb) turn (left)', 'turn (right) | turn (left)'],
    ['product', '1. Which?\na) *b\nb) a*b', '*b | a*b'],
    ['a letter', '1. Which is a vector?\na) v*\nb) v', 'v* | v'],
    ['a radical', '1. Which is a radical?\na) CH3*\nb) CH4\nc) C2H6', 'CH3* | CH4 | C2H6'],
    ['all columns', '1. Which reads all?\na) SELECT *\nb) SELECT ALL', 'SELECT * | SELECT ALL'],
    ['a turn', '1. Where?\na) stop\nb) turn - right', 'stop | turn - right'],
    ['in German', '1. Was ist 4?\na) √16\nb) √2\nc) √8\nLösung: a', '→√16 | √2 | √8'],
    ['in Russian', '1. Сколько?\nа) √9\nб) √16\nв) 5\nОтвет: б', '√9 | →√16 | 5'],
  ])('%s', (_, text, options) => {
    expect(readOptions(text)).toBe(options);
  });

  test('nor is a sign in code', () => {
    const code = (text: string): InlineNode => ({ type: 'text', text, marks: [{ type: 'code' }] });
    const line = (label: string, node: InlineNode) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: label }, node],
    });
    const text: RichTextValue = {
      type: 'doc',
      content: [
        line('1. Which?', { type: 'text', text: ' ' }),
        line('a) ', code('*p')),
        line('b) ', code('[x] == [x]')),
        line('c) ', code('p ✓')),
      ],
    };
    expect(readOptions(text)).toBe('*p | [x] == [x] | p ✓');
  });
});

describe('a sign marks the right option where the question or the whole test says so, and is shown', () => {
  test.each([
    ['one star before', '1. Two?\na) one\nb) *two\nc) three', 'one | →two | three {*}'],
    ['one star behind', '1. Two?\na) one\nb) two*', 'one | →two {*}'],
    ['a star behind a number, with room', '1. 2 + 3?\na) 4\nb) 5 *\nc) 6', '4 | →5 | 6 {*}'],
    ['a star as in another question', '1. 2 + 3?\na) 4\nb) *5\n2. 1 + 1?\na) *2\nb) 3', '4 | →5 {*}'],
    [
      'several, as one in another',
      '1. Odd?\na) *one\nb) two\nc) *three\n2. Two?\na) *two\nb) six',
      '→one | two | →three {*}',
    ],
    ['a tick of mathematics before a word', '1. Capital?\na) √ Paris\nb) Lyon', '→Paris | Lyon {√}'],
    ['ticks', '1. Cold?\na) ice ✓\nb) fire\nc) snow ✓', '→ice | fire | →snow {✓}'],
    ['an x in brackets', '1. Capital?\na) Lyon\nb) Paris (x)', 'Lyon | →Paris {(x)}'],
    ['an x in a box', '1. Capital?\na) Lyon\nb) Paris [x]', 'Lyon | →Paris {[x]}'],
    ['boxes', '1. Cold?\n☑ ice\n☐ fire\n☑ snow', '→ice | fire | →snow {☑}'],
    ['a star before the letter', '1. Two?\na) one\n*b) two', 'one | →two {*}'],
    ['a drawn tick', '1. Capital?\na) Lyon\nb) ✅ Paris', 'Lyon | →Paris {✅}'],
    ['a tick with its shape', '1. Capital?\na) Lyon\nb) Paris ✔\uFE0F', 'Lyon | →Paris {✔\uFE0F}'],
    ['ticks and crosses', '1. Capital?\na) Lyon ✗\nb) Paris ✓\nc) Nice ✗', 'Lyon | →Paris | Nice {✗ ✓}'],
    ['ticks and crosses for bullets', '1. Cold?\n✓ ice\n✗ fire\n✓ snow', '→ice | fire | →snow {✓ ✗}'],
    ['drawn ones', '1. Capital?\na) ❌ Lyon\nb) ✅ Paris', 'Lyon | →Paris {❌ ✅}'],
    ['both words', '1. Capital?\na) Lyon (wrong)\nb) Paris (correct)', 'Lyon | →Paris {(wrong) (correct)}'],
    ['an arrow', '1. Capital?\na) Lyon\nb) Paris <-- correct', 'Lyon | →Paris {<-- correct}'],
    ['a dash', '1. Hauptstadt?\na) Bonn\nb) Berlin – richtig', 'Bonn | →Berlin {– richtig}'],
    [
      'a word in square brackets',
      '1. Two?\na) one\nb) two [correct answer]',
      'one | →two {[correct answer]}',
    ],
    ['an x before the letter', '1. Sky?\na) red\nx b) blue\nc) green', 'red | →blue | green {x}'],
    ['a word', '1. Deux ?\na) un\nb) deux (bonne réponse)', 'un | →deux {(bonne réponse)}'],
    ['a word in Russian', '1. Два?\nа) один\nб) два (верно)', 'один | →два {(верно)}'],
    ['a word in Chinese', '1. 首都？\nA. 上海\nB. 北京（正确）', '上海 | →北京 {（正确）}'],
  ])('%s', (_, text, options) => {
    expect(readOptions(text)).toBe(options);
  });
});

describe('an answer that is written into the brackets of a question is its key, and is taken out', () => {
  const read = (text: string) => {
    const [question] = recogniseQuestions(text).questions;
    return question && `${toQuestionLine(question)}${question.taken ? ` {${question.taken.join(' ')}}` : ''}`;
  };
  test.each([
    ['1. 首都是（ B ）。\nA. 上海\nB. 北京', 'choice: 首都是（　）。 | 上海 | *北京 {（ B ）}'],
    [
      '1. 都是城市（ＡＢ）\nA. 上海\nB. 北京\nC. 长江',
      'choice: 都是城市（　） | *上海 | *北京 | 长江 {（ＡＢ）}',
    ],
    ['1. Paris is in ( B ).\na) Spain\nb) France', 'choice: Paris is in (   ). | Spain | *France {( B )}'],
    ['1. 地球是圆的。（√）', 'choice: 地球是圆的。 | *对 | 错 {（√）}'],
    ['1. 太阳绕地球转。（×）', 'choice: 太阳绕地球转。 | 对 | *错 {（×）}'],
    ['1. Ice sinks. (✗)', 'choice: Ice sinks. | True | *False {(✗)}'],
  ])('%j', (text, line) => {
    expect(read(text)).toBe(line);
  });

  test.each([
    ['1. What is picture (B)?\na) ice\nb) fire', 'choice: What is picture (B)? | ice | fire'],
    ['1. 从（ A ）到（ B ）\nA. 一\nB. 二', 'choice: 从（ A ）到（ B ） | 一 | 二'],
    ['1. 首都（ F ）\nA. 一\nB. 二', 'choice: 首都（ F ） | 一 | 二'],
    ['1. Set ( A )?\na) ice\nb) fire\nAnswer: b', 'choice: Set ( A )? | ice | *fire'],
  ])('but no other letter is: %j', (text, line) => {
    expect(read(text)).toBe(line);
  });
});

describe('an answer or a key is believed before any sign', () => {
  test.each([
    ['a star in the words stays', '1. Fee?\na) price*\nb) cost\nAnswer: b', 'price* | →cost'],
    ['a star that agrees is taken off', '1. Two?\na) one\nb) two*\nAnswer: b', 'one | →two {*}'],
    ['a star before the letter is shown', '1. Two?\n*a) one\nb) two\nAnswer: b', 'one | →two {*}'],
    [
      'a key at the end',
      '1. Two?\na) one*\nb) two\n2. Three?\na) three\nb) four\nAnswer key\n1. b\n2. a',
      'one* | →two',
    ],
    ['words that begin with a letter', '1. Barks?\na) cat\nb) dog\nAnswer: a dog', 'cat | →dog'],
    ['a letter with its words', '1. Barks?\na) cat\nb) dog\nAnswer: B dog', 'cat | →dog'],
    ['a letter with a reason', '1. Barks?\na) cat\nb) dog\nAnswer: b) because it does', 'cat | →dog'],
    ['two letters', '1. Cold?\na) ice\nb) fire\nc) snow\nAnswer: AC', '→ice | fire | →snow'],
  ])('%s', (_, text, options) => {
    expect(readOptions(text)).toBe(options);
  });

  test('an answer that fits no option is kept beside a mark', () => {
    const { questions } = recogniseQuestions('1. Capital?\na) Lyon\nb) *Paris\nAnswer: Berlin');
    expect(questions.map(toQuestionLine)).toEqual([
      'choice: Capital? | Lyon | *Paris',
      'text: Answer: Berlin',
    ]);
  });

  test.each([
    ['two lines', '1. Two?\na) one\nb) two\nAnswer: a\nAnswer: b', ['a', 'b']],
    ['a line and a key', '1. Two?\na) one\nb) two\nAnswer: a\n2. Why?\nKey: 1. b 2. so', ['a', 'b']],
    ['a letter and a word', '1. 5 - 2?\n1) 3\n2) 2\n3) 1\nAnswer: 3', ['3']],
    ['a letter that is a word', '1. Which vowel?\na) b\nb) a\nAnswer: a', ['a']],
  ])('answers that gainsay each other mark nothing and are kept: %s', (_, text, answers) => {
    const { questions } = recogniseQuestions(text);
    expect(questions.slice(0, 1 + answers.length).map(toQuestionLine)).toEqual([
      expect.not.stringContaining('*'),
      ...answers.map((answer) => `text: Answer: ${answer}`),
    ]);
    const kept = questions.slice(1, 1 + answers.length);
    expect(kept.map(({ shown_on }) => shown_on)).toEqual(answers.map(() => 'key'));
  });

  test('two answers that agree mark one option, and of a written answer both are kept', () => {
    expect(readOptions('1. Two?\na) one\nb) two\nAnswer: b\nAnswer: two')).toBe('one | →two');
    expect(readOptions('1. Two?\nAnswer: 2\n2. Why?\nAnswers: 1. two 2. so')).toBe('open: Two? | 2 / two');
    expect(readOptions('1. Ice is cold. True / False\nAnswer: T\nAnswer: F')).toBe('True | False');
  });

  test('signs that all options have mark none of them', () => {
    expect(readOptions('1. Which?\na) one ✓\nb) two ✓')).toBe('one ✓ | two ✓');
    expect(readOptions('1. Which?\n☑ one\n☑ two')).toBe('one | two {☑}');
  });
});

test('where a mark is before a letter, signs in the words of others stay', () => {
  const [question] = recogniseQuestions('1. Which?\na) adds *\nb) adds .\n*c) adds all').questions;
  expect(question && toQuestionLine(question)).toBe('choice: Which? | adds * | adds . | *adds all');
});

test('a line with a star below options with letters is a note, and a star behind an option refers to it', () => {
  const { questions } = recogniseQuestions(
    '1. Which?\na) water*\nb) ice\n* from the book, page 3\n2. Who?\na) me\nb) you',
  );
  expect(questions.map(toQuestionLine)).toEqual([
    'choice: Which? | water* | ice',
    'text: * from the book, page 3',
    'choice: Who? | me | you',
  ]);
});

test.each(['* = correct answer', '* Richtige Antwort'])(
  'a legend of the stars leaves them marks: %s',
  (legend) => {
    const { questions } = recogniseQuestions(`1. Which?\na) water*\nb) ice\n${legend}`);
    expect(questions.map(toQuestionLine)).toEqual(['choice: Which? | *water | ice', `text: ${legend}`]);
  },
);
