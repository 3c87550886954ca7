import { isEqual as isSame } from 'es-toolkit';
import type { Patch } from 'immer';
import { applyPatches } from './apply-patches.ts';

interface Step {
  patches: readonly Patch[];
  inverse: readonly Patch[];
}

interface Amendment<State> {
  /** The patches that lead from `now` to the states of these steps. */
  readonly way: keyof Step;
  /** The patches that lead back. */
  readonly back: keyof Step;
  readonly correct: (state: State) => State;
}

/**
 * Applies a correction to the document on both sides of every step, so that no undo brings back what no longer holds.
 * The last step is the next one to `now`. Returns the steps that still change something.
 *
 * Example: with the past steps A → B and B → C and `now` = C, the walk begins at C, comes to B by the inverse of the last step,
 * and to A by that of the first. Where C or B is corrected, the last step becomes: replace B by C, both corrected.
 */
export function amendSteps<S extends Step, State extends object>(
  steps: readonly S[],
  now: State,
  { way, back, correct }: Amendment<State>,
): S[] {
  let state = now;
  const kept = steps.toReversed().filter((step) => {
    const near = state;
    state = applyPatches(near, step[way]);
    const [from, to] = [correct(near), correct(state)];
    // The step itself stays the same object: an offer to undo it may hold it.
    if (from !== near || to !== state)
      Object.assign(step, { [way]: replaceWhole(to), [back]: replaceWhole(from) });
    return (from === near && to === state) || !isSame(from, to);
  });
  return kept.reverse();
}

/** Returns the patch that puts another value in place of the whole document. */
export const replaceWhole = (value: object): Patch[] => [{ op: 'replace', path: [], value }];
