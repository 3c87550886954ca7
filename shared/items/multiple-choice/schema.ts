import * as z from 'zod/mini';
import { flag, list, orNull } from '../../document/fields.ts';
import { range, wholeNumberIn } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { OPTION_LIMIT } from '../limits.ts';

export const OPTION_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 1, unit: 'columns' });
/** True/False has two options, so at most two columns. */
export const BOOLEAN_COLUMNS = range({ min: 1, max: 2, step: 1, initial: 2, unit: 'columns' });

const option = z.object({ answer: richText('line'), correct: flag(false) });
export type ChoiceOption = z.output<typeof option>;

export const multipleChoiceData = z.object({
  subtitle: richText('text'),
  options: list(option, OPTION_LIMIT),
  hasBooleanOptions: flag(false),
  booleanOptions: orNull(z.array(option).check(z.maxLength(2))),
  stashedOptions: orNull(z.array(option).check(z.maxLength(OPTION_LIMIT))),
  number_of_columns: wholeNumberIn(OPTION_COLUMNS),
});
export type MultipleChoiceData = z.output<typeof multipleChoiceData>;

export const emptyOption = (): ChoiceOption => ({ answer: '', correct: false });
export const emptyMultipleChoice = (): MultipleChoiceData =>
  multipleChoiceData.parse({ options: [emptyOption(), emptyOption()] });

/** The columns a person may choose, which hang on True/False. */
export const columnsOf = (data: Pick<MultipleChoiceData, 'hasBooleanOptions'>) =>
  data.hasBooleanOptions ? BOOLEAN_COLUMNS : OPTION_COLUMNS;

export const isEmptyMultipleChoice = (data: MultipleChoiceData): boolean =>
  isBlank(data.subtitle) && data.options.every((entry) => isBlank(entry.answer)) && !data.hasBooleanOptions;
