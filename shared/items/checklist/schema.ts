import * as z from 'zod/mini';
import { flag, list } from '../../document/fields.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { OPTION_LIMIT } from '../limits.ts';

export const checklistData = z.object({
  subtitle: richText('text'),
  /** Whether the instructions show. */
  direction: flag(false),
  options: list(z.object({ answer: richText('line'), correct: flag(false) }), OPTION_LIMIT),
});
export type ChecklistData = z.output<typeof checklistData>;

export const emptyChecklist = (): ChecklistData => checklistData.parse({ options: [{}, {}] });
export const isEmptyChecklist = (data: ChecklistData): boolean =>
  isBlank(data.subtitle) && data.options.every((option) => isBlank(option.answer));
