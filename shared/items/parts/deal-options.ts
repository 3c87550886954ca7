import { createSeededRandom, shuffleWith } from '../../shuffle.ts';
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
