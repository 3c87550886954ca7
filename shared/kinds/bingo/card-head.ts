import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank } from '../../text/plain-text.ts';
import { canRepeatStudentInfo } from '../../vocabulary/student-fields.ts';
import type { Bingo } from './schema.ts';

/** The header of a card that is cut apart from others; sizes in pt, heights in px. */
export interface CardHead {
  readonly rows: readonly (readonly string[])[];
  readonly infoSize: number;
  readonly rowHeight: number;
  readonly titleSize: number;
  /** 0 without a title. */
  readonly titleHeight: number;
  /** Everything, with the space below. */
  readonly height: number;
}

/** The share of the header's sizes that a smaller card has, and how many student fields a row of it has. */
const SMALLER = { 1: 1, 2: 0.7, 4: 0.55 } as const;
const FIELDS = { 1: 1, 2: 3, 4: 2 } as const;
/** The smallest type of a field, in pt: smaller type cannot be read, nor written beside. */
const LEAST = 9;
/** The heights of a card's head: the room to write above the line and the title's line in em, and the space below in px. */
const [ROW, TITLE, BELOW] = [1.7, 1.3, 6];

/** Tells whether the header is on every page of cards. */
export const isHeaderRepeated = (bingo: Bingo): boolean =>
  bingo.header_on_cards && bingo.omni_student && canRepeatStudentInfo(bingo);

/** Tells whether each card has a header of its own: cards of one sheet go to different pupils. */
export const hasCardHeads = (bingo: Bingo): boolean => bingo.cards_per_page > 1 && isHeaderRepeated(bingo);

/** Lays out the header of a card; null where cards have none. */
export function layOutCardHead(bingo: Bingo): CardHead | null {
  if (!hasCardHeads(bingo)) return null;
  const { cards_per_page, student_fields } = bingo;
  const fieldsInRow = FIELDS[cards_per_page];
  const rows = Array.from({ length: Math.ceil(student_fields.length / fieldsInRow) }, (_, row) =>
    student_fields.slice(row * fieldsInRow, (row + 1) * fieldsInRow),
  );
  const reduce = (size: number) => Math.max(LEAST, size * SMALLER[cards_per_page]);
  const [infoSize, titleSize] = [reduce(bingo.student_info_font_size), reduce(bingo.title_font_size)];
  const rowHeight = Math.ceil(infoSize * PX_PER_POINT * ROW);
  const showsTitle = bingo.title_visible === 1 && !isBlank(bingo.title);
  const titleHeight = showsTitle ? Math.ceil(titleSize * PX_PER_POINT * TITLE) : 0;
  const height = rows.length * rowHeight + titleHeight + BELOW;
  return { rows, infoSize, rowHeight, titleSize, titleHeight, height };
}
