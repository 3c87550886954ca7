import type { ReadQuestion } from '../parts/read-question.ts';
import { practiceMaker } from './maker.ts';
import type { MathsPracticeData } from './schema.ts';

/** What is printed where a student writes: a gap of formats that have gaps. */
const GAP = '____';

/** Makes a question of problems: a line for each, and a gap for each answer. What makes problems has loaded with the document. */
export function toQuestion(data: MathsPracticeData, locale: string): ReadQuestion {
  const practice = practiceMaker.loaded;
  const problems = practice?.getProblems(data, locale).problems ?? [];
  if (!practice || problems.length === 0) return { type: 'text', prompt: '' };
  return {
    type: 'gaps',
    prompt: problems.map((problem) => practice.writeProblem(problem, () => GAP)).join('\n'),
    answers: problems.flatMap((problem) => practice.listAnswers(problem)),
  };
}
