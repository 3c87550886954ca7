import { CONTENT_HEIGHT, SHEETS } from '../sheet/page-sizes.ts';
import { type BlockPlaces, RUNNING_HEAD_KEY } from './paper-content.ts';

/** The share of a page that stays white before anybody wonders. */
const MOST_WHITE = 1 / 3;

/** A page that ends early, because what follows it begins the next page whole. */
export interface WhitePage {
  /** The number of the page, from 1. */
  readonly page: number;
  /** The part of it that stays white, in percent. */
  readonly percent: number;
  /** Its height, in px. */
  readonly room: number;
  /** The key of the block that begins the next page. */
  readonly next: string;
  /** The height of the first rows of that block, in px, where it may be parted below them. */
  readonly least?: number;
}

/** Lists the pages of which more than a third stays white; the last page ends where it ends. */
export function listWhitePages({
  places,
  paper,
  margin,
}: Pick<BlockPlaces, 'places' | 'paper' | 'margin'>): WhitePage[] {
  const end = SHEETS[paper].marginY + CONTENT_HEIGHT - (margin?.inset ?? 0);
  const sheets = Map.groupBy(places, ({ sheet }) => sheet);
  return [...sheets].flatMap(([sheet, own]) => {
    const next = sheets.get(sheet + 1)?.find(({ key }) => key !== RUNNING_HEAD_KEY);
    const room = end - Math.max(...own.map(({ top, height }) => top + height));
    const share = room / CONTENT_HEIGHT;
    if (!next || next.start > 0 || share <= MOST_WHITE) return [];
    const { key, least } = next;
    const percent = Math.round(share * 100);
    return [{ page: sheet + 1, percent, room, next: key, ...(least !== undefined && { least }) }];
  });
}

/** Maps the keys of the blocks that are as wide as the page to their heights, in px. */
export function mapHeights({ places }: Pick<BlockPlaces, 'places'>): ReadonlyMap<string, number> {
  const wide = [...Map.groupBy(places, ({ key }) => key)].filter(([, parts]) =>
    parts.every(({ left }) => left === undefined),
  );
  return new Map(wide.map(([key, parts]) => [key, parts.reduce((sum, { height }) => sum + height, 0)]));
}
