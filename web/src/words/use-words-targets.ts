import { useDeferredValue, useMemo } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { WordEntry } from '#shared/items/parts/words.ts';
import { listTargets, type MadeTarget, makeTarget, type WordsTarget } from './words-target.ts';

export interface OfferedTarget {
  readonly target: WordsTarget;
  readonly made: MadeTarget;
}

/** Makes what all targets make of words, behind the boxes that choose them. */
export function useWordsTargets(
  from: HandoutDocument,
  words: readonly WordEntry[],
): readonly OfferedTarget[] {
  const settled = useDeferredValue(words);
  return useMemo(
    () => listTargets(from).map((target) => ({ target, made: makeTarget(from, target, settled) })),
    [from, settled],
  );
}
