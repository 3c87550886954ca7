import { defineRange } from '../range.ts';

/** The points that an answer earns; half points are the smallest. */
export const POINTS = defineRange({ min: 0, max: 100, step: 0.5, initial: 1, unit: '' });

/** The place at which the points of a question are printed. */
export const POINTS_PLACES = ['margin', 'prompt', 'nowhere'] as const;
export type PointsPlace = (typeof POINTS_PLACES)[number];
