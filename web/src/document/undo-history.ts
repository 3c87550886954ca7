import { isEqual } from 'es-toolkit';

/** A step that can be undone: what was done, in words, and the document before and after it. */
export interface UndoStep<State> {
  readonly name: string;
  before: State;
  after: State;
  /** Edits that carry the same key, one right after the other, are one step. */
  readonly mergeKey: string | null;
}

export const HISTORY_LIMIT = 100;

/** The steps of one document, at most 100; a new step forgets what was undone. */
export class UndoHistory<State> {
  private past: UndoStep<State>[] = [];
  private future: UndoStep<State>[] = [];
  private mergeable = false;

  /** What would be undone next. */
  get last(): UndoStep<State> | null {
    return this.past.at(-1) ?? null;
  }
  get undoName(): string | null {
    return this.last?.name ?? null;
  }
  get redoName(): string | null {
    return this.future.at(-1)?.name ?? null;
  }

  add(step: UndoStep<State>): void {
    this.future = [];
    const last = this.past.at(-1);
    if (last && this.mergeable && step.mergeKey !== null && step.mergeKey === last.mergeKey) {
      last.after = step.after;
      return;
    }
    this.past = [...this.past.slice(1 - HISTORY_LIMIT), step];
    this.mergeable = true;
  }

  /** The next edit starts a step of its own, whatever it joins: a gesture has ended. */
  seal(): void {
    this.mergeable = false;
  }

  /** Puts right in every step what became known only after it; a step that then changes nothing is forgotten. */
  amend(change: (state: State) => State): void {
    const stays = (step: UndoStep<State>): boolean => {
      const { before, after } = step;
      step.before = change(before);
      step.after = change(after);
      const isAmended = step.before !== before || step.after !== after;
      return !isAmended || !isEqual(step.before, step.after);
    };
    const last = this.past.at(-1);
    this.past = this.past.filter(stays);
    this.future = this.future.filter(stays);
    this.mergeable &&= last === this.past.at(-1);
  }

  undo(): UndoStep<State> | null {
    const step = this.past.pop() ?? null;
    if (step) this.future.push(step);
    this.mergeable = false;
    return step;
  }

  redo(): UndoStep<State> | null {
    const step = this.future.pop() ?? null;
    if (step) this.past.push(step);
    this.mergeable = false;
    return step;
  }
}
