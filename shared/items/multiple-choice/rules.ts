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
  setOptionColumns(data, data.number_of_columns);
}

export function setOptionColumns(data: MultipleChoiceData, columns: number): void {
  data.number_of_columns = clampTo(getColumnRange(data), columns);
}

/** Marks one option correct and removes the mark from the others. */
export function setOptionCorrect(data: MultipleChoiceData, at: { index: number; correct: boolean }): void {
  for (const [index, option] of data.options.entries()) {
    option.correct = index === at.index ? at.correct : option.correct && !at.correct;
  }
}
