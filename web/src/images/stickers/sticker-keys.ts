import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { SheetGrid } from '../../document/sheet-grid.ts';
import { grow, nudge, rotateBy, type StickerPlace, sheetOf, toSheet } from './geometry.ts';

/** What a key does to a sticker, the step's name, and what is said of it. */
export interface KeyAct {
  readonly place: StickerPlace;
  readonly name: string;
  readonly says: string;
}

const STEP = 4;
const BIG_STEP = 48;
const WIDER = 8;
const TURN = 15;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIZES: Readonly<Record<string, number>> = { '+': WIDER, '=': WIDER, '-': -WIDER, _: -WIDER };
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

const inches = (px: number): string => `${(px / 96).toFixed(2)} in`;

/** Arrows move, with Shift further; + and - resize, R turns, Page Up and Page Down change the sheet. */
export function stickerKey(
  image: ImageAttachment,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  sheets: SheetGrid,
): KeyAct | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? BIG_STEP : STEP;
    return moved(nudge(image, { x: arrow[0] * step, y: arrow[1] * step }, sheets), sheets);
  }
  const wider = SIZES[key];
  if (wider !== undefined) {
    const place = grow(image, wider, sheets.paper);
    return { place, name: 'Resize sticker', says: `${inches(place.width)} wide` };
  }
  const pages = PAGES[key];
  if (pages !== undefined) return moved(toSheet(image, pages, sheets), sheets);
  if (key.toLowerCase() !== 'r') return null;
  const place = rotateBy(image, shiftKey ? -TURN : TURN, sheets.paper);
  return { place, name: 'Rotate sticker', says: `Turned to ${place.rotation}°` };
}

function moved(place: StickerPlace, { count }: SheetGrid): KeyAct {
  const page = count > 1 ? `, page ${sheetOf(place, count) + 1}` : '';
  const says = `${inches(place.x)} from the left, ${inches(place.y)} from the top${page}`;
  return { place, name: 'Move sticker', says };
}
