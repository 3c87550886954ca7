import * as z from 'zod/mini';
import { imageAttachment } from '../../../vocabulary/image.ts';
import { nullableField, plainTextField } from '../../../vocabulary/schema-fields.ts';

/** The most characters of each text of a letterhead. */
export const LETTERHEAD_CHARACTERS = {
  school: 120,
  details: 300,
  teacher: 120,
  class: 60,
  date: 60,
} as const;

/** What stands above everything else on the first page: whose sheet it is. */
export const sheetLetterhead = z.object({
  school: plainTextField(LETTERHEAD_CHARACTERS.school),
  /** The lines below the school's name; words in braces are filled in from the other fields. */
  details: plainTextField(LETTERHEAD_CHARACTERS.details),
  teacher: plainTextField(LETTERHEAD_CHARACTERS.teacher),
  class: plainTextField(LETTERHEAD_CHARACTERS.class),
  /** Text: a sheet that is printed again stays the same. */
  date: plainTextField(LETTERHEAD_CHARACTERS.date),
  logo_image: nullableField(imageAttachment),
});
export type SheetLetterhead = z.output<typeof sheetLetterhead>;
