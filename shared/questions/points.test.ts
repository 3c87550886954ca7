import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { readQuestionFile } from './read/formats.ts';
import { recogniseQuestions } from './recognise-questions.ts';

/** Writes the first question with the points that it earns. */
function read(text: string): string {
  const [question] = recogniseQuestions(text).questions;
  if (!question) return 'nothing';
  const { points } = question;
  return `${toQuestionLine(question)}${points ? ` = ${points.value}${points.bonus ? ' bonus' : ''}` : ''}`;
}

describe('the points of a question are read and taken out of its words', () => {
  test.each([
    ['1. Why is it cold? (4 points)', 'Why is it cold? = 4'],
    ['1. Why is it cold? (1 pt)', 'Why is it cold? = 1'],
    ['1. Why is it cold? [3 marks]', 'Why is it cold? = 3'],
    ['1. Why is it cold? [4]', 'Why is it cold? = 4'],
    ['1. Why is it cold? /4', 'Why is it cold? = 4'],
    ['1. Why is it cold? ___/4', 'Why is it cold? = 4'],
    ['1. Why is it cold? ____ / 4 pts', 'Why is it cold? = 4'],
    ['1. (4 points) Why is it cold?', 'Why is it cold? = 4'],
    ['1. [2] Why is it cold?', 'Why is it cold? = 2'],
    ['1. Why is it cold? (2.5 points)', 'Why is it cold? = 2.5'],
    ['1. Why is it cold? (½ point)', 'Why is it cold? = 0.5'],
    ['1. Why is it cold? (3 bonus points)', 'Why is it cold? = 3 bonus'],
    ['1. Why is it cold? (4 points, 2 each)', 'Why is it cold? = 4'],
    ['1. Why is it cold?\t4 points', 'Why is it cold? = 4'],
    ['1. Why is it cold?\n(4 points)', 'Why is it cold? = 4'],
    ['1. Why is it cold?\n___/4', 'Why is it cold? = 4'],
    ['1. Why is it cold? (worth 4 points)', 'Why is it cold? = 4'],
    ['1. Why is it cold? Points: 4', 'Why is it cold? = 4'],
    ['1. Why is it cold? (extra credit: 2 points)', 'Why is it cold? = 2 bonus'],
    ['1 (4 points) Why is it cold?', 'Why is it cold? = 4'],
    ['1. Warum ist es kalt? 3P', 'Warum ist es kalt? = 3'],
    ['1. Warum ist es kalt? [2 VP]', 'Warum ist es kalt? = 2'],
    ['1. Pourquoi fait-il froid ? (sur 4 points)', 'Pourquoi fait-il froid ? = 4'],
    ['1. Dlaczego jest zimno? (0–2 pkt)', 'Dlaczego jest zimno? = 2'],
    ['1. 为什么冷？（共5分）', '为什么冷？ = 5'],
    ['1. Warum ist es kalt? (4 Punkte)', 'Warum ist es kalt? = 4'],
    ['1. Warum ist es kalt? (2,5 P.)', 'Warum ist es kalt? = 2.5'],
    ['1. Warum ist es kalt? /3 BE', 'Warum ist es kalt? = 3'],
    ['1. Pourquoi fait-il froid ? (2 pts)', 'Pourquoi fait-il froid ? = 2'],
    ['1. Pourquoi fait-il froid ? … / 2 points', 'Pourquoi fait-il froid ? = 2'],
    ['1. ¿Por qué hace frío? (3 puntos)', '¿Por qué hace frío? = 3'],
    ['1. Perché fa freddo? (punti 3)', 'Perché fa freddo? = 3'],
    ['1. Por que faz frio? (2 valores)', 'Por que faz frio? = 2'],
    ['1. Waarom is het koud? (2 punten)', 'Waarom is het koud? = 2'],
    ['1. Dlaczego jest zimno? (2 pkt)', 'Dlaczego jest zimno? = 2'],
    ['1. Почему холодно? (5 баллов)', 'Почему холодно? = 5'],
    ['1. Neden soğuk? (10 puan)', 'Neden soğuk? = 10'],
    ['1. لماذا الجو بارد؟ (٤ درجات)', 'لماذا الجو بارد؟ = 4'],
    ['1. למה קר? (5 נקודות)', 'למה קר? = 5'],
    ['1. 为什么冷？（5分）', '为什么冷？ = 5'],
    ['1. なぜ寒い？（3点）', 'なぜ寒い？ = 3'],
    ['1. 왜 춥나요? [3점]', '왜 춥나요? = 3'],
    ['1. なぜ寒い？（各2点）', 'なぜ寒い？ = 2'],
    ['1. なぜ寒いか。各2点', 'なぜ寒いか。 = 2'],
    ['1. なぜ寒い？ 2点', 'なぜ寒い？ = 2'],
    ['1. なぜ寒い？（配点：2点）', 'なぜ寒い？ = 2'],
    ['1. なぜ寒い？（2点×3）', 'なぜ寒い？ = 6'],
    ['1. 为什么冷？（每题2分）', '为什么冷？ = 2'],
    ['1. 为什么冷？2分', '为什么冷？ = 2'],
    ['1. 为什么冷？(每小题3分，共6分)', '为什么冷？ = 6'],
    ['1. 为什么冷？（本题满分10分）', '为什么冷？ = 10'],
    ['1. 为什么冷？【5分】', '为什么冷？ = 5'],
    ['1. 왜 춥나요? (각 2점)', '왜 춥나요? = 2'],
    ['1. Why is it cold? (2 points each)', 'Why is it cold? = 2'],
    ['1. Warum ist es kalt? (je 2 Punkte)', 'Warum ist es kalt? = 2'],
    ['1. Pourquoi fait-il froid ? (2 points chacun)', 'Pourquoi fait-il froid ? = 2'],
    ['1. ¿Por qué hace frío? (2 puntos cada una)', '¿Por qué hace frío? = 2'],
    ['1. Perché fa freddo? (2 punti ciascuno)', 'Perché fa freddo? = 2'],
    ['1. Por que faz frio? (cada uma 2 pontos)', 'Por que faz frio? = 2'],
  ])('%j', (text, question) => {
    expect(read(text)).toBe(`open: ${question}`);
  });

  test.each([
    [
      'a gap',
      '1. Rain falls from the ____. (2 points)\nAnswer: sky',
      'gaps: Rain falls from the ____. | sky = 2',
    ],
    ['a choice', '1. Capital? (2 points)\na) Lyon\n*b) Paris', 'choice: Capital? | Lyon | *Paris = 2'],
    ['below the options', '1. Capital?\na) Lyon\n*b) Paris\n[2]', 'choice: Capital? | Lyon | *Paris = 2'],
    [
      'behind the last option',
      '1. Capital?\na) Lyon\n*b) Paris (2 points)',
      'choice: Capital? | Lyon | *Paris = 2',
    ],
    ['each of two gaps', '1. ____ and ____ are cold. (2 points each)', 'gaps: ____ and ____ are cold. = 4'],
    [
      'each of two gaps in Chinese',
      '1. 冰是____的，火是____的。（每空1分，共2分）',
      'gaps: 冰是____的，火是____的。 = 2',
    ],
    ['true or false', '1. Ice is cold. True / False (1 point)', 'choice: Ice is cold. | True | False = 1'],
  ])('of %s', (_, text, question) => {
    expect(read(text)).toBe(question);
  });
});

