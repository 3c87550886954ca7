/** How the options of a question are marked; `upper` where a document says nothing. */
export const OPTION_MARKS = ['upper', 'lower', 'number'] as const;
export type OptionMarks = (typeof OPTION_MARKS)[number];

/** The letters of scripts in which options are marked where their question is written in one of them. */
export const SCRIPT_MARKS = {
  hebrew: ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט', 'י', 'יא', 'יב', 'יג', 'יד', 'טו', 'טז'],
  arabic: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز', 'ح', 'ط', 'ي', 'ك', 'ل', 'م', 'ن'],
} as const;
/** How options are marked on paper. */
export type PrintedMarks = OptionMarks | keyof typeof SCRIPT_MARKS;
