import { isEqual } from 'es-toolkit';
import type { Patch } from 'immer';
import { amendSteps } from './amend-steps.ts';

/** Holds a step that can be undone: its name in words, and the patches that do it and take it back. */
export interface UndoStep {
  readonly name: string;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Steps in a row with the same key are merged into one; null keeps the step separate. */
  readonly mergeKey: string | null;
}

export const HISTORY_LIMIT = 100;

/** Tells whether the later patches replace the very values that the earlier ones do, and do nothing else. */
const replacesSame = (earlier: readonly Patch[], later: readonly Patch[]): boolean =>
  earlier.length === later.length &&
  later.every(({ op, path }, at) => {
    const other = earlier[at];
    return op === 'replace' && other?.op === 'replace' && isEqual(path, other.path);
  });

/** Keeps the steps of one document, at most 100. A new step drops the undone ones. */
export class UndoHistory {
  private past: UndoStep[] = [];
  private future: UndoStep[] = [];
  private isMergeable = false;

  /** Returns the step that Undo takes back next; null where there is none. */
  get lastDone(): UndoStep | null {
    return this.past.at(-1) ?? null;
  }
  /** Returns the step that Redo repeats next; null where there is none. */
  get lastUndone(): UndoStep | null {
    return this.future.at(-1) ?? null;
  }

  add(step: UndoStep): void {
    this.future = [];
    const { lastDone } = this;
    if (lastDone && this.isMergeable && step.mergeKey !== null && step.mergeKey === lastDone.mergeKey) {
      // The keys of one word replace the same text again and again: a step of a long run is as small as one key.
      if (replacesSame(lastDone.patches, step.patches) && replacesSame(lastDone.inverse, step.inverse)) {
        lastDone.patches = step.patches;
        return;
      }
      lastDone.patches = [...lastDone.patches, ...step.patches];
      lastDone.inverse = [...step.inverse, ...lastDone.inverse];
      return;
    }
    this.past = [...this.past.slice(1 - HISTORY_LIMIT), step];
    this.isMergeable = true;
  }

  /** Ends a gesture: the next step is separate, whatever its key. */
  seal(): void {
    this.isMergeable = false;
  }

  /** Takes the last step out of the past; null where there is none. */
  undo(): UndoStep | null {
    return this.move(this.past, this.future);
  }

  redo(): UndoStep | null {
    return this.move(this.future, this.past);
  }

  private move(from: UndoStep[], to: UndoStep[]): UndoStep | null {
    const step = from.pop() ?? null;
    if (step) to.push(step);
    this.isMergeable = false;
    return step;
  }

  /** Corrects every step, as `amendSteps` says. `now` is the document between past and future. */
  amend<State extends object>(now: State, correct: (state: State) => State): void {
    const { lastDone } = this;
    this.past = amendSteps(this.past, now, { way: 'inverse', back: 'patches', correct });
    this.future = amendSteps(this.future, now, { way: 'patches', back: 'inverse', correct });
    this.isMergeable &&= lastDone === this.lastDone;
  }
}
