import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { type Corner, resizeSticker, rotateTo, type StickerPlace } from './geometry.ts';
import type { StickerGesture } from './use-sticker-gesture.ts';

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const getCornerName = ({ x, y }: Corner): string => `${x < 0 ? 'left' : 'right'} ${y < 0 ? 'top' : 'bottom'}`;

interface StickerHandlesProps {
  readonly paper: PaperSize;
  readonly gesture: StickerGesture;
  readonly onPlace: (place: StickerPlace, name: string) => void;
}

/**
 * Renders the handles by which the pointer resizes and turns an open sticker; keys do both on the sticker
 * itself.
 */
export const StickerHandles = ({ paper, gesture, onPlace }: StickerHandlesProps) => (
  <>
    {CORNERS.map((corner) => (
      <span
        key={getCornerName(corner)}
        aria-hidden="true"
        className="sticker-handle"
        data-corner={getCornerName(corner)}
        {...gesture((start, { at }) => onPlace(resizeSticker(start, corner, at, paper), 'Resize sticker'))}
      />
    ))}
    <span
      aria-hidden="true"
      className="sticker-handle sticker-turn"
      {...gesture((start, { at, shiftKey }) =>
        onPlace(rotateTo(start, at, shiftKey, paper), 'Rotate sticker'),
      )}
    />
  </>
);
