/** How the options of a question are marked; `upper` where a document says nothing. */
export const OPTION_MARKS = ['upper', 'lower', 'number'] as const;
export type OptionMarks = (typeof OPTION_MARKS)[number];
