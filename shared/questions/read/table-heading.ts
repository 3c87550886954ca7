/** What a column of a table of questions holds. */
export type ColumnRole =
  | 'type'
  | 'directions'
  | 'question'
  | 'option'
  | 'correct'
  | 'answer'
  | 'lines'
  | 'term'
  | 'definition'
  | 'number'
  | 'other';

/** The role of each column, by its place. */
export type Columns = readonly ColumnRole[];

/**
 * The words of headings, the first that fits: ours, and those of Quizlet, Kahoot ("Answer 1 - max 75 characters"), Blooket
 * ("Correct Answer(s) (Only include Answer #)"), Quizizz ("Option 1") and Gimkit ("Incorrect Answer 1 (Required)").
 */
const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['number', /^(?:question\s*(?:#|no\.?|number)|#|no\.?|nr\.?|id)$/],
  ['type', /^(?:question\s+)?type$/],
  ['directions', /^(?:directions|instructions?)$/],
  ['correct', /^correct\b(?!.*\btext\b)/],
  ['option', /^(?:incorrect|wrong)\s+answer/],
  ['option', /^(?:answer|option|choice|antwort|respuesta)\s*[-#]?\s*(?:\d{1,3}|[a-h])\b/],
  ['question', /^(?:questions?|prompt|stem|frage|pregunta)\b(?!.*\b(?:image|link|time)\b)/],
  ['answer', /^(?:answers?|solution|antwort|lösung|respuesta)$/],
  ['lines', /^lines$/],
  ['term', /^(?:terms?|words?|front|begriff|término)$/],
  ['definition', /^(?:definitions?|meaning|back|translation|clue|bedeutung|definición)$/],
];

const findRole = (cell: string): ColumnRole => {
  const words = cell.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 120);
  return ROLES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
};

/** Headings may stand below a title and directions, as in the sheets of Kahoot and Blooket. */
const ROWS_ABOVE = 20;

export interface Heading {
  /** Its row, from 0. */
  readonly row: number;
  readonly columns: Columns;
}

/** Finds the row that names the columns; null where the table has no heading that is known. */
export function findHeading(rows: readonly (readonly string[])[]): Heading | null {
  for (const [row, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const columns = cells.map(findRole);
    const has = (role: ColumnRole) => columns.includes(role);
    const asks = has('question') && (has('option') || has('answer') || has('correct') || has('type'));
    if (asks || (has('term') && has('definition'))) return { row, columns };
  }
  return null;
}
