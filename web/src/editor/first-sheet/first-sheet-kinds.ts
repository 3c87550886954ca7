import type { EntityType } from '#shared/kinds/facts.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';

/** The kinds of documents whose first sheet can be drawn before anything is measured. */
export const FIRST_SHEET_KINDS = ['worksheet', 'flashcard'] as const satisfies readonly EntityType[];
export type FirstSheetKind = (typeof FIRST_SHEET_KINDS)[number];

/** Returns the id of the template in the page. */
export const nameTemplate = (kind: string, paper: PaperSize): string => `first-sheet-${kind}-${paper}`;
