import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toBrackets } from '../../maths/formula-text.ts';
import { toLine } from '../source/to-line.ts';
import { encode, listWords, type Source, toUnmarked, Writing, type WrittenFile } from './writing.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function toAiken(question: ReadQuestion, writing: Writing): string[] {
  const options = question.type === 'choice' ? question.options : [];
  const right = options.findIndex(({ correct }) => correct);
  const isOne = options.filter(({ correct }) => correct).length === 1;
  if (question.type !== 'choice' || question.several || !isOne || options.length > LETTERS.length) {
    writing.lose('Question without one right option', listWords(question).join(' '));
    return [];
  }
  const lines = options.map(({ text }, place) => `${LETTERS[place]}. ${toLine(toUnmarked(text, writing))}`);
  const prompt = toLine(toUnmarked(question.prompt, writing));
  return [[prompt, ...lines, `ANSWER: ${LETTERS[right]}`].join('\n')];
}

/** Writes Aiken, which has questions with one right option and nothing else. */
export function writeAiken({ questions }: Source): WrittenFile {
  const writing = new Writing();
  const parts = questions.flatMap((question) => {
    writing.begin();
    return toAiken(question, writing);
  });
  return { bytes: encode(`${toBrackets(parts.join('\n\n'))}\n`), losses: writing.losses };
}
