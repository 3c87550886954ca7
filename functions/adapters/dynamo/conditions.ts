import type { Condition } from './table.ts';

/** Joins two conditions with AND. The brackets keep an OR inside its own condition. */
export const joinConditions = (one: Condition, other: Condition): Condition => ({
  where: `(${one.where}) AND (${other.where})`,
  given: { ...one.given, ...other.given },
});
