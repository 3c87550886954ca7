import { measureLineWidth as ofBlanks } from './fill-in-the-blank/line-width.ts';
import type { WorksheetItem } from './item.ts';
import type { ItemType } from './item-schema.ts';
import { measureLineWidth as ofChoices } from './multiple-choice/line-width.ts';
import { measureLineWidth as ofOpenResponse } from './open-response/line-width.ts';
import type { ColumnRoom } from './parts/view.ts';

type Type = Omit<ColumnRoom, 'width'>;

/** Lists the types of which an item may be short: one line for each. */
const WIDTHS: { readonly [T in ItemType]?: (data: never, type: Type) => number | null } = {
  fill_in_the_blank: ofBlanks,
  multiple_choice: ofChoices,
  open_response: ofOpenResponse,
};

/** Returns the width in px in which an item has as many lines as across the page; null where it takes whatever width there is. */
export const measureLineWidth = ({ type, data }: WorksheetItem, of: Type): number | null =>
  WIDTHS[type]?.(data as never, of) ?? null;
