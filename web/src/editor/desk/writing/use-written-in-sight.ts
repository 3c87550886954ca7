import { minBy } from 'es-toolkit';
import { type RefObject, useEffect, useMemo } from 'react';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { getLeastScroll } from './least-scroll.ts';
import { isWrittenPart, listBlockParts, listWrittenParts } from './written-part.ts';

/** Keeps on the desk what a user is at. Its functions are called when something of that has changed. */
interface WrittenInSight {
  /** Follows the caret from now on. */
  edited(): void;
  /** Brings an item into sight, whole where it fits. */
  opened(key: string): void;
  /** Brings into sight what an undo changed; where that is being written, its line. */
  changed(key: string): void;
  /** Follows what has moved. */
  laidOut(): void;
}

interface Follower extends WrittenInSight {
  /** Follows the caret on a desk of another size: a drawer or a keyboard leaves less of it. */
  resized(): void;
  leave(): void;
}

/** The room around a line, and around an item, in px. */
const AROUND_LINE = 24;
const AROUND_ITEM = 48;

/** How long it waits at most for an idle moment, in ms. */
const PATIENCE_MS = 100;

/** The events of a user who looks at another place of the sheets. */
const LEAVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Returns what keeps on the desk, by the least scroll, what is written or has been opened, until a user scrolls elsewhere. */
export function useWrittenInSight(desk: RefObject<HTMLElement | null>): WrittenInSight {
  const sight = useMemo(() => createWrittenInSight(() => desk.current), [desk]);
  useEffect(() => {
    const element = desk.current;
    for (const name of LEAVES) element?.addEventListener(name, sight.leave, { passive: true });
    const sizes = new ResizeObserver(sight.resized);
    if (element) sizes.observe(element);
    return () => {
      sizes.disconnect();
      for (const name of LEAVES) element?.removeEventListener(name, sight.leave);
      sight.leave();
    };
  }, [desk, sight]);
  return sight;
}

function createWrittenInSight(getDesk: () => HTMLElement | null): Follower {
  let follows: 'line' | { readonly item: string } | null = null;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const desk = getDesk();
    if (!desk || !follows) return;
    if (follows === 'line') scrollTo(desk, listWrittenParts(desk), AROUND_LINE);
    else scrollTo(desk, listBlockParts(desk, follows.item), AROUND_ITEM);
  };
  // Measures after the frame is painted, when it costs no layout and no key waits.
  const lookLater = () => {
    if (!follows || isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => runWhenIdle(look, PATIENCE_MS));
  };
  return {
    edited() {
      follows = 'line';
      lookLater();
    },
    opened(item) {
      follows = { item };
      lookLater();
    },
    changed(item) {
      follows = isWrittenPart(item) ? 'line' : { item };
      lookLater();
    },
    laidOut: lookLater,
    resized() {
      follows ??= 'line';
      lookLater();
    },
    leave() {
      follows = null;
    },
  };
}

/** Scrolls to the part that needs the least of it. */
function scrollTo(desk: HTMLElement, parts: readonly DOMRect[], around: number): void {
  const { top, bottom, left, right } = desk.getBoundingClientRect();
  const foot = Number.parseFloat(getComputedStyle(desk).scrollPaddingBottom) || 0;
  const scrolls = parts.map((part) => ({
    top: getLeastScroll(
      { from: part.top - around, to: part.bottom + around },
      { from: top, to: bottom - foot },
    ),
    left: getLeastScroll({ from: part.left, to: part.right }, { from: left, to: right }),
  }));
  const least = minBy(scrolls, (scroll) => Math.abs(scroll.top) + Math.abs(scroll.left));
  if (!least || (least.top === 0 && least.left === 0)) return;
  // A long way is jumped: a user would write unseen until the desk has scrolled there.
  const isFar = Math.abs(least.top) > desk.clientHeight;
  desk.scrollBy({ ...least, behavior: isFar ? 'instant' : 'auto' });
}
