import { DECKS } from './decks.ts';
import { GAMES } from './games.ts';
import { LESSON_SHEETS } from './lesson-sheets.ts';
import type { TemplateId } from './list.ts';
import type { TemplateDocument } from './template-document.ts';
import { WORKSHEETS } from './worksheets.ts';

/** The documents of the templates, by their ids. */
export const TEMPLATE_DOCUMENTS: Readonly<Record<TemplateId, TemplateDocument>> = {
  ...WORKSHEETS,
  ...LESSON_SHEETS,
  ...DECKS,
  ...GAMES,
};
