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
  ])('%j', (text) => {
    expect(read(text)).toBe(`open: ${text.slice(3)}`);
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

describe('a column of a table holds points', () => {
  const readTable = (text: string) =>
    readQuestionFile({ name: 't.csv', bytes: new TextEncoder().encode(text) });

  test.each([
    ['Question,Answer,Points', 'Why?,So.,3'],
    ['Frage,Antwort,Punkte', 'Warum?,Darum.,3'],
    ['Pregunta,Respuesta,Puntos', '¿Por qué?,Sí.,3'],
    ['Question,Answer,Marks', 'Why?,So.,3'],
    ['Question,Answer,Max. points', 'Why?,So.,3'],
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
