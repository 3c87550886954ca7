import { range } from 'es-toolkit';

/** What a person, their connection or their device does next. */
export const ACTS = [
  ...(['edit', 'sleep', 'save', 'go offline', 'go online', 'kill', 'reload', 'open'] as const),
  ...(['end session', 'sign in', 'keep mine', 'use theirs'] as const),
] as const;
export type Act = (typeof ACTS)[number];

/** The editor of a tab: today's, that of the previous release, or one that is older than the server allows. */
export const EDITIONS = ['present', 'previous', 'outdated'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Step {
  readonly act: Act;
  /** The tab that does it. */
  readonly tab: number;
  /** How long a sleep lasts, in milliseconds. */
  readonly ms: number;
}

export interface Schedule {
  readonly editions: readonly Edition[];
  readonly steps: readonly Step[];
}

const TABS = 3;
const STEPS = 10;
/** How often each act is drawn; a choice where nobody asks for one is none. */
const WEIGHTS: Readonly<Record<Act, number>> = {
  ...{ edit: 10, sleep: 4, save: 7, 'go offline': 1, 'go online': 2, kill: 2, reload: 2, open: 3 },
  ...{ 'end session': 1, 'sign in': 2, 'keep mine': 1, 'use theirs': 1 },
};
/** What leads to an act, or follows from it, where chance alone would seldom bring both. */
const AROUND: Partial<Record<Act, readonly Act[]>> = {
  'end session': ['end session', 'edit', 'save', 'sign in'],
  'go offline': ['go offline', 'edit'],
  'keep mine': ['edit', 'save', 'edit', 'save', 'keep mine'],
  'use theirs': ['edit', 'save', 'edit', 'save', 'use theirs'],
};
const DRAWN = ACTS.flatMap((act) => range(WEIGHTS[act]).map(() => act));
const FIRST: readonly Act[] = ['edit', 'edit'];

/** Draws what three tabs do: both of two have typed before anything happens. */
export function drawSchedule(random: () => number): Schedule {
  const draw = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const drawn = range(STEPS).flatMap(() => {
    const act = draw(DRAWN);
    return AROUND[act] ?? [act];
  });
  return {
    editions: ['present', 'present', draw(['present', 'previous', 'previous', 'outdated'] as const)],
    steps: [...FIRST, ...drawn].map((act, place) => ({
      act,
      tab: place < FIRST.length ? place : Math.floor(random() * TABS),
      ms: draw([200, 200, 700, 700, 1200, 1200, 1200, 6500]),
    })),
  };
}
