import { clampTo } from '../../range.ts';
import { createOption } from '../parts/item-options.ts';
import { createTrueFalse, getColumnRange, type MultipleChoiceData } from './schema.ts';

/**
 * Switches True/False. Switching it on stashes the options and limits the columns to 2; switching it off
 * restores them.
 */
export function setTrueFalse(data: MultipleChoiceData, on: boolean): void {
  if (on === data.hasBooleanOptions) return;
  if (on) {
    data.stashedOptions = data.options;
    data.options = data.booleanOptions ?? createTrueFalse();
  } else {
    data.booleanOptions = data.options;
    data.options = data.stashedOptions ?? [createOption(), createOption()];
    data.stashedOptions = null;
  }
  data.hasBooleanOptions = on;
  data.number_of_columns = clampTo(getColumnRange(data), data.number_of_columns);
}

/** Sets how many columns the options have from now on, whether they fit or not. */
export function setOptionColumns(data: MultipleChoiceData, columns: number): void {
  data.number_of_columns = clampTo(getColumnRange(data), columns);
  delete data.automatic_columns;
}

/** Lets the options have as many columns as they have room in. */
export function setAutomaticColumns(data: MultipleChoiceData): void {
  data.automatic_columns = true;
}

/** Marks one option correct and removes the mark from the others. */
export function setOptionCorrect(data: MultipleChoiceData, at: { index: number; correct: boolean }): void {
  for (const [index, option] of data.options.entries()) {
    option.correct = index === at.index ? at.correct : option.correct && !at.correct;
  }
}
