import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange, describeRange, type NumberRange } from '../../range.ts';
import { wholeNumber } from '../../range-fields.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { booleanField, nullableField } from '../../vocabulary/schema-fields.ts';
import { createOption, type ItemOption, isEmptyOption, option, optionList } from '../parts/item-options.ts';
import { MOST_COLUMNS, OPTION_LIMIT } from '../parts/limits.ts';

export const OPTION_COLUMNS = defineRange({
  min: 1,
  max: MOST_COLUMNS,
  step: 1,
  initial: 1,
  unit: 'columns',
});
/** True/False has two options, so at most two columns. */
export const BOOLEAN_COLUMNS = defineRange({ min: 1, max: 2, step: 1, initial: 2, unit: 'columns' });

const fields = z.object({
  subtitle: richTextField('text'),
  subtitle_image: inlineImage,
  options: optionList,
  hasBooleanOptions: booleanField(false),
  booleanOptions: nullableField(/* @__PURE__ */ z.array(option).check(z.maxLength(2))),
  stashedOptions: nullableField(/* @__PURE__ */ z.array(option).check(z.maxLength(OPTION_LIMIT))),
  /** The bounds of the columns depend on True/False; `withinColumns` checks them. */
  number_of_columns: z.optional(wholeNumber),
  /** Options stand in as many columns as they have room in; absent where the number says how many. */
  automatic_columns: z.optional(z.literal(true)),
});
type Fields = z.output<typeof fields>;

/** Adds the defaults that depend on other fields; True/False without options gets its two. */
const addDefaults = (given: Fields) => ({
  ...given,
  options: given.hasBooleanOptions && given.options.length === 0 ? createTrueFalse() : given.options,
  number_of_columns: given.number_of_columns ?? getColumnRange(given).initial,
});

const withinColumns = z.check<Fields>(({ value, issues }) => {
  const bounds = getColumnRange(value);
  const columns = value.number_of_columns;
  if (columns === undefined || (columns >= bounds.min && columns <= bounds.max)) return;
  issues.push({ code: 'custom', path: ['number_of_columns'], message: describeRange(bounds), input: value });
});

export const multipleChoiceData = z.pipe(
  /* @__PURE__ */ fields.check(withinColumns),
  z.transform(addDefaults),
);
export type MultipleChoiceData = z.output<typeof multipleChoiceData>;

export const createTrueFalse = (): ItemOption[] => [
  { ...createOption(), answer: 'True' },
  { ...createOption(), answer: 'False' },
];
export const createMultipleChoice = (): MultipleChoiceData =>
  multipleChoiceData.parse({ options: [createOption(), createOption()] });

/** Returns the range of columns that can be chosen, which depends on True/False. */
export const getColumnRange = (data: { readonly hasBooleanOptions: boolean }): NumberRange =>
  data.hasBooleanOptions ? BOOLEAN_COLUMNS : OPTION_COLUMNS;

export const isEmptyMultipleChoice = (data: MultipleChoiceData): boolean =>
  isEqual(data, createMultipleChoice());

/** Lists the places of options with neither words nor a picture, from 0. */
export const listEmptyOptions = (options: MultipleChoiceData['options']): number[] =>
  options.flatMap((one, place) => (isEmptyOption(one) ? [place] : []));

/** Finds what is missing: an option marked correct, or an option's words. */
export function findMissingInMultipleChoice({ options }: MultipleChoiceData): ('answer' | 'option')[] {
  const answer = options.some(({ correct }) => correct) ? [] : (['answer'] as const);
  const option = listEmptyOptions(options).length > 0 ? (['option'] as const) : [];
  return [...answer, ...option];
}
