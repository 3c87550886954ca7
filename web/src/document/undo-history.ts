import { isEqual as isSame } from 'es-toolkit';
import type { Patch } from 'immer';
import { applyPatches } from './apply-patches.ts';

/** Holds a step that can be undone: its name in words, and the patches that do it and take it back. */
export interface UndoStep {
  readonly name: string;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  /** Steps in a row with the same key are merged into one; null keeps the step separate. */
  readonly mergeKey: string | null;
}

export const HISTORY_LIMIT = 100;

/** Keeps the steps of one document, at most 100. A new step drops the undone ones. */
export class UndoHistory<State extends object> {
  private past: UndoStep[] = [];
  private future: UndoStep[] = [];
  private isMergeable = false;

  /** Returns the step that Undo would undo. */
  get last(): UndoStep | null {
    return this.past.at(-1) ?? null;
  }
  get undoName(): string | null {
    return this.last?.name ?? null;
  }
  get redoName(): string | null {
    return this.future.at(-1)?.name ?? null;
  }

  add(step: UndoStep): void {
    this.future = [];
    const { last } = this;
    if (last && this.isMergeable && step.mergeKey !== null && step.mergeKey === last.mergeKey) {
      last.patches = [...last.patches, ...step.patches];
      last.inverse = [...step.inverse, ...last.inverse];
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

  /**
   * Applies a correction to the document before and after every step, so that no undo brings back what no longer
   * holds. A step that then changes nothing is forgotten. `now` is the document between past and future.
   */
  amend(now: State, correct: (state: State) => State): void {
    const { last } = this;
    let state = now;
    this.past = this.past
      .toReversed()
      .flatMap((step) => {
        const after = state;
        state = applyPatches(after, step.inverse);
        return amendStep(step, state, after, correct);
      })
      .reverse();
    state = now;
    this.future = this.future
      .toReversed()
      .flatMap((step) => {
        const before = state;
        state = applyPatches(before, step.patches);
        return amendStep(step, before, state, correct);
      })
      .reverse();
    this.isMergeable &&= last === this.last;
  }
}

/** Returns the step between two corrected documents: none where they are the same, itself where nothing was corrected. */
function amendStep<State extends object>(
  step: UndoStep,
  before: State,
  after: State,
  correct: (state: State) => State,
): UndoStep[] {
  const [from, to] = [correct(before), correct(after)];
  if (from === before && to === after) return [step];
  if (isSame(from, to)) return [];
  // The step itself stays: an offer to undo it may hold it.
  return [Object.assign(step, { patches: replaceBy(to), inverse: replaceBy(from) })];
}

const replaceBy = (value: object): Patch[] => [{ op: 'replace', path: [], value }];
