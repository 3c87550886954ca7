import { type PointerEvent, useRef } from 'react';

/** How far a finger moves to the side, in px, before it is a swipe, and how much more to the side than up or down. */
const [FAR, FLAT] = [56, 1.5];

/** Returns what follows a finger on a card: a swipe to the left or to the right, as with a pile of cards. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  // The finger that swiped presses nothing.
  const hasSwiped = useRef(false);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      hasSwiped.current = false;
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const begin = from.current;
      from.current = null;
      if (!begin) return;
      const [aside, along] = [clientX - begin.x, clientY - begin.y];
      if (Math.abs(aside) < FAR || Math.abs(aside) < FLAT * Math.abs(along)) return;
      hasSwiped.current = true;
      onSwipe(aside < 0 ? 'left' : 'right');
    },
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
