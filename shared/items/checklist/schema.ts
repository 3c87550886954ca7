import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richText } from '../../text/schema.ts';
import { flag } from '../../vocabulary/fields.ts';
import { emptyOption, optionList } from '../parts/options.ts';

export const checklistData = z.object({
  subtitle: richText('text'),
  /** Whether the instructions show. */
  direction: flag(false),
  options: optionList,
});
export type ChecklistData = z.output<typeof checklistData>;

export const emptyChecklist = (): ChecklistData =>
  checklistData.parse({ options: [emptyOption(), emptyOption()] });
export const isEmptyChecklist = (data: ChecklistData): boolean => isEqual(data, emptyChecklist());
