import { CLASS_SHEETS } from './class-sheets.ts';
import { DECKS } from './decks.ts';
import { GAMES } from './games.ts';
import { LANGUAGE_SHEETS } from './language-sheets.ts';
import { LESSON_SHEETS } from './lesson-sheets.ts';
import type { TemplateId } from './list.ts';
import { MATHS_SHEETS } from './maths-sheets.ts';
import { SCIENCE_SHEETS } from './science-sheets.ts';
import type { TemplateDocument } from './template-document.ts';

/** The documents of the templates, by their ids. */
export const TEMPLATE_DOCUMENTS: Readonly<Record<TemplateId, TemplateDocument>> = {
  ...CLASS_SHEETS,
  ...LANGUAGE_SHEETS,
  ...LESSON_SHEETS,
  ...MATHS_SHEETS,
  ...SCIENCE_SHEETS,
  ...DECKS,
  ...GAMES,
};