describe('what names no points for sure stays in the words', () => {
  test.each([
    '1. What is 8 /4',
    '1. Simplify (a + b) /4',
    '1. What is x[4]',
    '1. How far is it (4 km)',
    '1. Why is it cold? (120 points)',
    '1. Why is it cold? (0 points)',
    '1. Who wrote it? (1984)',
    '1. Why has a star (5 points) its name?',
    '1. 会议开几分？（2分钟）',
    '1. これは何の2点ですか',
    '1. When did each get 2 points?',
  ])('%j', (text) => {
    expect(read(text)).toBe(`open: ${text.slice(3)}`);
  });

  test('so do points that several options have', () => {
    const options = 'ace (11 points) | king (4 points) | ten (10 points)';
    const lines = options.split(' | ').map((words, at) => `${'abc'.charAt(at)}) ${words}`);
    expect(read(`1. Which card?\n${lines.join('\n')}`)).toBe(`choice: Which card? | ${options}`);
  });

  test('so do points that are an option', () => {
    expect(read('1. What wins?\na) a goal\nb) 5 points')).toBe('choice: What wins? | a goal | 5 points');
  });

  test('nor do the points of a part of the test belong to the question above it', () => {
    const text = '1. Who?\nPart B (10 points)\n1. When? (2 points)';
    const { questions } = recogniseQuestions(text);
    expect(questions.map((question) => [toQuestionLine(question), question.points?.value])).toEqual([
      ['open: Who?', undefined],
      ['text: Part B (10 points)', undefined],
      ['open: When?', 2],
    ]);
  });
});

