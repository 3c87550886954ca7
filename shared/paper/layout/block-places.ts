import type { PaperSize } from '../../vocabulary/papers.ts';
import type { ColumnPlace } from '../pack/paginate.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH, getColumnWidth, SHEETS } from '../sheet/page-sizes.ts';
import {
  type BlockColumns,
  type BlockPlace,
  type BlockPlaces,
  HEAD_KEY,
  type PaperBlock,
  type PaperContent,
  RUNNING_HEAD_KEY,
} from './paper-content.ts';
import type { PlacedPage } from './placed-page.ts';

type Standing = Pick<PaperContent, 'blocks' | 'stickersStandOnBlocks' | 'margin'>;

/** The places of a document without stickers. */
const NO_PLACES = { keys: new Set<string>(), places: [] } as const;

interface Placed {
  readonly pages: readonly PlacedPage[];
  readonly blocks: readonly PaperBlock[];
  readonly margin: PaperContent['margin'];
  /** The room that the heads leave, in px; the whole height where there is no head. */
  readonly room: { readonly first: number; readonly other: number };
}

/** Follows the parts of a page from its top down, column by column where they stand in some. */
class Descent {
  private below: number;
  private column: ColumnPlace | undefined;
  /** Where the columns begin. */
  private top = 0;

  constructor(top: number) {
    this.below = top;
  }

  /** Adds a part, and returns where it begins. */
  add(spaceBefore: number, height: number, column: ColumnPlace | undefined): number {
    const isOther = column?.at !== this.column?.at || column?.first !== this.column?.first;
    if (isOther) this.goTo(column);
    this.column = column;
    const top = this.below + spaceBefore;
    this.below = top + height;
    return top;
  }

  /** Goes to the top of a column, or below the columns that end. */
  private goTo(column: ColumnPlace | undefined): void {
    const last = this.column;
    const isBeside = last !== undefined && last.first === column?.first;
    if (last && !isBeside) this.below = this.top + last.height;
    if (isBeside) this.below = this.top;
    else if (column) this.below += column.spaceBefore;
    this.top = this.below;
  }
}

/** Returns where a column is from side to side, in px of the content box. */
function placeAcross({ at, count }: ColumnPlace, columns: BlockColumns): { left: number; width: number } {
  const width = getColumnWidth(columns.count);
  const step = (CONTENT_WIDTH - width) / (count - 1);
  return { left: (columns.dir === 'rtl' ? count - 1 - at : at) * step, width };
}

/** Lists the places of every part of every block, the heads included, from the heights that the layout knows. */
function listBlockPlaces({ pages, blocks, room, margin }: Placed, paper: PaperSize): BlockPlace[] {
  const begin = SHEETS[paper].marginY + (margin?.inset ?? 0);
  return pages.flatMap(({ number, slices }) => {
    const sheet = number - 1;
    const bare = blocks[slices[0]?.block ?? -1]?.withoutHeader === true && number > 1;
    const head = bare ? 0 : CONTENT_HEIGHT - (number === 1 ? room.first : room.other);
    const places: BlockPlace[] =
      head > 0
        ? [
            {
              key: number === 1 ? HEAD_KEY : RUNNING_HEAD_KEY,
              sheet,
              top: begin,
              height: head,
              start: 0,
              part: { from: 0, top: 0 },
            },
          ]
        : [];
    const down = new Descent(begin + head);
    for (const { block, from, to, top, spaceBefore, start, height, repeated, column, least } of slices) {
      const { key, columns } = blocks[block] ?? {};
      const below = down.add(spaceBefore, height, column);
      const across = column && columns ? placeAcross(column, columns) : {};
      if (key !== undefined && to > from && height > 0)
        places.push({
          key,
          sheet,
          top: below,
          ...across,
          height,
          start,
          repeated,
          ...(least !== undefined && { least }),
          part: { from, top },
        });
    }
    return places;
  });
}

/** Returns the blocks that have stickers, and their places; none in a kind whose stickers keep to the sheet. */
export const mapBlockPlaces = (
  { blocks, stickersStandOnBlocks = false, margin }: Standing,
  placed: Omit<Placed, 'blocks' | 'margin'>,
  paper: PaperSize,
): Pick<BlockPlaces, 'keys' | 'places'> =>
  stickersStandOnBlocks
    ? {
        keys: new Set(blocks.map(({ key }) => key)),
        places: listBlockPlaces({ ...placed, blocks, margin }, paper),
      }
    : NO_PLACES;
