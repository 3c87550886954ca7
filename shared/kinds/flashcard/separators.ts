/** What may stand between term and definition, where it is not to be guessed. A list of Quizlet may have any of them. */
export const CELL_SEPARATORS = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  dash: / +[-–—] +/,
} as const;
/** What may stand between two cards. */
export const ROW_SEPARATORS = { line: /\n/, semicolon: ';', empty_line: /\n\s*\n/ } as const;

export type CellSeparator = keyof typeof CELL_SEPARATORS;
export type RowSeparator = keyof typeof ROW_SEPARATORS;

/** Splits a text at the separators that somebody chose; what is behind the first one of a card is its definition. */
export function splitRows(text: string, cell: CellSeparator, row: RowSeparator): string[][] {
  return text
    .split(ROW_SEPARATORS[row])
    .filter((card) => card.trim() !== '')
    .map((card) => {
      const [term = ''] = card.split(CELL_SEPARATORS[cell], 1);
      const rest = card.slice(term.length);
      return [term, rest.replace(CELL_SEPARATORS[cell], '')];
    });
}
