import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { type Range, range, rangeMessage, wholeNumber } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { flag, orNull } from '../../vocabulary/fields.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { emptyOption, type Option, option, optionList } from '../parts/options.ts';

export const OPTION_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 1, unit: 'columns' });
/** True/False has two options, so at most two columns. */
export const BOOLEAN_COLUMNS = range({ min: 1, max: 2, step: 1, initial: 2, unit: 'columns' });

const fields = z.object({
  subtitle: richText('text'),
  subtitle_image: inlineImage,
  options: optionList,
  hasBooleanOptions: flag(false),
  booleanOptions: orNull(/* @__PURE__ */ z.array(option).check(z.maxLength(2))),
  stashedOptions: orNull(/* @__PURE__ */ z.array(option).check(z.maxLength(OPTION_LIMIT))),
  /** Its bounds hang on True/False, and `withinColumns` looks after them. */
  number_of_columns: z.optional(wholeNumber),
});
type Fields = z.output<typeof fields>;

/** Turned on by hand in a file, True/False brings its options along. */
const withDefaults = (given: Fields) => ({
  ...given,
  options: given.hasBooleanOptions && given.options.length === 0 ? trueAndFalse() : given.options,
  number_of_columns: given.number_of_columns ?? columnsOf(given).initial,
});

const withinColumns = z.check<Fields>(({ value, issues }) => {
  const bounds = columnsOf(value);
  const columns = value.number_of_columns;
  if (columns === undefined || (columns >= bounds.min && columns <= bounds.max)) return;
  issues.push({ code: 'custom', path: ['number_of_columns'], message: rangeMessage(bounds), input: value });
});

export const multipleChoiceData = z.pipe(
  /* @__PURE__ */ fields.check(withinColumns),
  z.transform(withDefaults),
);
export type MultipleChoiceData = z.output<typeof multipleChoiceData>;

export const trueAndFalse = (): Option[] => [
  { ...emptyOption(), answer: 'True' },
  { ...emptyOption(), answer: 'False' },
];
export const emptyMultipleChoice = (): MultipleChoiceData =>
  multipleChoiceData.parse({ options: [emptyOption(), emptyOption()] });

/** The columns a person may choose, which hang on True/False. */
export const columnsOf = (data: { readonly hasBooleanOptions: boolean }): Range =>
  data.hasBooleanOptions ? BOOLEAN_COLUMNS : OPTION_COLUMNS;

export const isEmptyMultipleChoice = (data: MultipleChoiceData): boolean =>
  isEqual(data, emptyMultipleChoice());

/** Places of the options with neither words nor a picture, from 0. */
export const emptyOptions = (options: MultipleChoiceData['options']): number[] =>
  options.flatMap((one, place) => (isBlank(one.answer) && one.answer_image === null ? [place] : []));

/** Whether no option is correct, and whether one has no words. */
export function forgottenInMultipleChoice({ options }: MultipleChoiceData): ('answer' | 'option')[] {
  const answer = options.some(({ correct }) => correct) ? [] : (['answer'] as const);
  const option = emptyOptions(options).length > 0 ? (['option'] as const) : [];
  return [...answer, ...option];
}
