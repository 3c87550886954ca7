import { PX_PER_INCH } from '#shared/paper/sheet/page-sizes.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { SheetGrid } from '../../document/sheet-grid.ts';
import { formatInches, getLengthUnit } from '../../fields/length-units.ts';
import { getSheet, growSticker, moveToSheet, nudgeSticker, rotateBy, type StickerPlace } from './geometry.ts';

/** The effect of a key on a sticker: the new place, the name of the undo step, and the announcement. */
export interface KeyAct {
  readonly place: StickerPlace;
  readonly name: string;
  readonly says: string;
}

const STEP = 4;
const BIG_STEP = 48;
const WIDER = 8;
const ROTATION_STEP = 15;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIZES: Readonly<Record<string, number>> = { '+': WIDER, '=': WIDER, '-': -WIDER, _: -WIDER };
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

const formatLength = (px: number, paper: PaperSize): string =>
  formatInches(px / PX_PER_INCH, getLengthUnit(paper));

/** Arrows move, with Shift further; + and - resize, R turns, Page Up and Page Down change the sheet. */
export function handleStickerKey(
  image: ImageAttachment,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  sheets: SheetGrid,
): KeyAct | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? BIG_STEP : STEP;
    return describeMove(nudgeSticker(image, { x: arrow[0] * step, y: arrow[1] * step }, sheets), sheets);
  }
  const wider = SIZES[key];
  if (wider !== undefined) {
    const place = growSticker(image, wider, sheets.paper);
    return { place, name: 'Resize sticker', says: `${formatLength(place.width, sheets.paper)} wide` };
  }
  const pages = PAGES[key];
  if (pages !== undefined) return describeMove(moveToSheet(image, pages, sheets), sheets);
  if (key.toLowerCase() !== 'r') return null;
  const place = rotateBy(image, shiftKey ? -ROTATION_STEP : ROTATION_STEP, sheets.paper);
  return { place, name: 'Rotate sticker', says: `Turned to ${place.rotation}°` };
}

function describeMove(place: StickerPlace, { paper, count }: SheetGrid): KeyAct {
  const page = count > 1 ? `, page ${getSheet(place, count) + 1}` : '';
  const [x, y] = [formatLength(place.x, paper), formatLength(place.y, paper)];
  const says = `${x} from the left, ${y} from the top${page}`;
  return { place, name: 'Move sticker', says };
}
