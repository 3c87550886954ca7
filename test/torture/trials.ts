import { day } from './day/day.ts';
import { denial } from './denial/denial.ts';
import { hostile } from './hostile/hostile.ts';
import { publishes } from './publishes/publishes.ts';
import { puzzles } from './puzzles.ts';
import { saves } from './saves/saves.ts';
import { storage } from './storage/storage.ts';
import type { Trial } from './support/trial.ts';
import { tabs } from './tabs/tabs.ts';
import { writers } from './writers/writers.ts';

/** What `npm run torture -- NAME` runs. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  saves,
  writers,
  tabs,
  publishes,
  hostile,
  denial,
  day,
  storage,
  puzzles,
};
