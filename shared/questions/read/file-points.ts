import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { readPoints } from '../points.ts';
import type { Reading } from '../source/reading.ts';

/** Tells whether the points of a file were chosen: programs give 1 to each question by themselves. */
export const areChosen = (points: readonly string[]): boolean =>
  points.some((one) => one.trim() !== '' && ![0, 1].includes(Number(one)));

/** Adds the points that a file has for a question; those that no sheet has are lost by name. */
export function addPoints(question: ReadQuestion, points: string, reading: Reading): ReadQuestion {
  const number = Number(points.replace(',', '.'));
  if (points.trim() === '' || number === 0 || question.type === 'text' || question.type === 'card')
    return question;
  const value = Number.isNaN(number) ? null : readPoints(String(number));
  if (value === null) {
    reading.lose('Points', points);
    return question;
  }
  return { ...question, points: { value, bonus: false, words: `(${value})` } };
}
