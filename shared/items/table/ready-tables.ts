import { range } from 'es-toolkit';
import type { ItemWith } from '../parts/envelope.ts';
import { createTable, type TableCell, type TableData } from './schema.ts';

/** What a ready table sets; all else is as in a new one. */
type Made = Partial<TableData>;

interface ReadyTable {
  readonly id: string;
  readonly label: string;
  /** It is a form, which has no number; a question has one. */
  readonly isForm: boolean;
  /** Makes the table, for a language: "en-US". */
  readonly make: (locale: string) => Made;
}

const toCells = (texts: readonly string[]): TableCell[] => texts.map((text) => ({ text }));
const toBlank = (text: string): TableCell => ({ text, asks: 'blank' });

/** Makes a table below headings, with so many rows to write in, each of a height in inches. */
const makeChart = (headings: readonly string[], rows: number, height: number): Made => ({
  rows: [toCells(headings), ...range(rows).map(() => toCells(headings.map(() => '')))],
  row_heights: [0, ...range(rows).map(() => height)],
});

/** Makes a table of two columns: what is asked, and the room to answer. */
const makeForm = (questions: readonly string[], height: number): Made => ({
  rows: questions.map((text) => toCells([text, ''])),
  row_heights: questions.map(() => height),
  column_widths: [1.8, 5.5],
  header_rows: 0,
  header_column: true,
});

const TIMES = 12;

/** Makes the table of what two numbers make. */
const makeTimesTable = (toCell: (text: string) => TableCell): Made => ({
  rows: range(TIMES + 1).map((row) =>
    range(TIMES + 1).map((column) => {
      if (row === 0 || column === 0) return { text: row === column ? '×' : String(row + column) };
      return toCell(String(row * column));
    }),
  ),
  header_column: true,
  align: 'center',
  valign: 'middle',
});

const GRID = 10;
/** Tells of four numbers in ten, spread over the grid, that they are left out. */
const isLeftOut = (number: number): boolean => (number * 37) % 100 < 40;

/** Makes the numbers from 1 to 100 in rows of ten. */
const makeNumberGrid = (toCell: (number: number) => TableCell): Made => ({
  rows: range(GRID).map((row) => range(GRID).map((column) => toCell(row * GRID + column + 1))),
  header_rows: 0,
  align: 'center',
  valign: 'middle',
  row_heights: range(GRID).map(() => 0.5),
});

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Makes a week from Monday to Friday, in the words of the language. */
function makeTimetable(locale: string): Made {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = range(5).map((day) => format.format(MONDAY + day * DAY));
  return {
    ...makeChart(['', ...days], 8, 0.6),
    header_column: true,
    align: 'center',
    valign: 'middle',
    column_widths: [1, ...days.map(() => 1.26)],
  };
}

/** Makes a thought and what holds it up: one cell over three. */
const makeMainIdea = (): Made => ({
  rows: [
    [{ text: 'Main idea' }, { text: '', joins: 'before' }, { text: '', joins: 'before' }],
    [{ text: '' }, { text: '', joins: 'before' }, { text: '', joins: 'before' }],
    toCells(['Detail', 'Detail', 'Detail']),
    toCells(['', '', '']),
  ],
  row_heights: [0, 1.2, 0, 2.5],
  align: 'center',
});

/** Makes a word in four views of it. */
const makeWordMap = (): Made => ({
  rows: [
    toCells(['Definition', 'Characteristics']),
    toCells(['', '']),
    toCells(['Examples', 'Non-examples']),
    toCells(['', '']),
  ],
  row_heights: [0, 2, 0, 2],
  align: 'center',
});

export const READY_TABLES = [
  { id: 'times', label: 'Times table to fill in', isForm: false, make: () => makeTimesTable(toBlank) },
  {
    id: 'times-filled',
    label: 'Times table',
    isForm: true,
    make: () => makeTimesTable((text) => ({ text })),
  },
  {
    ...{ id: 'grid', label: 'Number grid with gaps', isForm: false },
    make: () =>
      makeNumberGrid((number) => (isLeftOut(number) ? toBlank(String(number)) : { text: String(number) })),
  },
  {
    ...{ id: 'grid-filled', label: 'Number grid', isForm: true },
    make: () => makeNumberGrid((number) => ({ text: String(number) })),
  },
  { id: 'timetable', label: 'Timetable', isForm: true, make: makeTimetable },
  {
    ...{ id: 't-chart', label: 'T-chart', isForm: true },
    make: () => ({ ...makeChart(['', ''], 1, 4), lines: 'inside', align: 'center' }),
  },
  {
    id: 'kwl',
    label: 'KWL chart',
    isForm: true,
    make: () => makeChart(['Know', 'Want to know', 'Learned'], 1, 5),
  },
  {
    id: 'cause',
    label: 'Cause and effect',
    isForm: true,
    make: () => makeChart(['Cause', 'Effect'], 3, 1.2),
  },
  {
    id: 'compare',
    label: 'Same and different',
    isForm: true,
    make: () => makeChart(['Only the first', 'Both', 'Only the second'], 1, 4),
  },
  { id: 'main-idea', label: 'Main idea and details', isForm: true, make: makeMainIdea },
  { id: 'word-map', label: 'Word map', isForm: true, make: makeWordMap },
  {
    ...{ id: 'story', label: 'Story map', isForm: true },
    make: () => makeForm(['Characters', 'Setting', 'Problem', 'Events', 'Solution'], 1.2),
  },
  {
    id: 'five',
    label: 'Five questions',
    isForm: true,
    make: () => makeForm(['Who?', 'What?', 'When?', 'Where?', 'Why?'], 1),
  },
  {
    ...{ id: 'lab', label: 'Lab report', isForm: true },
    make: () => makeForm(['Question', 'Hypothesis', 'Materials', 'Steps', 'Results', 'Conclusion'], 1.2),
  },
] as const satisfies readonly ReadyTable[];
export type ReadyTableId = (typeof READY_TABLES)[number]['id'];

/** Makes a ready table of an item: its prompt stays, and a form has no number. */
export function applyReadyTable(
  { data, numbering }: Pick<ItemWith<TableData>, 'data' | 'numbering'>,
  { id, locale }: { id: ReadyTableId; locale: string },
): void {
  const ready: ReadyTable | undefined = READY_TABLES.find((one) => one.id === id);
  if (!ready) return;
  const { subtitle, subtitle_image } = data;
  Object.assign(data, createTable(), { subtitle, subtitle_image }, ready.make(locale));
  numbering.hidden = ready.isForm;
}
