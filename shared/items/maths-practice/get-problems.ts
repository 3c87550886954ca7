import { omit } from 'es-toolkit';
import { keepMade } from '../parts/keep-made.ts';
import { makeProblems, type Practice, type PracticeSettings } from './make-problems.ts';
import type { MathsPracticeData } from './schema.ts';

/** Returns the problems of an item. */
export const getProblems = keepMade<MathsPracticeData, PracticeSettings, Practice>(
  (data) => omit(data, ['columns']),
  makeProblems,
);
