import { FIGURES, type Figure } from '#shared/kinds/bingo/wins.ts';
import { deviceMemory } from '../../device/device-memory.ts';

const KEY = 'winning-figures';

/** Reads what wins in the games on this device: everything until a teacher chose. */
export function readWinningFigures(): readonly Figure[] {
  const stored = deviceMemory.read(KEY);
  return stored === null ? FIGURES : FIGURES.filter((figure) => stored.split(' ').includes(figure));
}

export const storeWinningFigures = (figures: readonly Figure[]): void =>
  deviceMemory.write(KEY, figures.join(' '));
