import { partition } from 'es-toolkit';
import { createContext } from 'react';

/** Decides when texts are fitted. */
interface FitTurns {
  /** Fits the text of a box now, or lets it wait for a later task. */
  take(box: HTMLElement, fitBox: () => void): 'done' | 'waits';
  /** Calls back about boxes that were fitted: each such report has the pages packed again. */
  report(refitted: () => void): void;
}

/** All at once, as for print, unless an editor hands in `fittingInTurns`. */
export const FitTurnsContext = createContext<FitTurns>({
  take(_, fitBox) {
    fitBox();
    return 'done';
  },
  report: (refitted) => refitted(),
});

/** How long texts are fitted before the browser may answer a key and paint, in ms. */
const TURN_MS = 8;

/** The boxes that wait for a turn, and what fits each of them. */
const waiting = new Map<HTMLElement, () => void>();
/** The reports that wait until no box does. */
const reports = new Set<() => void>();
/** When the turn of this task is over; null where the task has fitted nothing yet. */
let endsAt: number | null = null;
/** The task of the next turn; null where none is to come. */
let timer: ReturnType<typeof setTimeout> | null = null;

const listeners = new Set<() => void>();
export const subscribeToFitting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Tells whether any box waits for its turn. */
export const isFitting = (): boolean => waiting.size > 0;

/**
 * Fits a box within the turn of this task, or in one of the next: each size that is tried costs a layout, and a hundred
 * new words would keep a key waiting for seconds.
 */
export const fittingInTurns: FitTurns = {
  take(box, fitBox) {
    if (endsAt === null) beginTurn();
    waiting.delete(box);
    if (hasTime()) {
      fitBox();
      return 'done';
    }
    const wasFitting = isFitting();
    waiting.set(box, fitBox);
    if (!wasFitting) callAll(listeners);
    return 'waits';
  },
  report(refitted) {
    if (isFitting()) reports.add(refitted);
    else refitted();
  },
};

const hasTime = (): boolean => endsAt === null || performance.now() < endsAt;

function beginTurn(): void {
  endsAt = performance.now() + TURN_MS;
  if (timer !== null) return;
  // A task of its own: keys and paint come first.
  timer = setTimeout(() => {
    timer = null;
    endsAt = null;
    if (isFitting()) fitWaiting();
  });
}

/** Fits as many of the waiting boxes as a turn has time for, those in sight first. */
function fitWaiting(): void {
  beginTurn();
  const [seen, unseen] = partition([...waiting], ([box]) => isInSight(box));
  for (const [box, fitBox] of [...seen, ...unseen]) {
    if (!hasTime()) break;
    waiting.delete(box);
    if (box.isConnected) fitBox();
  }
  // What a key changes before the next turn has a turn of its own.
  endsAt = null;
  if (isFitting()) return;
  callAll(reports);
  reports.clear();
  callAll(listeners);
}

function isInSight(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function callAll(all: ReadonlySet<() => void>): void {
  for (const one of all) one();
}
