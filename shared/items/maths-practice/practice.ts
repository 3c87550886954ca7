/** Lists what makes problems and draws them, which loads with the first document that has any. */

export { getProblems } from './get-problems.ts';
export { countColumns, createMeasure, getBlankWidth, getRoom } from './layout.ts';
export { ProblemOnPaper } from './ProblemOnPaper.tsx';
export { listAnswers, type Problem, writeProblem } from './problem.ts';
export { getWriting } from './writing.ts';
