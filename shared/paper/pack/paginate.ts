import type { FlowBlock } from './flow.ts';
import { sumHeightAbove } from './keep-together.ts';
import { OpenPage, type PageContent } from './open-page.ts';
import { PagePacker } from './page-packer.ts';
import { shrinkLastUnit } from './shrink-last-unit.ts';

export type { ColumnPlace, PageContent, Slice } from './open-page.ts';

/**
 * Packs measured blocks into pages. It knows heights and flags and no item type; all lengths in px. A block
 * is kept whole where a page can hold it, together with the blocks that must stay with it. A taller block
 * splits between its units, never through one. The head of the first page is bound to the first block: a
 * block splits below a title rather than leave the title alone on its page.
 */

/** The free height of the first page and of every other one. */
export interface Room {
  readonly first: number;
  readonly other: number;
  /** The height of a page without a running head. */
  readonly withoutHeader?: number;
  /**
   * True where a head is above the blocks of the first page: a page break before the first block then starts
   * a page.
   */
  readonly headed?: boolean;
}

/**
 * Packs blocks into pages, at most as many; what is behind the last one has no page. Columns need a packer of their own, which loads
 * with the first document that has any.
 */
export function paginate(
  flow: readonly FlowBlock[],
  room: Room,
  most = Number.POSITIVE_INFINITY,
  Pages = PagePacker,
): PageContent[] {
  const getRoom = ({ withoutHeader }: FlowBlock): number =>
    withoutHeader ? (room.withoutHeader ?? room.other) : room.other;
  const blocks = flow.map((block, at) => {
    const page = getRoom(block);
    return shrinkLastUnit(block, page, block.shrinkableBy ? sumHeightAbove(flow, at, page) : 0);
  });
  const pages = new Pages(blocks, {
    open: (_, block) => new OpenPage(block ? getRoom(block) : room.first),
    getRoom,
    headed: room.headed === true,
    most,
  }).pack(0, blocks.length);
  return pages.map(({ slices, overflows }, at) => ({ number: at + 1, slices, overflows }));
}
