import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richTextField } from '../../text/schema.ts';
import { booleanField } from '../../vocabulary/schema-fields.ts';
import { createOption, isEmptyOption, optionList } from '../parts/item-options.ts';

export const checklistData = z.object({
  subtitle: richTextField('text'),
  /** True where the instructions show. */
  direction: booleanField(false),
  options: optionList,
});
export type ChecklistData = z.output<typeof checklistData>;

export const createChecklist = (): ChecklistData =>
  checklistData.parse({ options: [createOption(), createOption()] });
/** Finds what is missing: the words of a row, which would print a box alone. */
export const findMissingInChecklist = ({ options }: ChecklistData): 'row'[] =>
  options.some(isEmptyOption) ? ['row'] : [];

export const isEmptyChecklist = (data: ChecklistData): boolean => isEqual(data, createChecklist());
