import { createSeededRandom, shuffleWith } from '../../shuffle.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { listNamedOptions, speaksOfOthers } from '../../vocabulary/words-of-others.ts';
import { type ItemOption, listPrintedOptions } from './item-options.ts';

/** An option of a version of a sheet, with its place among the options as they were written, from 0. */
export interface DealtOption extends ItemOption {
  readonly place?: number;
}

/** Shuffles the options that may move among the places that they leave. */
export function dealOptions(options: readonly ItemOption[], seed: number): DealtOption[] {
  const placed = listPrintedOptions(options).map((option, place): DealtOption => ({ ...option, place }));
  const moving = shuffleWith(
    placed.filter(({ keeps_place }) => !keeps_place),
    createSeededRandom(seed),
  );
  return placed.map((option) => (option.keeps_place ? option : (moving.shift() ?? option)));
}

/**
 * Lists the places of options that should not move in a version: one that speaks of all others, and one that names others
 * by their letters, with those.
 */
export function listOptionsToKeep(options: readonly ItemOption[]): number[] {
  const texts = options.map(({ answer }) => toPlainText(answer).trim());
  const found = texts.flatMap((text, place) => {
    const named = listNamedOptions(text, texts.length);
    if (named.length > 0) return [...named, place];
    return speaksOfOthers(text) ? [place] : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}