describe('each question below a heading earns what the heading says for each', () => {
  const readAll = (text: string) =>
    recogniseQuestions(text).questions.map(
      (question) => `${toQuestionLine(question)}${question.points ? ` = ${question.points.value}` : ''}`,
    );

  test.each([
    ['Part A (2 points each)', '1. Why?', '2. Who? (3 points)', '2'],
    ['一、简答题（每题2分，共4分）', '1. 为什么？', '2. 谁？（3分）', '2'],
    ['次の問いに答えなさい。（各2点）', '1. なぜ？', '2. 誰？（3点）', '2'],
    ['Teil A: Fragen (je 2 Punkte)', '1. Warum?', '2. Wer? (3 Punkte)', '2'],
  ])('%s', (heading, first, second, value) => {
    const [own, one, two] = readAll(`${heading}\n${first}\n${second}`);
    expect([own, one, two?.slice(-1)]).toEqual([
      `text: ${heading}`,
      `open: ${first.slice(3)} = ${value}`,
      '3',
    ]);
  });

  test('and each gap of a question where it says so, until the next heading', () => {
    expect(
      readAll(
        '二、填空题（每空1分，共3分）\n1. ____和____是冷的。\n2. ____是热的。\n三、问答题\n3. 为什么？',
      ),
    ).toEqual([
      'text: 二、填空题（每空1分，共3分）',
      'gaps: ____和____是冷的。 = 2',
      'gaps: ____是热的。 = 1',
      'text: 三、问答题',
      'open: 为什么？',
    ]);
  });
});

describe('a column of a table holds points', () => {
  const readTable = (text: string) =>
    readQuestionFile({ name: 't.csv', bytes: new TextEncoder().encode(text) });

  test.each([
    ['Question,Answer,Points', 'Why?,So.,3'],
    ['Frage,Antwort,Punkte', 'Warum?,Darum.,3'],
    ['Pregunta,Respuesta,Puntos', '¿Por qué?,Sí.,3'],
    ['Question,Answer,Marks', 'Why?,So.,3'],
    ['Question,Answer,Max. points', 'Why?,So.,3'],
    ['Question,Réponse,Barème', 'Pourquoi ?,Ainsi.,3'],
    ['Domanda,Risposta,Punti', 'Perché?,Così.,3'],
    ['Вопрос,Ответ,Баллы', 'Почему?,Так.,3'],
    ['题目,答案,分值', '为什么？,因为。,3'],
    ['Question,Answer,баллы', 'Why?,So.,3'],
    ['Question,Answer,分值', 'Why?,So.,3'],
  ])('%s', async (heading, row) => {
    const { questions, losses } = await readTable(`${heading}\n${row}\n`);
    expect(questions[0]?.points?.value).toBe(3);
    expect(losses).toEqual([]);
  });

  test('and one that names none is lost by name', async () => {
    const { questions, losses } = await readTable('Question,Answer,Points\nWhy?,So.,many\n');
    expect(questions[0]?.points).toBeUndefined();
    expect(losses).toMatchObject([{ what: 'Points', text: 'many' }]);
  });
});

describe('a number alone in brackets', () => {
  const readAll = (text: string) =>
    recogniseQuestions(text).questions.map(
      (question) => `${toQuestionLine(question)}${question.points ? ` = ${question.points.value}` : ''}`,
    );

  test.each([
    [
      'most questions',
      '1. Why? (2)\n2. Name two rivers. (3)\n3. Who?',
      ['Why? = 2', 'Name two rivers. = 3', 'Who?'],
    ],
    [
      'questions of which others name their points',
      '1. Why? (2)\n2. Who? (4 points)\n3. Explain. (2)',
      ['Why? = 2', 'Who? = 4', 'Explain. = 2'],
    ],
    [
      'questions with further lines',
      '1. Read. (2)\nIce floats.\n2. Why? (2)',
      ['Read.⏎Ice floats. = 2', 'Why? = 2'],
    ],
    ['Chinese questions', '1. 为什么？（2）\n2. 谁？（3）', ['为什么？ = 2', '谁？ = 3']],
    ['questions with options', '1. Who? (2)\na) I\nb) you\n2. Why? (2)', ['Who? | I | you = 2', 'Why? = 2']],
  ])('is what %s earn', (_, text, questions) => {
    expect(readAll(text).map((line) => line.replace(/^\w+: /, ''))).toEqual(questions);
  });

  test.each([
    ['a single question', '1. Why? (2)\n2. Who?\n3. When?'],
    ['two of five', '1. Why? (2)\n2. Who? (2)\n3. When?\n4. Where?\n5. What?'],
    ['the number of each question', '1. Why? (1)\n2. Who? (2)\n3. When? (3)'],
    ['what is worked out', '1. 1 + 1 = (2)\n2. 2 + 2 = (4)'],
    ['a function', '1. Draw f (2)\n2. Draw f (3)'],
  ])('stays: %s', (_, text) => {
    expect(readAll(text).join('\n')).not.toMatch(/ = \d$/m);
  });
});
