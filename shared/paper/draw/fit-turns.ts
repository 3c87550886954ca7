import { partition } from 'es-toolkit';
import { createContext } from 'react';
import { flushSync } from 'react-dom';

/** Decides when texts are fitted, and parts with many of them drawn. */
interface FitTurns {
  /** Tells whether a part may be drawn in this task; one that is laid out anew may only in a task for that. */
  mayDraw(isAnew: boolean): boolean;
  /** Has a part drawn again in a later task. Returns what takes that back. */
  drawLater(drawAgain: () => void): () => void;
  /** Fits the text of a box now, or lets it wait for a later task. */
  take(box: HTMLElement, fitBox: () => void): 'done' | 'waits';
  /** Forgets what would fit a box later: it is set already, or is to be fitted in another way. */
  leave(box: HTMLElement): void;
  /** Calls back about boxes that were fitted: each such report has the pages packed again. */
  report(refitted: () => void): void;
}

/** All at once, as for print, unless an editor hands in `fittingInTurns`. */
export const FitTurnsContext = createContext<FitTurns>({
  mayDraw: () => true,
  drawLater: () => () => undefined,
  take(_, fitBox) {
    fitBox();
    return 'done';
  },
  leave: () => undefined,
  report: (refitted) => refitted(),
});

/** How long texts are fitted before the browser may answer a key and paint, in ms. */
const TURN_MS = 8;

/** How long parts are drawn in a task until the next one waits, in ms. The browser takes longer to lay them out. */
const DRAWING_MS = 3;

/** What has the parts drawn that wait for a turn. */
const drawing = new Set<() => void>();
/** True in a task that draws parts that waited. */
let isDrawingWaiting = false;
/** When the drawing of this task is over; null where the task has drawn nothing yet. */
let drawsUntil: number | null = null;

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
/** Tells whether anything waits for its turn. */
export const isFitting = (): boolean => waiting.size > 0 || drawing.size > 0;

/**
 * Fits a box within the turn of this task, or in one of the next: each size that is tried costs a layout, and a hundred
 * new words would keep a key waiting for seconds.
 */
export const fittingInTurns: FitTurns = {
  mayDraw(isAnew) {
    if (isAnew && !isDrawingWaiting) {
      beginTurn();
      return false;
    }
    if (drawsUntil !== null) return performance.now() < drawsUntil;
    drawsUntil = performance.now() + DRAWING_MS;
    beginTurn();
    return true;
  },
  drawLater(drawAgain) {
    drawing.add(drawAgain);
    beginWork();
    return () => drawing.delete(drawAgain);
  },
  take(box, fitBox) {
    if (endsAt === null) beginTurn();
    waiting.delete(box);
    if (hasTime()) {
      fitBox();
      return 'done';
    }
    waiting.set(box, fitBox);
    beginWork();
    return 'waits';
  },
  leave: (box) => void waiting.delete(box),
  report(refitted) {
    if (isFitting()) reports.add(refitted);
    else refitted();
  },
};

/** True from when something waits until nothing does, as the listeners know it. */
let isAtWork = false;

function beginWork(): void {
  if (isAtWork) return;
  isAtWork = true;
  callAll(listeners);
}

const hasTime = (): boolean => endsAt === null || performance.now() < endsAt;

function beginTurn(): void {
  endsAt = performance.now() + TURN_MS;
  if (timer !== null) return;
  // A task of its own: keys and paint come first.
  timer = setTimeout(() => {
    timer = null;
    endsAt = null;
    drawsUntil = null;
    if (isAtWork) takeTurn();
  });
}

/** Draws some of the parts that wait, or else fits some of the boxes. */
function takeTurn(): void {
  beginTurn();
  if (drawing.size > 0) drawWaiting();
  else fitWaiting();
  // What a key changes before the next turn has a turn of its own.
  endsAt = null;
  drawsUntil = null;
  if (isFitting()) return;
  isAtWork = false;
  callAll(reports);
  reports.clear();
  callAll(listeners);
}

/** Has all parts that wait drawn again: those without time wait once more. */
function drawWaiting(): void {
  const parts = [...drawing];
  drawing.clear();
  isDrawingWaiting = true;
  try {
    flushSync(() => callAll(parts));
  } finally {
    isDrawingWaiting = false;
  }
}

/** Fits as many of the waiting boxes as a turn has time for, those in sight first. */
function fitWaiting(): void {
  const [seen, unseen] = partition([...waiting], ([box]) => isInSight(box));
  for (const [box, fitBox] of [...seen, ...unseen]) {
    if (!hasTime()) break;
    waiting.delete(box);
    if (box.isConnected) fitBox();
  }
}

function isInSight(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function callAll(all: Iterable<() => void>): void {
  for (const one of all) one();
}
