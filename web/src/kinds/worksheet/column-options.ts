import { COLUMN_COUNTS } from '#shared/vocabulary/columns.ts';

/** Stands for the columns of the sheet. */
export const SHEET = 'sheet';

const WORDS = { 1: 'Full width', 2: '2', 3: '3' } as const;

/** Lists the columns that items may stand in. */
export const COLUMN_OPTIONS = [
  { value: SHEET, label: 'As sheet' },
  ...COLUMN_COUNTS.map((value) => ({ value, label: WORDS[value] })),
] as const;
