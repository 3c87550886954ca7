import type { PaperSize } from '../../vocabulary/papers.ts';
import { CONTENT_HEIGHT, SHEETS } from '../sheet/page-sizes.ts';
import {
  type BlockPlace,
  type BlockPlaces,
  HEAD_KEY,
  type PaperBlock,
  type PaperContent,
  RUNNING_HEAD_KEY,
} from './paper-content.ts';
import type { PlacedPage } from './placed-page.ts';

type Standing = Pick<PaperContent, 'blocks' | 'stickersStandOnBlocks'>;

/** The places of a document without stickers. */
const NO_PLACES = { keys: new Set<string>(), places: [] } as const;

interface Placed {
  readonly pages: readonly PlacedPage[];
  readonly blocks: readonly PaperBlock[];
  /** The room that the heads leave, in px; the whole height where there is no head. */
  readonly room: { readonly first: number; readonly other: number };
}

/** Lists the places of every part of every block, the heads included, from the heights that the layout knows. */
function listBlockPlaces({ pages, blocks, room }: Placed, paper: PaperSize): BlockPlace[] {
  const { marginY } = SHEETS[paper];
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
              top: marginY,
              height: head,
              start: 0,
              part: { from: 0, top: 0 },
            },
          ]
        : [];
    let below = marginY + head;
    for (const { block, from, to, top, spaceBefore, start, height } of slices) {
      const key = blocks[block]?.key;
      below += spaceBefore;
      if (key !== undefined && to > from && height > 0)
        places.push({ key, sheet, top: below, height, start, part: { from, top } });
      below += height;
    }
    return places;
  });
}

/** Returns the blocks that have stickers, and their places; none in a kind whose stickers keep to the sheet. */
export const mapBlockPlaces = (
  { blocks, stickersStandOnBlocks = false }: Standing,
  placed: Omit<Placed, 'blocks'>,
  paper: PaperSize,
): Pick<BlockPlaces, 'keys' | 'places'> =>
  stickersStandOnBlocks
    ? {
        keys: new Set(blocks.map(({ key }) => key)),
        places: listBlockPlaces({ ...placed, blocks }, paper),
      }
    : NO_PLACES;
