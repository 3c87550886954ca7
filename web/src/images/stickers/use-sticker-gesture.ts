import { type PointerEvent, useRef } from 'react';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { getSheetPlace, type Point, type SheetGrid } from '../../document/sheet-grid.ts';

interface GestureOptions {
  readonly image: ImageAttachment;
  /** The index of the sticker's sheet, from 0. */
  readonly sheet: number;
  readonly sheets: SheetGrid;
  readonly zoom: number;
  readonly onEnd: () => void;
}

/**
 * The current point of a gesture, in px of the paper: `by` from its start, `at` on the sheet where it began.
 */
interface Pulled {
  readonly by: Point;
  readonly at: Point;
  readonly shiftKey: boolean;
}

export type StickerGesture = ReturnType<typeof useStickerGesture>;

/** A press that does not go further is no gesture; px of the screen. */
const LEAST = 3;
/** So close to the desk's edge it scrolls along; px of the screen. */
const EDGE = 48;
const SCROLL_STEP = 18;

interface Gesture {
  readonly image: ImageAttachment;
  readonly sheet: number;
  readonly from: Point;
  moves: boolean;
}

/** Returns the handlers of a handle; each gesture changes the sticker as it was when the gesture began. */
export function useStickerGesture({ image, sheet, sheets, zoom, onEnd }: GestureOptions) {
  const gestureRef = useRef<Gesture | null>(null);
  const toPoint = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
    const layer = currentTarget.closest('.sticker-layer')?.getBoundingClientRect();
    return { x: (clientX - (layer?.left ?? 0)) / zoom, y: (clientY - (layer?.top ?? 0)) / zoom };
  };
  return (onPull: (start: ImageAttachment, pulled: Pulled) => void, onStart?: () => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      gestureRef.current = { image, sheet, from: toPoint(event), moves: false };
      onStart?.();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const gesture = gestureRef.current;
      if (!gesture) return;
      scrollAlong(event);
      const now = toPoint(event);
      const by = { x: now.x - gesture.from.x, y: now.y - gesture.from.y };
      gesture.moves ||= Math.hypot(by.x, by.y) * zoom >= LEAST;
      if (!gesture.moves) return;
      const sheetsCorner = getSheetPlace(sheets, gesture.sheet);
      const at = { x: now.x - sheetsCorner.x, y: now.y - sheetsCorner.y };
      onPull(gesture.image, { by, at, shiftKey: event.shiftKey });
    },
    onPointerUp() {
      gestureRef.current = null;
      onEnd();
    },
    onPointerCancel() {
      gestureRef.current = null;
      onEnd();
    },
  });
}

/** Scrolls the desk when the pointer drags beyond its visible part. */
function scrollAlong({ currentTarget, clientY }: PointerEvent<HTMLElement>): void {
  const desk = currentTarget.closest('.desk');
  if (!desk) return;
  const { top, bottom } = desk.getBoundingClientRect();
  const step = clientY > bottom - EDGE ? SCROLL_STEP : clientY < top + EDGE ? -SCROLL_STEP : 0;
  if (step !== 0) desk.scrollBy({ top: step, behavior: 'instant' });
}
