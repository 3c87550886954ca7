/** The numbers of columns in which items may stand: 1 is as wide as the page. */
export const COLUMN_COUNTS = [1, 2, 3] as const;
export type ColumnCount = (typeof COLUMN_COUNTS)[number];
