import { uniq } from 'es-toolkit';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { TextBox } from '../measure/measure-text.ts';
import { SHEETS } from '../sheet/page-sizes.ts';
import { getRotatedSize, placeSticker } from '../sheet/place-sticker.ts';
import type { BlockPlace, BlockPlaces } from './paper-content.ts';

/** The share of a picture along each of its sides that is mostly empty: a leaf fills no corner of its box. */
const EMPTY_EDGE = 0.12;

/** The least that must be covered of a line of text, in px each way. */
const LEAST = 3;

/** Returns the box of a sticker on its sheet that hides what is under it. */
function getCoveringBox(image: ImageAttachment, { paper }: BlockPlaces): TextBox {
  const { left, top, width, height } = placeSticker(image, paper);
  const taken = getRotatedSize(width, height, image.rotation);
  const half = { x: taken.width * (0.5 - EMPTY_EDGE), y: taken.height * (0.5 - EMPTY_EDGE) };
  const middle = { x: left + width / 2, y: top + height / 2 };
  return {
    left: middle.x - half.x,
    right: middle.x + half.x,
    top: middle.y - half.y,
    bottom: middle.y + half.y,
  };
}

const isOver = (a: TextBox, b: TextBox): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >= LEAST &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= LEAST;

/**
 * Lists the keys of the blocks whose text stickers cover, in the order of the sheets. `stickers` are in px of their
 * sheets; `readText` returns the text of a part, and is called only where a sticker covers it.
 */
export function listCoveredBlocks(
  stickers: readonly ImageAttachment[],
  on: BlockPlaces,
  readText: (place: BlockPlace) => readonly TextBox[],
): string[] {
  const { marginX } = SHEETS[on.paper];
  const boxes = stickers.map((image) => ({ sheet: image.docIndex, box: getCoveringBox(image, on) }));
  const covered = on.places.filter((place) => {
    const { sheet, top, height, left = 0 } = place;
    const over = boxes.filter(
      (sticker) => sticker.sheet === sheet && sticker.box.top < top + height && sticker.box.bottom > top,
    );
    if (over.length === 0) return false;
    const text = readText(place).map((line) => ({
      left: line.left + marginX + left,
      right: line.right + marginX + left,
      top: line.top + top,
      bottom: line.bottom + top,
    }));
    return over.some(({ box }) => text.some((line) => isOver(box, line)));
  });
  return uniq(covered.map(({ key }) => key));
}
